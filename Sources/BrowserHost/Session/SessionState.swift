package import ViewCore

/// The state of a session's protocol: it takes messages and changes, and returns the actions to perform.
///
/// It performs none itself.
///
/// Frames are numbered and kept until the page has acknowledged them, so that a page can resume after its
/// connection was lost. While too many frames are unacknowledged, or no page is connected, the content is
/// not flushed. Its changes gather, and one later frame has them all. So ``Limits/window`` bounds the frames
/// for a slow or absent page. ``Limits/unacknowledgedBytes`` bounds their size.
package struct SessionState: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    case send(Frame)
    /// Handle an event of a page that did not have some of the barriers when it happened.
    case handle(Event, node: NodeID, unseen: Set<NodeID> = [])
    /// Flush the content now, and pass the patches to ``flushed(_:)``.
    case flush
    /// Make the next batch of the content, and pass the patches to ``flushed(_:)``.
    case advance
    /// Describe all of the content anew, and pass the patches to ``flushed(_:)``.
    case rebuild
    /// Flush the content in a later main-actor job.
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
  private let limits: Limits

  private var isConnected = false
  private var isWritable = true
  private var isDirty = false
  private var isFlushScheduled = false
  /// The frame after which the next batch comes, once the page has shown it.
  private var unfinishedFrame: Int?
  /// The last frame that the page has applied.
  private var lastReceived = 0

  private var lastFrame: Int
  /// The last event of the page that was handled or refused.
  package private(set) var lastEvent = 0
  private var lastEventAcknowledged = 0
  /// The frames that the page has not acknowledged, oldest first.
  package private(set) var unacknowledged: [Frame] = []
  /// The number of bytes in those frames.
  package private(set) var unacknowledgedBytes = 0
  private var typedTexts: TypedTexts
  /// The elements that each of those frames removes, disables or gives other events.
  private var changedListeners: [Int: Set<NodeID>] = [:]
  /// The elements that keep the user from others since each of those frames.
  private var closedBarriers: [Int: Barriers] = [:]

  /// The elements that have kept the user from others since a time.
  private struct Barriers: Equatable {
    let nodes: [NodeID]
    let beginning: ContinuousClock.Instant
  }

  /// - Parameters:
  ///   - id: The session.
  ///   - limits: The limits.
  ///   - lastEvent: The last event of the page that an earlier process has handled.
  ///   - lastFrame: The number before that of the first frame.
  package init(
    id: SessionID,
    limits: Limits = Limits(),
    lastEvent: Int = 0,
    lastFrame: Int = 0
  ) {
    self.id = id
    self.lastEvent = lastEvent
    self.lastFrame = lastFrame
    self.limits = limits
    typedTexts = TypedTexts(byteLimit: 4 * limits.messageBytes, writingLimit: limits.window)
  }

  // MARK: The page

  /// Whether all frames after `received` are still kept.
  package func canResume(received: Int) -> Bool {
    (lastFrame - unacknowledged.count...lastFrame).contains(received)
  }

  /// A page has connected that has applied the frames up to `received`, after which it can resume.
  ///
  /// A page that comes back gets the results of its events first, and then their acknowledgement.
  package mutating func connected(received: Int) -> [Action] {
    isConnected = true
    isWritable = true
    forget(through: received)
    let before = lastFrame - unacknowledged.count
    let missed = unacknowledged.map(Action.send) + flushIfDirty()
    if received > 0 { return missed + [send(.welcome(id))] }
    return [send(.welcome(id, after: before > 0 ? before : nil))] + missed
  }

  /// A page has connected that has no frame of this session, because it was loaded anew or was at another process.
  package mutating func reopened() -> [Action] {
    isConnected = true
    isWritable = true
    forget(through: lastFrame)
    unfinishedFrame = nil
    typedTexts.removeAll()
    return [send(.welcome(id, after: lastFrame)), .rebuild]
  }

  /// The page has lost its connection.
  ///
  /// It may come back.
  package mutating func disconnected() {
    isConnected = false
    if unacknowledgedBytes > limits.keptBytes { forgetFrames() }
  }

  /// The connection is congested, or is writable again.
  package mutating func writabilityChanged(_ isWritable: Bool) -> [Action] {
    self.isWritable = isWritable
    return acknowledgeIfOwed() + flushIfDirty()
  }

  /// The page has applied the frames up to `received`.
  package mutating func acknowledged(_ received: Int) -> [Action] {
    guard received <= lastFrame else { return [.refuse(.frameFromTheFuture(received))] }
    forget(through: received)
    typedTexts.acknowledged(through: received)
    return flushIfDirty()
  }

  /// The page reports an event.
  ///
  /// A repeated event is only acknowledged again.
  ///
  /// - Parameters:
  ///   - report: The event.
  ///   - now: The time, which counts where the page may lack a barrier.
  ///   - text: Returns the text of a text field, or `nil` for another element.
  /// - Returns: The actions to perform.
  package mutating func reported(
    _ report: PageEvent,
    at now: @autoclosure () -> ContinuousClock.Instant = .now,
    text: (NodeID) -> String? = { _ in nil }
  ) -> [Action] {
    guard report.received <= lastFrame else {
      return [.refuse(.frameFromTheFuture(report.received))]
    }
    forget(through: report.received)
    typedTexts.acknowledged(through: report.received)
    guard report.number > lastEvent else { return acknowledge() + flushIfDirty() }
    lastEvent = report.number
    isDirty = true
    let (event, node) = typedTexts.reported(report, text: text)
    // A page that types ahead for another field has not seen what covers that field.
    let unseen = node == report.node ? unseenBarriers(at: now()) : []
    return [.handle(event, node: node, unseen: unseen)]
      + (canFlush ? [.flush] : acknowledgeIfOwed())
  }

  /// The page reported an event that is refused, or the values of some elements in it.
  ///
  /// It is acknowledged like any other, because the page would send it again.
  package mutating func refused(
    _ number: Int,
    received: Int,
    nodes: [NodeID] = []
  ) -> [Action] {
    guard received <= lastFrame else { return [.refuse(.frameFromTheFuture(received))] }
    forget(through: received)
    lastEvent = max(lastEvent, number)
    let answer = isConnected ? [send(.refused(event: number, nodes: nodes))] : []
    return flushIfDirty() + answer
  }

  /// The page asks for a sign of life.
  package mutating func pinged() -> [Action] {
    acknowledge()
  }

  /// The changes of the events up to a number are saved, or no event is from now on.
  package mutating func saved(through event: Int?, isAnew: Bool = false) -> [Action] {
    isConnected && isWritable ? [send(.saved(event: event, isAnew: isAnew))] : []
  }

  // MARK: The content

  /// The content has become dirty by itself.
  package mutating func contentChanged() -> [Action] {
    isDirty = true
    guard !isFlushScheduled, canFlush else { return [] }
    isFlushScheduled = true
    return [.scheduleFlush]
  }

  /// The scheduled flush is due.
  package mutating func scheduledFlushDue() -> [Action] {
    isFlushScheduled = false
    return flushIfDirty()
  }

  /// The content was mounted or flushed with these patches, and has the focus at an element.
  package mutating func flushed(
    _ patches: [Patch],
    focus: NodeID? = nil,
    removedListeners: [NodeID] = [],
    closedBarriers: [NodeID] = [],
    isUnfinished: Bool = false,
    at now: @autoclosure () -> ContinuousClock.Instant = .now
  ) -> [Action] {
    isDirty = false
    if !isUnfinished { unfinishedFrame = nil }
    // The page acknowledges one unfinished frame at a time.
    let begins = isUnfinished && unfinishedFrame == nil
    guard begins || !patches.isEmpty else { return acknowledgeIfOwed() + scheduleMoreIfDue() }
    lastFrame += 1
    lastEventAcknowledged = lastEvent
    typedTexts.wrote(patches, focus: focus, frame: lastFrame)
    if begins { unfinishedFrame = lastFrame }
    let content = ServerFrame.Content.patches(patches, isUnfinished: begins)
    let frame = ServerFrame(number: lastFrame, acknowledged: lastEvent, content)
    let kept = Frame(number: lastFrame, bytes: frame.encoded())
    unacknowledged.append(kept)
    unacknowledgedBytes += kept.bytes.count
    let changed = removedListeners + patches.compactMap(\.changedListener)
    if !changed.isEmpty { changedListeners[lastFrame] = Set(changed) }
    if !closedBarriers.isEmpty {
      self.closedBarriers[lastFrame] = Barriers(nodes: closedBarriers, beginning: now())
    }
    return (isConnected ? [.send(kept)] : []) + scheduleMoreIfDue()
  }

  /// The bytes of the texts that are kept to be merged with those of the user.
  package var typedBytes: Int { typedTexts.bytes }

  /// The text fields in which the page may still show what the content has replaced.
  package var passedOverTexts: [NodeID] { typedTexts.pending }

  /// Whether the page may report events that an element no longer takes, because it lacks the frame with that change.
  package func isBehind(on node: NodeID) -> Bool {
    changedListeners.values.contains { $0.contains(node) }
  }

  // MARK: Helpers

  /// The elements that keep the user from others, in frames that the page may lack.
  ///
  /// A page that does not acknowledge such a frame pretends to lack it after some seconds.
  private func unseenBarriers(at now: @autoclosure () -> ContinuousClock.Instant) -> Set<NodeID> {
    guard !closedBarriers.isEmpty else { return [] }
    let now = now()
    let unseen = closedBarriers.values.filter { now - $0.beginning < limits.inFlightTime }
    return Set(unseen.lazy.flatMap(\.nodes))
  }

  private var canFlush: Bool {
    isConnected && isWritable && unacknowledged.count < limits.window
      && unacknowledgedBytes < limits.unacknowledgedBytes
  }

  /// Flushes changes, or else makes the next batch.
  private mutating func flushIfDirty() -> [Action] {
    guard canFlush else { return [] }
    if isDirty { return [.flush] }
    guard isMoreDue else { return [] }
    unfinishedFrame = nil
    return [.advance]
  }

  /// Whether the page has shown the last batch, so that the next one is due.
  private var isMoreDue: Bool { unfinishedFrame.map { $0 <= lastReceived } ?? false }

  /// Schedules the next batch in a main-actor job of its own, so that events are handled in between.
  private mutating func scheduleMoreIfDue() -> [Action] {
    guard isMoreDue, !isFlushScheduled else { return [] }
    isFlushScheduled = true
    return [.scheduleFlush]
  }

  private mutating func acknowledgeIfOwed() -> [Action] {
    lastEvent > lastEventAcknowledged ? acknowledge() : []
  }

  private mutating func acknowledge() -> [Action] {
    isConnected && isWritable ? [send(.patches([]))] : []
  }

  /// Sends a frame without a number.
  private mutating func send(_ content: ServerFrame.Content) -> Action {
    lastEventAcknowledged = lastEvent
    let frame = ServerFrame(acknowledged: lastEvent, content)
    return .send(Frame(number: 0, bytes: frame.encoded()))
  }

  /// Drops all frames that the page has not acknowledged.
  package mutating func forgetFrames() {
    forget(through: lastFrame)
    typedTexts.acknowledged(through: lastFrame)
  }

  /// Forgets the texts that are kept to be merged with those of the user.
  package mutating func forgetTypedTexts() {
    typedTexts.removeAll()
  }

  private mutating func forget(through received: Int) {
    lastReceived = max(lastReceived, received)
    guard let first = unacknowledged.first, first.number <= received else { return }
    unacknowledged.removeAll { $0.number <= received }
    unacknowledgedBytes = unacknowledged.reduce(0) { $0 + $1.bytes.count }
    if !changedListeners.isEmpty {
      changedListeners = changedListeners.filter { $0.key > received }
    }
    if !closedBarriers.isEmpty {
      closedBarriers = closedBarriers.filter { $0.key > received }
    }
  }
}

extension Patch {
  /// The element that this patch disables or gives other events, if any.
  fileprivate var changedListener: NodeID? {
    switch self {
    case .setEvents(let node, _), .setAttribute(let node, "disabled", _),
      .setAttribute(let node, "aria-disabled", _):
      node
    default: nil
    }
  }
}

/// Why a session refused a message of its page.
package enum SessionRefusal: Equatable, Sendable {
  /// The page acknowledges a frame that was never made.
  case frameFromTheFuture(Int)
  /// The page reports an event that it could not have seen.
  case event(EventOutcome, node: NodeID)
}
