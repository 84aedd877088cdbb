internal import ConcurrencyExtras
public import Dependencies

/// Runs a feature: holds its state, takes its actions, and does the work that its reducer asks for.
///
/// An app has one store for its root feature, made where the app begins:
///
/// ```swift
/// @main
/// struct CounterApp: App {
///   static let store = Store(initialState: Counter.State()) { Counter() }
///
///   var body: some Scene {
///     WindowGroup { CounterView(store: Self.store) }
///   }
/// }
/// ```
///
/// Views read its state and send it what the person does. To test a feature use a ``TestStore``. In
/// tests of views a store runs its effects one job after the other, beside the main actor, and a `TestClock`
/// waits for them before it moves.
///
/// A reducer changes the state in place, so that a send costs what the reducer costs. While it does,
/// code that it calls and that asks the store for the state gets the one before the action, which is
/// reported as an issue. Where we differ: the original copies the state for that on every send. Here only
/// debug builds do; a release build has no other state, and stops the process with a message.
///
/// A store belongs to the main actor. When the last reference to it goes, its effects are cancelled.
@dynamicMemberLookup
@preconcurrency
@MainActor
public final class Store<State, Action> {
  let core: any Core<State, Action>

  /// Where the state is, if it stays there.
  @usableFromInline let place: StatePlace?

  /// The stores that this one was scoped to.
  private(set) lazy var children = ChildStores<State, Action>()

  /// Tells those who read the state when it is another one, if its fields are observed.
  private(set) var identity: StateIdentity?

  /// The same for those who read the state: retaining what a core holds weakly takes as long as the rest.
  private(set) var unretainedIdentity: Unmanaged<StateIdentity>?

  /// The stores of the elements, if the state is a collection of features.
  var elements: AnyObject?

  /// Whether the store is kept by the one that it was scoped from, so that scoping again gives the same.
  let isCached: Bool

  init(core: any Core<State, Action>, isCached: Bool = true) {
    self.core = core
    place = core.place
    self.isCached = isCached
  }

  /// Creates a store from an initial state and a reducer.
  ///
  /// ```swift
  /// let store = Store(initialState: Counter.State(count: 1)) {
  ///   Counter()
  /// } withDependencies: {
  ///   $0.numberFact = .preview
  /// }
  /// ```
  ///
  /// The initial state and the reducer are made with the dependencies of the store in place, and each
  /// action is handled with them.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature, or several reducers as in a body.
  ///   - prepareDependencies: Overrides dependencies for this store.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    let dependencies =
      prepareDependencies.map { withDependencies($0) { DependencyValues._current } } ?? ._current
    let core = DependencyValues.withCurrent(dependencies) {
      RootCore(
        initialState: initialState(),
        reducer: reducer(),
        dependencies: dependencies,
        executor: dependencies.context == .test ? .ofStore() : nil
      )
    }
    self.init(core: core)
  }

  /// Sends an action.
  ///
  /// The reducer has run, and observers know the new state, when the call returns. An action that is
  /// sent while the store is busy with another one waits for its turn:
  ///
  /// - What an observer sends when it is told of a state is handled once all observers know that state, and
  ///   they are told again. The call that caused it returns after that.
  /// - What code that a reducer calls sends is handled after the reducer, and reported as an issue.
  ///
  /// Where we differ: the original gives an action that waits a task that is finished already; here it is
  /// that of the action's effects. Nor does the original report what is sent while a reducer runs.
  ///
  /// ```swift
  /// Button("+") { store.send(.incrementButtonTapped) }
  /// ```
  ///
  /// - Parameter action: What happened.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(core.send(action))
  }

  /// Keeps what tells those who read the state.
  func keep(_ identity: StateIdentity) {
    self.identity = identity
    unretainedIdentity = Unmanaged.passUnretained(identity)
  }

  /// Reads the state without observing it.
  ///
  /// ```swift
  /// let count = store.withState(\.count)
  /// ```
  ///
  /// - Parameter body: Takes the state.
  /// - Returns: What the closure returns.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    body(core.state)
  }
}

/// The store of the feature `R`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension EffectExecutor {
  /// The executor that runs the effects of a store in a test.
  ///
  /// They run off the main actor as they do in an app, unless the test has all tasks run there.
  fileprivate static func ofStore() -> EffectExecutor {
    #if !os(WASI) && !os(Windows) && !os(Android)
    if uncheckedUseMainSerialExecutor { return EffectExecutor() }
    #endif
    return .besideMainActor()
  }
}
