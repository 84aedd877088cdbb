extension ViewStore {
  /// Creates a view store with actions of its own, for a state with writable fields.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state, which the view may write.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - isDuplicate: Returns whether the view looks the same for two states.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) where ViewAction: BindableAction<State> {
    let bindings = BindingViewStore(store, send: fromViewAction)
    self.init(
      store,
      observe: { (_: State) in toViewState(bindings) },
      send: fromViewAction,
      removeDuplicates: isDuplicate
    )
  }

  /// Creates a view store for a state with writable fields.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state, which the view may write.
  ///   - isDuplicate: Returns whether the view looks the same for two states.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) where ViewAction: BindableAction<State> {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }
}

extension ViewStore where ViewState: Equatable {
  /// Creates a view store with actions of its own, for a state with writable fields that is `Equatable`.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state, which the view may write.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  @_disfavoredOverload
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) where ViewAction: BindableAction<State> {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }

  /// Creates a view store for a state with writable fields that is `Equatable`.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state, which the view may write.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction<State> {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }
}
