internal import Dependencies
internal import Sharing

/// Records the actions and effects of a test store that the test has not yet asserted.
@MainActor
final class ActionRecorder<State, Action>: CoreLog {
  struct HandledAction {
    let action: Action
    let stateBefore: State
    let stateAfter: State
    /// The shared values that differed from the test's expectation after the action.
    let sharedAfter: SharedSnapshot
    /// The id of the next new stack element, as it was before the action.
    let nextID: StackElementID
    /// The ids of elements that the reducer could not add.
    let leftOut: [Any]
    /// Whether the reducer applied a written value.
    let appliedWrite: Bool
    /// Whether an issue has reported the action as not received, after which the test may still receive it.
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
  /// The last action that the test sent.
  private var sent: HandledAction?
  private let stackElementIDs: StackElementIDGenerator
  private let sharedChanges: SharedChangeTracker
  private let watch: ReducerWatch
  private var nextID = StackElementID(generation: 0)

  /// A running effect and the action that started it.
  private struct StartedEffect {
    let serial: Int
    let cause: EffectCause?
    /// Whether the test may end before the effect.
    var isSkipped = false
  }

  private var running: [StartedEffect] = []
  private var waiting: (condition: () -> Bool, waiter: Waiter)?

  init(
    stackElementIDs: StackElementIDGenerator,
    sharedChanges: SharedChangeTracker,
    watch: ReducerWatch
  ) {
    self.stackElementIDs = stackElementIDs
    self.sharedChanges = sharedChanges
    self.watch = watch
  }

  /// Whether effects run that the test has not skipped.
  var hasRunningEffects: Bool { running.contains { !$0.isSkipped } }

  /// The actions that started the running effects, once for each effect.
  var actionsWithRunningEffects: [Action] {
    actions(of: running.filter { !$0.isSkipped })
  }

  /// The actions that started the running effects, including skipped ones.
  var actionsWithAnyEffects: [Action] { actions(of: running) }

  private func actions(of effects: [StartedEffect]) -> [Action] {
    effects.compactMap { ($0.cause as? Cause)?.action }
  }

  /// The actions that the test must still receive, without those of which an issue was reported.
  var unreceived: [Action] {
    // Generic code makes the key path of a literal each time, which takes a tenth of a send.
    received.filter { !$0.isOverdue }.map { $0.action }
  }

  func takeSent() -> HandledAction? {
    sent.take()
  }

  /// Takes an overdue action that satisfies a condition, or else the next received action.
  func takeNextReceived(where isMet: (Action) -> Bool) -> HandledAction? {
    let index = received.firstIndex { !$0.isOverdue || isMet($0.action) } ?? received.indices.first
    return index.map { received.remove(at: $0) }
  }

  /// Marks all actions that the test has not received as reported.
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

  /// Waits until an action is received that satisfies a condition, or until no effect runs.
  func waitForReceived(
    timeout: Duration,
    where isMet: @escaping (HandledAction) -> Bool
  ) async {
    await wait(timeout: timeout) {
      self.running.isEmpty || self.received.contains(where: isMet)
    }
  }

  /// Waits until only skipped effects run.
  func waitForEffects(timeout: Duration) async {
    await wait(timeout: timeout) { !self.hasRunningEffects }
  }

  /// Waits until a condition is met, and is still met when the waiting task resumes.
  private func wait(timeout: Duration, until condition: @escaping () -> Bool) async {
    defer { waiting = nil }
    let end = ContinuousClock.now.advanced(by: timeout)
    while !condition() {
      let isInTime = await Waiter.wait(timeout: ContinuousClock.now.duration(to: end)) {
        waiting = (condition, $0)
        // NB: The condition may have been met in the meantime.
        somethingHappened()
      }
      guard isInTime else { return }
    }
  }

  private func somethingHappened() {
    guard let waiting, waiting.condition() else { return }
    waiting.waiter.resume(true)
  }

  func willHandle(_ action: Action, from origin: ActionOrigin, isDirect: Bool, before: State) {
    nextID = stackElementIDs.upcoming
  }

  func handled(
    _ action: Action,
    from origin: ActionOrigin,
    isDirect: Bool,
    before: State,
    after: State
  ) -> EffectCause {
    let handled = HandledAction(
      action: action,
      stateBefore: before,
      stateAfter: after,
      sharedAfter: sharedChanges.snapshot(),
      nextID: nextID,
      leftOut: watch.leftOutIDs,
      appliedWrite: watch.appliedWrite
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

  func effectEnded(serial: Int, isCancelled: Bool = false) {
    running.removeAll { $0.serial == serial }
    somethingHappened()
  }
}
