/// What people have begun on a page and not ended yet: presses, drags and pinches.
struct UnfinishedEvents {
  /// What the page would report if all broke off now, in the order in which it began.
  private var ends: [NodeID: [Event]] = [:]

  /// The elements on which something goes on.
  var nodes: [NodeID] { Array(ends.keys) }

  func isAnything(on node: NodeID) -> Bool { ends[node] != nil }

  /// Takes note of what an event of an element begins, goes on with or ends.
  mutating func note(_ event: Event, on node: NodeID) {
    guard [.press, .drag, .pinch].contains(event.kind) else { return }
    let others = ends[node, default: []].filter { $0.kind != event.kind }
    let all = others + (event.breakingOff.map { [$0] } ?? [])
    ends[node] = all.isEmpty ? nil : all
  }

  /// What breaks off on an element that from now on answers some kinds of event alone.
  mutating func breakOff(on node: NodeID, except kinds: EventKinds) -> [Event] {
    guard let all = ends[node] else { return [] }
    let others = all.filter { kinds.contains($0.kind) }
    ends[node] = others.isEmpty ? nil : others
    return all.filter { !kinds.contains($0.kind) }
  }
}

extension Event {
  /// What the page reports where that breaks off of which the event tells, or `nil` where that is over.
  fileprivate var breakingOff: Event? {
    switch self {
    case .press(true): return .press(false)
    case .drag(var drag) where drag.phase == .moved:
      drag.phase = .cancelled
      return .drag(drag)
    case .pinch(var pinch) where pinch.phase == .moved:
      pinch.phase = .cancelled
      return .pinch(pinch)
    default: return nil
    }
  }
}
