import BrowserHost
import ViewCore

extension SessionID {
  static func make(_ digit: Character = "a") -> SessionID {
    guard let id = SessionID(String(repeating: digit, count: 64)) else {
      preconditionFailure("'\(digit)' is not a hexadecimal digit.")
    }
    return id
  }
}

extension BrowserID {
  static func make(_ digit: Character) -> BrowserID? {
    BrowserID("\(SessionID.make(digit))")
  }

  static func numbered(_ number: Int) -> BrowserID? {
    let digits = String(number, radix: 16)
    return BrowserID(String(repeating: "0", count: 64 - digits.count) + digits)
  }
}

extension SessionState {
  /// A session as it is after its first patches, which no page has seen yet.
  static func make(window: Int = 4, limits: Limits = Limits()) -> SessionState {
    var limits = limits
    limits.window = window
    var state = SessionState(id: .make(), limits: limits)
    _ = state.flushed([.setText(node: 1, "first")])
    return state
  }

  /// A session whose page has everything.
  static func makeConnected(window: Int = 4, limits: Limits = Limits()) -> SessionState {
    var state = make(window: window, limits: limits)
    _ = state.connected(received: 0)
    _ = state.acknowledged(1)
    return state
  }
}

extension SessionState.Action {
  static func sends(
    _ number: Int = 0,
    acknowledging event: Int = 0,
    _ patches: Patch...,
    isUnfinished: Bool = false
  ) -> Self {
    let content = ServerFrame.Content.patches(patches, isUnfinished: isUnfinished)
    let frame = ServerFrame(number: number, acknowledged: event, content)
    return .send(SessionState.Frame(number: number, bytes: frame.encoded()))
  }

  static func welcomes(acknowledging event: Int = 0) -> Self {
    let frame = ServerFrame(acknowledged: event, .welcome(.make()))
    return .send(SessionState.Frame(number: 0, bytes: frame.encoded()))
  }
}

extension PageEvent {
  static func make(_ number: Int, received: Int = 1, node: NodeID = 1, _ event: Event = .click)
    -> PageEvent
  {
    PageEvent(number: number, received: received, node: node, event: event)
  }
}
