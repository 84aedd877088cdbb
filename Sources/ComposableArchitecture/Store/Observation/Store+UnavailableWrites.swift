// Compiler errors for a write to a field that views cannot write to.

extension Store where State: ObservableState {
  /// Explains how a view can write to a field of the state.
  // NB: Both subscripts are disfavored, so the compiler does not use them for a binding, which has a better message.
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

/// The fields of a state, for compiler errors about writes.
///
/// It has no values.
@dynamicMemberLookup
public enum _StoreFields<State> {
  /// A field.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { fatalError("'_StoreFields' has no values") }
    set {}
  }
}
