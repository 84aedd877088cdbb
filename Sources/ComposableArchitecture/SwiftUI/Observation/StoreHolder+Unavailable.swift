public import ViewLayer

// The compiler's message for a binding to a field that a view cannot write.

extension _StoreHolder {
  /// Explains the needs of a binding to a field of the state.
  @available(
    *,
    unavailable,
    message: """
      To bind to a field of the state, mark 'State' with '@ObservableState', let 'Action' conform to \
      'BindableAction' by 'case binding(BindingAction<State>)', put 'BindingReducer()' into the body, and let \
      the type of the field conform to 'Equatable' and 'Sendable'. For this field alone, write \
      '$store.field.sending(\\.action)'.
      """
  )
  @_disfavoredOverload
  public subscript<State, Action, Member>(
    dynamicMember keyPath: WritableKeyPath<State, Member>
  ) -> Binding<Member> where _Held == Store<State, Action> {
    fatalError("'subscript(dynamicMember:)' is unavailable")
  }
}
