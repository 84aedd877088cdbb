package import ViewCore

/// What a session knows about the talk with its page, and what to do next.
///
/// It does nothing itself.
///
/// Frames are numbered and kept until the page has acknowledged them, so that a page that was away
/// goes on where it was. While too many are unacknowledged, or nobody is there, the content is not
/// flushed at all: its changes gather, and one later frame tells them all. So the memory for a slow
/// or absent page is bounded by ``Limits/window`` frames.
package struct SessionState: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    case send(Frame)
    case handle(Event, node: NodeID)
    /// Flush the content now, and tell ``flushed(_:)`` what came out.
    case flush
    /// Have the content make more of what it has begun, and tell ``flushed(_:)`` what came out.
    case advance
    /// Have the content say all that there is, and tell ``flushed(_:)`` what came out.
    case rebuild
    /// Flush the content in a later turn of the main actor.
    case scheduleFlush
    case refuse(SessionRefusal)
  }

  /// An encoded frame with its number.
  package struct Frame: Equatable, Sendable {
    package var number: Int
    package var bytes: [UInt8]

    package init(number: Int, bytes: [UInt8]) {
      self.number = number
      self.bytes = bytes
    }
  }

  package let id: SessionID
  private let window: Int

  private var isConnected = false
  private var isWritable = true
  private var isDirty = false
  private var isFlushScheduled = false
  /// The frame after which more is to come, once the page has shown it.
  private var unfinishedFrame: Int?
  /// The last frame that the page has applied.
  private var lastReceived = 0

  private var lastFrame = 0
  private var lastEvent = 0
  private var lastEventTold = 0
  /// The frames that the page has not acknowledged, oldest first.
  package private(set) var unacknowledged: [Frame] = []
  private var typedTexts = TypedTexts()
  /// The elements that each of those takes away, disables or has report other events.
  private var changedListeners: [Int: Set<NodeID>] = [:]

  package init(id: SessionID, window: Int = Limits().window) {
    self.id = id
    self.window = window
  }

  // MARK: The page

  /// Whether a page that has the frames up to `received` lacks only frames that are still here.
  package func canResume(received: Int) -> Bool {
    (lastFrame - unacknowledged.count...lastFrame).contains(received)
  }

  /// A page is there, and has applied the frames up to `received`, after which it can resume.
  ///
  /// A page that comes back is shown first what its events have done, and then told that they have come.
  package mutating func connected(received: Int) -> [Action] {
    isConnected = true
    isWritable = true
    forget(through: received)
    let missed = unacknowledged.map(Action.send) + flushIfDirty()
    let welcome = send(.welcome(id))
    return received > 0 ? missed + [welcome] : [welcome] + missed
  }

  /// A page that was loaded anew is there, and has nothing of what the one before it had.
  package mutating func reopened() -> [Action] {
    isConnected = true
    isWritable = true
    forget(through: lastFrame)
    unfinishedFrame = nil
    typedTexts.removeAll()
    return [send(.welcome(id, after: lastFrame)), .rebuild]
  }

  /// The page vanished.
  ///
  /// It may come back.
  package mutating func disconnected() {
    isConnected = false
  }

  /// The way to the page is congested, or is free again.
  package mutating func writabilityChanged(_ isWritable: Bool) -> [Action] {
    self.isWritable = isWritable
    return acknowledgeIfOwed() + flushIfDirty()
  }

  /// The page has applied the frames up to `received`.
  package mutating func acknowledged(_ received: Int) -> [Action] {
    guard received <= lastFrame else { return [.refuse(.frameFromTheFuture(received))] }
    forget(through: received)
    return flushIfDirty()
  }

  /// The page reports an event.
  ///
  /// One that it reported before is only acknowledged again.
  ///
  /// - Parameters:
  ///   - report: The event.
  ///   - text: What is in a text field, or `nil` for what is none.
  /// - Returns: What is to be done.
  package mutating func reported(
    _ report: PageEvent,
    text: (NodeID) -> String? = { _ in nil }
  ) -> [Action] {
    guard report.received <= lastFrame else {
      return [.refuse(.frameFromTheFuture(report.received))]
    }
    forget(through: report.received)
    guard report.number > lastEvent else { return acknowledge() + flushIfDirty() }
    lastEvent = report.number
    isDirty = true
    let (event, node) = typedTexts.reported(report, text: text)
    return [.handle(event, node: node)]
      + (canFlush ? [.flush] : acknowledgeIfOwed())
  }

  /// The page asks whether anyone is there.
  package mutating func pinged() -> [Action] {
    acknowledge()
  }

  // MARK: The content

  /// The content has become dirty by itself.
  package mutating func contentChanged() -> [Action] {
    isDirty = true
    guard !isFlushScheduled, canFlush else { return [] }
    isFlushScheduled = true
    return [.scheduleFlush]
  }

  /// The turn of the scheduled flush has come.
  package mutating func scheduledFlushDue() -> [Action] {
    isFlushScheduled = false
    return flushIfDirty()
  }

  /// The content was mounted or flushed with this result, and has the focus at an element.
  package mutating func flushed(
    _ patches: [Patch],
    focus: NodeID? = nil,
    removedListeners: [NodeID] = [],
    isUnfinished: Bool = false
  ) -> [Action] {
    isDirty = false
    if !isUnfinished { unfinishedFrame = nil }
    // The page says of one frame at a time that it has shown it.
    let begins = isUnfinished && unfinishedFrame == nil
    guard begins || !patches.isEmpty else { return acknowledgeIfOwed() + scheduleMoreIfDue() }
    lastFrame += 1
    lastEventTold = lastEvent
    typedTexts.wrote(patches, focus: focus, frame: lastFrame)
    if begins { unfinishedFrame = lastFrame }
    let content = ServerFrame.Content.patches(patches, isUnfinished: begins)
    let frame = ServerFrame(number: lastFrame, acknowledged: lastEvent, content)
    let kept = Frame(number: lastFrame, bytes: frame.encoded())
    unacknowledged.append(kept)
    let changed = removedListeners + patches.compactMap(\.changedListener)
    if !changed.isEmpty { changedListeners[lastFrame] = Set(changed) }
    return (isConnected ? [.send(kept)] : []) + scheduleMoreIfDue()
  }

  /// The text fields in which the page may still show what the content has replaced.
  package var passedOverTexts: [NodeID] { typedTexts.pending }

  /// Whether the page may report what an element does not take, because it has not been told yet.
  package func isBehind(on node: NodeID) -> Bool {
    changedListeners.values.contains { $0.contains(node) }
  }

  // MARK: Helpers

  private var canFlush: Bool {
    isConnected && isWritable && unacknowledged.count < window
  }

  /// Shows what has changed, or else more of what has begun.
  private mutating func flushIfDirty() -> [Action] {
    guard canFlush else { return [] }
    if isDirty { return [.flush] }
    guard isMoreDue else { return [] }
    unfinishedFrame = nil
    return [.advance]
  }

  /// Whether the page has shown what has begun, and can take more of it.
  private var isMoreDue: Bool { unfinishedFrame.map { $0 <= lastReceived } ?? false }

  /// Sees to more of what has begun in a turn of its own, so that events are handled in between.
  private mutating func scheduleMoreIfDue() -> [Action] {
    guard isMoreDue, !isFlushScheduled else { return [] }
    isFlushScheduled = true
    return [.scheduleFlush]
  }

  private mutating func acknowledgeIfOwed() -> [Action] {
    lastEvent > lastEventTold ? acknowledge() : []
  }

  private mutating func acknowledge() -> [Action] {
    isConnected && isWritable ? [send(.patches([]))] : []
  }

  /// A frame outside the order of frames.
  private mutating func send(_ content: ServerFrame.Content) -> Action {
    lastEventTold = lastEvent
    let frame = ServerFrame(acknowledged: lastEvent, content)
    return .send(Frame(number: 0, bytes: frame.encoded()))
  }

  private mutating func forget(through received: Int) {
    lastReceived = max(lastReceived, received)
    guard let first = unacknowledged.first, first.number <= received else { return }
    unacknowledged.removeAll { $0.number <= received }
    if !changedListeners.isEmpty {
      changedListeners = changedListeners.filter { $0.key > received }
    }
  }
}

extension Patch {
  /// The element that reports other events from now on, or none, if it is one that stays.
  fileprivate var changedListener: NodeID? {
    switch self {
    case .setEvents(let node, _), .setAttribute(let node, "disabled", _): node
    default: nil
    }
  }
}

/// Why a session refused what a page told it.
package enum SessionRefusal: Equatable, Sendable {
  /// The page acknowledges a frame that was never made.
  case frameFromTheFuture(Int)
  /// The page reports an event that it could not have seen.
  case event(EventOutcome, node: NodeID)
}
