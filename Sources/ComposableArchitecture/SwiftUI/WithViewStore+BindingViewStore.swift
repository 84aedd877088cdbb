#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension WithViewStore {
  /// Creates a view with actions of its own, which writes to fields of the state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view needs of the state, and writes to.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - isDuplicate: Whether the view looks the same for two states.
  ///   - content: The view, made of the view store.
  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction<State> {
    let viewStore = ViewStore(
      store,
      observe: toViewState,
      send: fromViewAction,
      removeDuplicates: isDuplicate
    )
    self.init(viewStore, content: content)
  }

  /// Creates a view that writes to fields of the state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view needs of the state, and writes to.
  ///   - isDuplicate: Whether the view looks the same for two states.
  ///   - content: The view, made of the view store.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction<State> {
    let viewStore = ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate)
    self.init(viewStore, content: content)
  }
}

extension WithViewStore where ViewState: Equatable {
  /// Creates a view with actions of its own, which writes to fields of the state, and to which equal
  /// states look the same.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view needs of the state, and writes to.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - content: The view, made of the view store.
  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction<State> {
    let viewStore = ViewStore(store, observe: toViewState, send: fromViewAction)
    self.init(viewStore, content: content)
  }

  /// Creates a view that writes to fields of the state, and to which equal states look the same.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view needs of the state, and writes to.
  ///   - content: The view, made of the view store.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction<State> {
    let viewStore = ViewStore(store, observe: toViewState)
    self.init(viewStore, content: content)
  }
}
