import BrowserHost
import Synchronization
import ViewCore

/// Content without views: a number, a button that counts, one that is disabled, and a field that has no element.
@MainActor
final class CounterContent: SessionContent {
  enum Node {
    static let count = 1
    static let increment = 2
    static let locked = 3
    static let field = 4
  }

  var needsFlush: (() -> Void)?
  var onLogout: ((String) -> Void)?
  private(set) var removedListeners: [NodeID] = []
  var focusedNode: NodeID? { nil }
  private(set) var count = 0
  private var isIncrementGone = false
  private var isIncrementShown = true
  private(set) var isMounted = false
  private(set) var flushes = 0
  private var shownCount = 0

  /// It has one screen, and so no other address.
  let ignoredAddress: AddressPath?
  /// The text of the button.
  private let label: String

  init(address: AddressPath = .root, label: String = "Increment") {
    self.label = label
    ignoredAddress = address == .root ? nil : AddressPath(address.withoutQuery)
  }

  func mount() -> [Patch] {
    isMounted = true
    return rebuild()
  }

  func rebuild() -> [Patch] {
    shownCount = count
    return [
      insert(Node.count, Element("span", text: "\(count)")),
      insert(Node.increment, Element("button", text: label, events: .click)),
      insert(
        Node.locked,
        Element("button", attributes: [.init("disabled", "")], text: "Locked", events: .click)
      ),
    ]
  }

  /// All patches come at once.
  let isUnfinished = false

  func advance() -> [Patch] { [] }

  func releaseRemovedNodes() {}

  func flush() -> [Patch] {
    flushes += 1
    removedListeners = isIncrementGone && isIncrementShown ? [Node.increment] : []
    isIncrementShown = !isIncrementGone
    if !removedListeners.isEmpty { return [.remove(node: Node.increment)] }
    guard count != shownCount else { return [] }
    shownCount = count
    return [.setText(node: Node.count, "\(count)")]
  }

  let fileTransfers = FileTransfers()

  func text(in node: NodeID) -> String? { node == Node.field ? "" : nil }

  let closedBarriers: [NodeID] = []

  func handle(_ event: Event, on node: NodeID, unseen: Set<NodeID>) -> EventOutcome {
    switch node {
    case Node.increment where isIncrementGone: return .unknownNode
    case Node.increment where event == .click:
      count += 1
      return .handled
    case Node.increment, Node.count: return .notListening
    case Node.locked: return .disabled
    case Node.field: return .handled
    default: return .unknownNode
    }
  }

  func unmount() {
    isMounted = false
  }

  /// Counts by itself, as an effect does.
  func tick() {
    let wasClean = count == shownCount
    count += 1
    if wasClean { needsFlush?() }
  }

  /// Takes the button away by itself.
  func removeIncrement() {
    isIncrementGone = true
    needsFlush?()
  }

  private func insert(_ id: NodeID, _ element: Element) -> Patch {
    .insert(ElementTree(id: id, element: element), into: 0, before: nil)
  }
}

/// A connection that records the frames of a session.
final class RecordingConnection: Connection {
  let beginning: ContinuousClock.Instant
  let browser: BrowserID?
  let address: String?
  let origin: String?
  let basePath = BasePath.root
  let user: WindowUser?
  let request: PageRequest
  private let state = Mutex((frames: [String](), reasons: [CloseReason](), isDropped: false))

  init(
    beginning: ContinuousClock.Instant = .now,
    browser: BrowserID? = .make("c"),
    address: String? = "192.0.2.1",
    origin: String? = "http://localhost",
    user: WindowUser? = nil,
    request: PageRequest = PageRequest()
  ) {
    self.user = user
    self.request = request
    self.beginning = beginning
    self.browser = browser
    self.address = address
    self.origin = origin
  }

  /// The frames that were sent since the last call.
  func takeFrames() -> [String] {
    state.withLock { state in
      defer { state.frames = [] }
      return state.frames
    }
  }

  var closeReasons: [CloseReason] { state.withLock(\.reasons) }

  /// Whether the server does not wait until the page has read.
  var isDropped: Bool { state.withLock(\.isDropped) }

  func send(_ frame: [UInt8]) {
    state.withLock { $0.frames.append(String(decoding: frame, as: UTF8.self)) }
  }

  func close(_ reason: CloseReason) {
    state.withLock { $0.reasons.append(reason) }
  }

  func keep() {}

  func dropIfUnread() {
    state.withLock { $0.isDropped = true }
  }
}

/// Lines that a log wrote.
final class RecordedLines: Sendable {
  private let lines = Mutex<[String]>([])
  private let (news, newsContinuation) = AsyncStream<Void>.makeStream()

  var all: [String] { lines.withLock(\.self) }

  func append(_ line: String) {
    lines.withLock { $0.append(line) }
    newsContinuation.yield()
  }

  /// Waits for a number of lines, because a socket may end before the line about it is written.
  func wait(for count: Int) async {
    for await _ in news where all.count >= count { return }
  }
}
