#if canImport(Darwin)
public import Combine
#else
// NB: `@preconcurrency` because OpenCombine predates `Sendable`; its publisher locks for itself.
@preconcurrency public import OpenCombine
#endif

/// The state that a view needs from a store.
///
/// It changes only when that state does.
///
/// The closure after `observe:` selects this state:
///
/// ```swift
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///   @ObservedObject var viewStore: ViewStoreOf<Counter>
///
///   init(store: StoreOf<Counter>) {
///     self.store = store
///     viewStore = ViewStore(store, observe: { $0 })
///   }
///
///   var body: some View {
///     Button("\(viewStore.count)") { viewStore.send(.incrementButtonTapped) }
///   }
/// }
/// ```
///
/// `objectWillChange` fires before ``state`` changes, and ``publisher`` afterwards. Both skip a state that is a
/// duplicate of the last. To test the feature, use a ``TestStore``. To test the state that a view observes, send
/// actions to a store and check the state of the view store.
@dynamicMemberLookup
@preconcurrency
@MainActor
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  /// Fires before the state changes, for its subscribers in no particular order.
  ///
  /// It is OpenCombine's. The subscribers of ``publisher`` are called in the order of their subscriptions.
  public nonisolated let objectWillChange = ObservableObjectPublisher()

  /// The current state for the view.
  public private(set) var state: ViewState

  /// The core of the store, which this view store keeps alive.
  let core: any Core
  private let toState: () -> ViewState
  private let isDuplicate: (ViewState, ViewState) -> Bool
  private let sendAction: (ViewAction) -> StoreTask
  /// The subscribers of ``publisher``, if there are any.
  private var observers: StoreObservers?

  /// Creates a view store with its own type of actions.
  ///
  /// ```swift
  /// ViewStore(store, observe: \.title, send: Feature.Action.view, removeDuplicates: { $0 == $1 })
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Selects the state for the view.
  ///   - fromViewAction: Embeds an action of the view in an action of the store.
  ///   - isDuplicate: Whether two states count as equal for the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    core = store.core
    toState = { toViewState(store.core.state) }
    sendAction = { store.send(fromViewAction($0)) }
    self.isDuplicate = isDuplicate
    state = toViewState(store.core.state)
    store.core.insert(self)
  }

  /// Creates a view store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Selects the state for the view.
  ///   - isDuplicate: Whether two states count as equal for the view.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// A member of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// A publisher of the states: the current one at once, then each that is not a duplicate.
  ///
  /// A subscription keeps the view store alive.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(
      upstream: ObservedStates {
        self.state
      } observe: {
        self.insert($0)
      }
    )
  }

  private func insert(_ observer: StoreObserver) {
    let observers = observers ?? StoreObservers()
    self.observers = observers
    observers.insert(observer)
  }

  /// Sends an action to the store.
  ///
  /// - Parameter action: The action.
  /// - Returns: A task to wait for, or to cancel, the effects that the action started.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    sendAction(action)
  }
}

extension ViewStore {
  /// The value that the store has for the view now, which is later than ``state`` while a change is announced.
  var observed: ViewState { toState() }
}

extension ViewStore: StateObserver {
  func stateDidChange() {
    let newState = toState()
    guard !isDuplicate(state, newState) else { return }
    objectWillChange.send()
    state = newState
    observers?.notify()
  }
}

extension ViewStore where ViewState: Equatable {
  /// Creates a view store with its own type of actions.
  ///
  /// Equal states are duplicates.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Selects the state for the view.
  ///   - fromViewAction: Embeds an action of the view in an action of the store.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }

  /// Creates a view store.
  ///
  /// Equal states are duplicates.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Selects the state for the view.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }
}

/// A view store with the whole state and all actions of the feature `R`.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
