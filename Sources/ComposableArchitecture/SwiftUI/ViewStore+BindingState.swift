public import ViewLayer

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a field that is marked with ``BindingState``.
  ///
  /// ```swift
  /// Toggle("Notifications", isOn: viewStore.$isToggled)
  /// TextField("Title", text: viewStore.$standup.title)
  /// ```
  ///
  /// A control's write sends a ``BindingAction``, which a ``BindingReducer`` applies. Without such a reducer, the
  /// store reports an issue at the declaration of the field.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    let keyPath = keyPath.shareable
    return Binding {
      self.state[keyPath: keyPath].wrappedValue
    } set: { value in
      let declaration = self.state[keyPath: keyPath].location
      self.core.write(.set(keyPath, value), toFieldAt: declaration) { self.send($0) }
    }
  }
}
