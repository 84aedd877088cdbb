// What the compiler says to those who write to a field that views cannot write to.

extension Store where State: ObservableState {
  /// Says what a view needs to write to a field of the state.
  // NB: It goes by way of the fields, each step of which is disfavored, so that a binding, whose own message says
  // more, is not made of it.
  @available(
    *,
    unavailable,
    message: """
      A store is not written to: send an action, and let the reducer change the field. For views to write to fields, \
      let 'Action' conform to 'BindableAction' by 'case binding(BindingAction<State>)', put 'BindingReducer()' \
      into the body, and let the type of the field conform to 'Equatable' and 'Sendable'.
      """
  )
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: WritableKeyPath<_StoreFields<State>, Value>
  ) -> Value {
    get { fatalError("'subscript(dynamicMember:)' is unavailable") }
    set {}
  }
}

/// The fields of a state that a store cannot write to.
///
/// There are none: it is for what the compiler says of them.
@dynamicMemberLookup
public enum _StoreFields<State> {
  /// A field.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { fatalError("'_StoreFields' has no values") }
    set {}
  }
}
