#if canImport(Darwin)
public import Combine
#else
// NB: `@preconcurrency` because OpenCombine predates `Sendable`; its publisher locks for itself.
@preconcurrency public import OpenCombine
#endif

/// What a view needs of a store, and nothing else: it changes only when that does.
///
/// The closure after `observe:` says what the view needs:
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
/// `objectWillChange` fires before ``state`` changes, ``publisher`` afterwards, and both only for a
/// state that is not a duplicate of the last. To test the feature use a ``TestStore``; to test what a
/// view observes, send actions to a store and look at the view store's state.
@dynamicMemberLookup
@preconcurrency
@MainActor
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  /// Fires before the state changes.
  public nonisolated let objectWillChange = ObservableObjectPublisher()

  /// The state that the view needs, as the store has it.
  public private(set) var state: ViewState

  /// The core of the store, which this view store keeps alive.
  let core: any Core
  private let toState: () -> ViewState
  private let isDuplicate: (ViewState, ViewState) -> Bool
  private let sendAction: (ViewAction) -> StoreTask
  /// Those who subscribed to ``publisher``, if there are any.
  private var observers: StoreObservers?

  /// Creates a view store with actions of its own.
  ///
  /// ```swift
  /// ViewStore(store, observe: \.title, send: Feature.Action.view, removeDuplicates: { $0 == $1 })
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view needs of the state.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - isDuplicate: Whether the view looks the same for two states.
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
  ///   - toViewState: What the view needs of the state.
  ///   - isDuplicate: Whether the view looks the same for two states.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// A part of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// A stream of the states: the current one at once, then each that is not a duplicate.
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
  /// - Parameter action: What the person did.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    sendAction(action)
  }
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
  /// Creates a view store with actions of its own, whose equal states are duplicates.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view needs of the state.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }

  /// Creates a view store whose equal states are duplicates.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view needs of the state.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }
}

/// A view store with all of the feature `R`.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
