public import ViewLayer

extension WithViewStore {
  /// Creates a view with actions of its own, for a state with writable fields.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state, which the view may write.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - isDuplicate: Returns whether the view looks the same for two states.
  ///   - content: Makes the view from the view store.
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

  /// Creates a view for a state with writable fields.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state, which the view may write.
  ///   - isDuplicate: Returns whether the view looks the same for two states.
  ///   - content: Makes the view from the view store.
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
  /// Creates a view with actions of its own, for a state with writable fields that is `Equatable`.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state, which the view may write.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - content: Makes the view from the view store.
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

  /// Creates a view for a state with writable fields that is `Equatable`.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state, which the view may write.
  ///   - content: Makes the view from the view store.
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
