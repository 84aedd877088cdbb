public import CasePaths

extension TestStore {
  /// The state for a view that writes to fields of it, to test what the view makes of it.
  ///
  /// ```swift
  /// await store.send(.view(.set(\.$name, "Blob"))) { $0.name = "Blob" }
  /// #expect(FormView.ViewState(store.bindings(action: \.view)).isSaveButtonEnabled)
  /// ```
  ///
  /// It is the state after the last action that the test asserted. What is written to it is for the
  /// view's state alone: the test store does not see it.
  ///
  /// - Parameter toViewAction: The case of the view's actions.
  /// - Returns: What the closure after `observe:` is given.
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where State == ViewAction.State, Action: CasePathable {
    bindings(action: AnyCasePath(toViewAction))
  }

  /// The state for a view that writes to fields of it, with the view's actions given by a path.
  ///
  /// - Parameter toViewAction: The path of the case of the view's actions.
  /// - Returns: What the closure after `observe:` is given.
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: AnyCasePath<Action, ViewAction>
  ) -> BindingViewStore<State> where State == ViewAction.State {
    let store = Store<State, Action>(initialState: state) {
      BindingReducer(action: toViewAction)
    }
    return BindingViewStore(store, send: toViewAction.embed)
  }
}

extension TestStore where Action: BindableAction, State == Action.State {
  /// The state for a view that writes to fields of it, to test what the view makes of it.
  ///
  /// ```swift
  /// await store.send(.set(\.$name, "Blob")) { $0.name = "Blob" }
  /// #expect(FormView.ViewState(store.bindings).isSaveButtonEnabled)
  /// ```
  public var bindings: BindingViewStore<State> {
    bindings(action: AnyCasePath<Action, Action>())
  }
}
