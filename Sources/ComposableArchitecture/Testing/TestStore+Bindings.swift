public import CasePaths

extension TestStore {
  /// The state of a view that writes fields, for tests of the view's own state.
  ///
  /// ```swift
  /// await store.send(.view(.set(\.$name, "Blob"))) { $0.name = "Blob" }
  /// #expect(FormView.ViewState(store.bindings(action: \.view)).isSaveButtonEnabled)
  /// ```
  ///
  /// It is the state after the last asserted action. Writing to it changes only the view's state, and not the test
  /// store.
  ///
  /// - Parameter toViewAction: The case of the view's actions.
  /// - Returns: The argument of the closure after `observe:`.
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where State == ViewAction.State, Action: CasePathable {
    bindings(action: AnyCasePath(toViewAction))
  }

  /// The state of a view that writes fields, with a case path to the view's actions.
  ///
  /// - Parameter toViewAction: The path of the case of the view's actions.
  /// - Returns: The argument of the closure after `observe:`.
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
  /// The state of a view that writes fields, for tests of the view's own state.
  ///
  /// ```swift
  /// await store.send(.set(\.$name, "Blob")) { $0.name = "Blob" }
  /// #expect(FormView.ViewState(store.bindings).isSaveButtonEnabled)
  /// ```
  public var bindings: BindingViewStore<State> {
    bindings(action: AnyCasePath<Action, Action>())
  }
}
