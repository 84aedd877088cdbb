internal import Dependencies
internal import Sharing

/// What a test store's core did and the test has not yet asserted.
@MainActor
final class ActionRecorder<State, Action>: CoreLog {
  struct HandledAction {
    let action: Action
    let stateBefore: State
    let stateAfter: State
    /// The shared values after it that are not what the test knows.
    let sharedAfter: SharedSnapshot
    /// The id that the next new stack element had before the action.
    let nextID: StackElementID
    /// Whether the test has been told that it should have received the action: it still may, and need not.
    var isOverdue = false
  }

  /// An action that started effects.
  private final class Cause: EffectCause {
    let action: Action

    init(_ action: Action) {
      self.action = action
    }

    override var actionLabel: String? { ActionLabel.text(of: action) }
  }

  private(set) var received: [HandledAction] = []
  /// The action that the test sent last.
  private var sent: HandledAction?
  private let stackElementIDs: StackElementIDGenerator
  private let sharedChanges: SharedChangeTracker
  private var nextID = StackElementID(generation: 0)

  /// An effect with the action that started it, which nobody else keeps.
  private struct StartedEffect {
    let serial: Int
    let cause: EffectCause?
    /// Whether the test may end before it.
    var isSkipped = false
  }

  private var running: [StartedEffect] = []
  private var waiting: (condition: () -> Bool, waiter: Waiter)?

  init(stackElementIDs: StackElementIDGenerator, sharedChanges: SharedChangeTracker) {
    self.stackElementIDs = stackElementIDs
    self.sharedChanges = sharedChanges
  }

  /// Whether effects run that the test has not passed over.
  var hasRunningEffects: Bool { running.contains { !$0.isSkipped } }

  /// The actions that started these effects, once for each effect.
  var actionsWithRunningEffects: [Action] {
    actions(of: running.filter { !$0.isSkipped })
  }

  /// The actions that started the effects that can send something, passed over or not.
  var actionsWithAnyEffects: [Action] { actions(of: running) }

  private func actions(of effects: [StartedEffect]) -> [Action] {
    effects.compactMap { ($0.cause as? Cause)?.action }
  }

  /// The actions that are to be received, and of which the test has not been told.
  var unreceived: [Action] {
    received.filter { !$0.isOverdue }.map(\.action)
  }

  func takeSent() -> HandledAction? {
    sent.take()
  }

  /// Takes an overdue action that satisfies a condition, or else the next one, be it that or another.
  func takeNextReceived(where isMet: (Action) -> Bool) -> HandledAction? {
    let index = received.firstIndex { !$0.isOverdue || isMet($0.action) } ?? received.indices.first
    return index.map { received.remove(at: $0) }
  }

  /// Notes that the test was told of all actions that it has not received.
  func markOverdue() {
    for index in received.indices {
      received[index].isOverdue = true
    }
  }

  /// Takes the first received action that satisfies a condition, and those before it.
  func takeReceived(
    where isMet: (Action) -> Bool
  ) -> (skipped: [HandledAction], match: HandledAction)? {
    guard let index = received.firstIndex(where: { isMet($0.action) }) else { return nil }
    defer { received.removeFirst(index + 1) }
    return (Array(received[..<index]), received[index])
  }

  func forgetReceived() {
    received = []
  }

  func forgetRunningEffects() {
    running = []
  }

  /// Lets the test end before the effects that run.
  func skipRunningEffects() {
    for index in running.indices {
      running[index].isSkipped = true
    }
  }

  /// Waits until an action is received that satisfies a condition, or nothing runs that could send
  /// one.
  func waitForReceived(
    timeout: Duration,
    where isMet: @escaping (HandledAction) -> Bool
  ) async {
    await wait(timeout: timeout) {
      self.running.isEmpty || self.received.contains(where: isMet)
    }
  }

  /// Waits until no effect runs that the test has not passed over.
  func waitForEffects(timeout: Duration) async {
    await wait(timeout: timeout) { !self.hasRunningEffects }
  }

  /// Waits until a condition is met, and still is when the one who waits goes on.
  private func wait(timeout: Duration, until condition: @escaping () -> Bool) async {
    defer { waiting = nil }
    let end = ContinuousClock.now.advanced(by: timeout)
    while !condition() {
      let isInTime = await Waiter.wait(timeout: ContinuousClock.now.duration(to: end)) {
        waiting = (condition, $0)
        // NB: It may have been met on the way here.
        somethingHappened()
      }
      guard isInTime else { return }
    }
  }

  private func somethingHappened() {
    guard let waiting, waiting.condition() else { return }
    waiting.waiter.resume(true)
  }

  func willHandle() {
    nextID = stackElementIDs.upcoming
  }

  func handled(
    _ action: Action,
    from origin: ActionOrigin,
    before: State,
    after: State
  ) -> EffectCause {
    let handled = HandledAction(
      action: action,
      stateBefore: before,
      stateAfter: after,
      sharedAfter: sharedChanges.snapshot(),
      nextID: nextID
    )
    switch origin {
    case .user:
      sent = handled
    case .effect:
      received.append(handled)
      somethingHappened()
    }
    return Cause(action)
  }

  func effectStarted(serial: Int, cause: EffectCause?) {
    running.append(StartedEffect(serial: serial, cause: cause))
  }

  func effectEnded(serial: Int) {
    running.removeAll { $0.serial == serial }
    somethingHappened()
  }
}
