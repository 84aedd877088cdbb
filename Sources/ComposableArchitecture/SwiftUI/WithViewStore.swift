public import ViewLayer

/// A view that observes a part of a store's state, and is evaluated again only when that part changes.
///
/// ```swift
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     WithViewStore(store, observe: { $0 }) { viewStore in
///       Button("\(viewStore.count)") { viewStore.send(.incrementButtonTapped) }
///     }
///   }
/// }
/// ```
///
/// A view whose whole body observes a store can hold a ``ViewStore`` itself.
///
/// To test such a view, mount it with a store, send actions, and check its text.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  @ObservedObject private var viewStore: ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content
  var changePrinter: ChangePrinter<ViewState>?

  /// The current value of the observed part.
  var observed: ViewState { viewStore.state }

  init(
    _ viewStore: ViewStore<ViewState, ViewAction>,
    content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.viewStore = viewStore
    self.content = content
  }

  /// Creates a view with actions of its own.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state from the state of the store.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - isDuplicate: Returns whether the view looks the same for two states.
  ///   - content: Makes the view from the view store.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    let viewStore = ViewStore(
      store,
      observe: toViewState,
      send: fromViewAction,
      removeDuplicates: isDuplicate
    )
    self.init(viewStore, content: content)
  }

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state from the state of the store.
  ///   - isDuplicate: Returns whether the view looks the same for two states.
  ///   - content: Makes the view from the view store.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate),
      content: content
    )
  }

  /// The content for the view store.
  public var body: Content {
    changePrinter?.print(viewStore.state)
    return content(viewStore)
  }
}

extension WithViewStore where ViewState: Equatable {
  /// Creates a view with actions of its own, for a state that is `Equatable`.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state from the state of the store.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - content: Makes the view from the view store.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
  }

  /// Creates a view for a state that is `Equatable`.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state from the state of the store.
  ///   - content: Makes the view from the view store.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState), content: content)
  }
}
