internal import ConcurrencyExtras

// Writing to a field of a store sends an action that writes to it. Views do so through bindings, such as
// `$store.title`.

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the state.
  ///
  /// Writing to it sends an action.
  ///
  /// ```swift
  /// @Bindable var store: StoreOf<Settings>
  ///
  /// TextField("Name", text: $store.name)
  /// ```
  ///
  /// The reducer handles the action with a ``BindingReducer``. Without one, the write is reported as an issue. The
  /// issue names the field. Its line is that of the control, such as a `TextField` or a `Button` whose action writes. A
  /// write of no control, as by a sheet, has the line of the store's declaration, such as `@Bindable var store`. A
  /// dynamic member such as `$store.name` cannot take the line of its use. A write without a binding has the line of
  /// the test's call, or of the creation of the store.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get {
      access()
      return read(keyPath)
    }
    set {
      core.write(.set(keyPath.shareable, newValue), toFieldAt: nil) { (action: Action) in
        _ = core.send(action)
      }
    }
  }
}

extension Store
where
  State: ObservableState,
  Action: ViewAction,
  Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field of the state.
  ///
  /// Writing to it sends an action of the view.
  ///
  /// ```swift
  /// TextField("Name", text: $store.name)  // sends .view(.binding(…))
  /// ```
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get {
      access()
      return read(keyPath)
    }
    set {
      core.write(.set(keyPath.shareable, newValue), toFieldAt: nil) {
        (action: Action.ViewAction) in
        _ = core.send(.view(action))
      }
    }
  }
}

extension Store
where
  State: ObservableState & Equatable & Sendable,
  Action: BindableAction,
  Action.State == State
{
  /// The state.
  ///
  /// Writing it as a whole sends an action.
  ///
  /// ```swift
  /// ProfileForm(profile: $store.state)
  /// ```
  public var state: State {
    get {
      access()
      return core.state
    }
    set {
      core.write(.set(\.self, newValue), toFieldAt: nil) { (action: Action) in
        _ = core.send(action)
      }
    }
  }
}

extension Store
where
  State: ObservableState & Equatable & Sendable,
  Action: ViewAction,
  Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// The state.
  ///
  /// Writing it as a whole sends an action of the view.
  ///
  /// ```swift
  /// ProfileForm(profile: $store.state)  // sends .view(.binding(…))
  /// ```
  public var state: State {
    get {
      access()
      return core.state
    }
    set {
      core.write(.set(\.self, newValue), toFieldAt: nil) { (action: Action.ViewAction) in
        _ = core.send(.view(action))
      }
    }
  }
}
