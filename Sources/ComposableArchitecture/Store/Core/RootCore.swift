internal import ConcurrencyExtras
internal import Dependencies
internal import IssueReporting
internal import Sharing
internal import ViewLayer

/// Runs a reducer: owns the state, handles one action after the other, and interprets effects.
///
/// ```
/// send ─► reduce ─► start effects ─► next queued action ─► … ─► notify observers, once
///             ▲                                             │
///             └───────── actions that observers sent ◄──────┘
/// ```
///
/// Code that an ordinary action does not need is out of line. Generic code looks up the metadata of dependent types,
/// such as the queue's element, when a function starts. A few of these lookups cost more than the rest of a send.
@MainActor
final class RootCore<R: Reducer>: Core, EffectOwner {
  typealias State = R.State
  typealias Action = R.Action

  private let reducer: R
  /// The runner of the reducer.
  ///
  /// It is replaced when dependencies change, because a body may depend on them.
  private var runner: _ReducerRunner<State, Action>
  private var keptDependencies: StoredDependencies {
    didSet { runner = reducer._makeRunner() }
  }
  let executor: EffectExecutor?
  let log: (any CoreLog<State, Action>)?

  /// The state, changed in place.
  ///
  /// No copy of the old state is kept, because a change of a large collection would then copy the collection. The
  /// state is behind a pointer because a class property would be checked for exclusive access on every send.
  /// ``isReducing``, in the byte after the state, guards it instead.
  ///
  /// NB: `nonisolated(unsafe)` holds because only the main actor and `deinit` use it.
  nonisolated(unsafe) let storage: UnsafeMutablePointer<State>
  let isReducing: UnsafeMutablePointer<Bool>

  // The flags are side by side, so that they share one word of each store.

  /// Whether a log or the observer of the process receives what the core does.
  private let isObserved: Bool
  /// Whether actions are being handled.
  var isDraining = false
  private var hasReplacementObservers = false
  /// Whether ``childEffects`` has any, whose metadata a send then need not look up.
  private(set) var hasChildEffects = false
  /// Whether a copy of the state is kept while an action is handled.
  ///
  /// Only debug builds keep one, because it makes a change of a large collection copy the collection.
  var keepsStateBefore = isDebugBuild
  var hasReportedRead = false

  /// The answer to a reducer that reads its own store, until observers are notified.
  var stateBefore: StateBefore<State>?
  #if DEBUG
  /// The present state, while the inspector shows an earlier one.
  var present: PresentState<State, Action>?
  #endif

  // NB: Unchecked because each send reads it. With checks here, the benchmark 'send, state changes' takes a seventh more.
  @exclusivity(unchecked) private var queue = ActionQueue<Action>()
  private let observers = StoreObservers()
  /// Has a window keep the state, if the app asks for that.
  var stateKeeper: AnyObject?
  private var replacementObservers: ReplacementObservers<State>? {
    didSet { hasReplacementObservers = replacementObservers != nil }
  }
  /// The transaction for the next notification of observers, if an effect has one.
  var transaction: EffectTransaction?
  // NB: Unchecked because each send reads it. With checks here and in `Reduction.hasNotifications`, the benchmark
  // 'send, state changes' takes a quarter more.
  @exclusivity(unchecked) private var workWhenIdle: [@MainActor () -> Void] = []

  /// The scopes with running tasks, which end with the core.
  private(set) var scopes: [ObjectIdentifier: EffectScope] = [:]
  let registry: CancellationRegistry
  /// The effect of another store that this core runs a part of, if there is one.
  private let enclosingPlace: EffectPlace?
  /// The running effects of children, or nil until there is one.
  ///
  /// Making the empty table would look up generic metadata for each store.
  var childEffects: ChildEffects<State>? {
    didSet { hasChildEffects = childEffects?.isEmpty == false }
  }
  /// The place of the effects that belong to no child and that only the store can cancel.
  private(set) lazy var effectPlace =
    enclosingPlace
    ?? EffectPlace(
      registry: registry,
      path: [],
      region: nil,
      cause: nil,
      dismiss: nil,
      presentations: 0,
      executor: executor
    )

  init(
    initialState: State,
    reducer: R,
    dependencies: DependencyValues,
    executor: EffectExecutor? = nil,
    log: (any CoreLog<State, Action>)? = nil,
    enclosingPlace: EffectPlace? = nil
  ) {
    if isDebugBuild, State.self is AnyClass { reportIssue(Issues.stateIsClass(State.self)) }
    self.reducer = reducer
    runner = reducer._makeRunner()
    keptDependencies = StoredDependencies(dependencies)
    self.executor = executor
    self.log = log
    self.enclosingPlace = enclosingPlace
    registry = enclosingPlace?.registry ?? CancellationRegistry()
    if enclosingPlace != nil { registry.isShared = true }
    isObserved = log != nil || MainActorWork.observer != nil
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<State>.size + 1,
      alignment: MemoryLayout<State>.alignment
    )
    storage = memory.initializeMemory(as: State.self, to: initialState)
    isReducing = (memory + MemoryLayout<State>.size).initializeMemory(as: Bool.self, to: false)
  }

  deinit {
    for scope in scopes.values {
      scope.cancel()
    }
    storage.deinitialize(count: 1)
    storage.deallocate()
    if !scopes.isEmpty { allowProcessExit() }
  }

  var dependencies: DependencyValues {
    get { keptDependencies.values }
    set { keptDependencies = StoredDependencies(newValue) }
  }

  var state: State {
    guard !isReducing.pointee else { return readStateBefore().pointee }
    return storage.pointee
  }

  var place: StatePlace? {
    StatePlace(state: storage, isReducing: isReducing)
  }

  func read(_ body: (UnsafePointer<State>) -> Void) {
    guard !isReducing.pointee else { return body(readStateBefore()) }
    body(UnsafePointer(storage))
  }

  var address: UnsafeRawPointer? {
    guard !isReducing.pointee else { return UnsafeRawPointer(readStateBefore()) }
    return UnsafeRawPointer(storage)
  }

  /// Remembers nothing: the root state is never removed.
  func keepState() -> UnsafeRawPointer? { address }

  let changes = ChangeCount()

  var rootState: Any { state }

  var isInvalid: Bool { false }

  func insert(_ observer: any StateObserver, for interest: ObserverInterest) {
    guard interest == .replacements, !isReducing.pointee else { return observers.insert(observer) }
    if replacementObservers == nil {
      replacementObservers = ReplacementObservers(&storage.pointee)
    }
    guard let replacementObservers else { return observers.insert(observer) }
    replacementObservers.insert(observer)
  }

  func whenIdle(_ work: @escaping @MainActor () -> Void) {
    guard isDraining else { return work() }
    workWhenIdle.append(work)
  }

  func send(_ action: Action) -> EffectScope? {
    guard !LiveEffects.mayExist || EffectPlace.current == nil else {
      return EffectPlace.withNone { send(action) }
    }
    guard !isDraining else {
      if isReducing.pointee, !Reduction.isObserved {
        reportIssue(Issues.sentWhileReducing(action, state: State.self))
      }
      let scope = EffectScope()
      scope.begin()
      enqueue(action, from: .user, in: scope)
      return scope
    }
    isDraining = true
    let scope = handle(action, from: .user, in: nil)
    drain()
    guard let scope, !scope.isFinished else { return nil }
    return scope
  }

  /// Handles an action that a running effect sent.
  func receive(_ action: Action, from effect: RunningEffect, in context: EffectContext) {
    guard !Task.isCancelled else {
      if effect.hasDismissed {
        effect.location?.report(Issues.sendAfterDismissal(action))
      }
      return
    }
    if effect.hasEnded {
      effect.location?.report(Issues.sendFromEndedEffect(action))
    }
    deliver(action, of: effect, in: context)
  }

  /// Handles an action on behalf of an effect, such as a dismissal or a throttled action.
  func receive(_ action: Action, in scope: EffectScope, by cause: EffectCause?) {
    guard !isDraining else { return enqueue(action, from: .effect(by: cause), in: scope) }
    isDraining = true
    EffectPlace.withNone {
      _ = handle(action, from: .effect(by: cause), in: scope)
      drain()
    }
  }

  /// Adds an action to the queue of the current drain.
  @inline(never)
  func enqueue(_ action: Action, from origin: ActionOrigin, in scope: EffectScope) {
    queue.append(QueuedAction(action, from: origin, in: scope))
  }

  func started(_ effect: RunningEffect) {
    if scopes.isEmpty { delayProcessExit() }
    scopes[effect.scope.id] = effect.scope
  }

  func resumeDrain(with next: () -> Void) {
    guard !isDraining else { return next() }
    isDraining = true
    EffectPlace.withNone {
      next()
      if queue.isEmpty {
        endDrain()
      } else {
        drain()
      }
    }
  }

  func ended(_ effect: RunningEffect) {
    guard effect.scope.isFinished else { return }
    let isLast = scopes.removeValue(forKey: effect.scope.id) != nil && scopes.isEmpty
    if isLast { allowProcessExit() }
    assertTidiness()
  }

  /// Asserts that ended effects leave nothing behind.
  ///
  /// During a drain, an effect may have ended before its siblings start, so there is no check.
  private func assertTidiness() {
    assert(
      isDraining || hasTasks || remembersNothing,
      "A store whose effects have ended remembers some of them."
    )
  }

  /// Whether no effect is registered for cancellation by an id or with a child.
  var remembersNothing: Bool {
    (registry.isShared || !registry.containsEffects) && !hasChildEffects
  }

  /// Whether any task of an effect is still running, even if it is cancelled.
  var hasTasks: Bool { !scopes.isEmpty }

  /// A scope with running effects, if there is one.
  var unfinishedScope: EffectScope? { scopes.values.first { !$0.isFinished } }

  private func handle(
    _ action: Action,
    from origin: ActionOrigin,
    in scope: EffectScope?
  ) -> EffectScope? {
    guard !isObserved else { return handleObserved(action, from: origin, in: scope) }
    return begin(reduce(action), in: scope, cause: nil)
  }

  /// Begins the effect of an action, and ends those of children that it removed.
  @inline(__always)
  func begin(
    _ effect: Effect<Action>,
    in scope: EffectScope?,
    cause: EffectCause?
  ) -> EffectScope? {
    let scope = effect.isNone ? scope : start(effect, in: scope, cause: cause)
    if hasChildEffects {
      endEffectsOfAbsentChildren()
    }
    return scope
  }

  /// Ends the effects of children that were removed, by whichever reducer.
  @inline(never)
  private func endEffectsOfAbsentChildren() {
    childEffects?.regions(ofChildrenAbsentFrom: storage.pointee).forEach { $0.cancel() }
  }

  @inline(never)
  private func start(
    _ effect: Effect<Action>,
    in scope: EffectScope?,
    cause: EffectCause?
  ) -> EffectScope {
    changes.effects &+= 1
    let scope = scope ?? EffectScope()
    var context = EffectContext(scope: scope, cause: cause)
    #if DEBUG
    context.region = cause?.region { makeRegion(in: context) }
    #endif
    if let enclosingPlace { context.enter(enclosingPlace) }
    start(effect, in: context, completion: nil)
    return scope
  }

  func reduce(_ action: Action) -> Effect<Action> {
    Reduction.begin()
    defer { Reduction.end() }
    guard isDebugBuild, keepsStateBefore else { return reduceInPlace(action) }
    return reduceKeepingStateBefore(action)
  }

  func reduceInPlace(_ action: Action) -> Effect<Action> {
    guard !keptDependencies.areCurrent else { return changeState(by: action) }
    return DependencyValues.withCurrent(dependencies) { changeState(by: action) }
  }

  private func changeState(by action: Action) -> Effect<Action> {
    isReducing.pointee = true
    changes.value &+= 1
    defer { isReducing.pointee = false }
    return runner.reduce(into: &storage.pointee, action: action)
  }

  /// Handles queued actions and notifies observers, until the queue is empty.
  func drain() {
    repeat {
      if !queue.isEmpty {
        handleQueuedActions()
      }
      notifyObservers()
    } while !queue.isEmpty
    endDrain()
  }

  private func endDrain() {
    isDraining = false
    assertTidiness()
    if !workWhenIdle.isEmpty {
      runWorkWhenIdle()
    }
  }

  @inline(never)
  private func runWorkWhenIdle() {
    let allWork = workWhenIdle
    workWhenIdle = []
    for work in allWork {
      work()
    }
  }

  @inline(never)
  private func handleQueuedActions() {
    while let next = queue.popFirst() {
      _ = handle(next.action, from: next.origin, in: next.scope)
      if case .user = next.origin {
        next.scope.end()
      }
    }
  }

  private func notifyObservers() {
    if isDebugBuild { stateBefore = nil }
    if let transaction = transaction.take() {
      return withTransaction(transaction.value) { notifyObservers() }
    }
    observers.notify()
    if hasReplacementObservers {
      notifyReplacementObservers()
    }
  }

  @inline(never)
  private func notifyReplacementObservers() {
    replacementObservers?.stateDidChange(&storage.pointee)
  }
}
