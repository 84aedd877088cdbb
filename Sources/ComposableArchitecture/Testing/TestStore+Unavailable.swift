public import Dependencies

// The compiler's message where the state of a tested feature cannot be compared.

extension TestStore {
  /// Says that the state has to be equatable.
  // NB: The store is one of a state that can be compared, so that nothing is said of the actions that the test sends
  // to it.
  @available(
    *,
    unavailable,
    message: """
      A test store compares states: let the 'State' of the feature conform to 'Equatable'. An enum of features \
      needs 'extension Path.State: Equatable {}', in the file that declares it.
      """
  )
  @_disfavoredOverload
  public convenience init<Incomparable, R: Reducer<Incomparable, Action>>(
    initialState: @autoclosure () -> Incomparable,
    reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where State == _IncomparableState<Incomparable> {
    fatalError("'init(initialState:reducer:withDependencies:)' is unavailable")
  }
}

/// A state that cannot be compared, for what the compiler says of it.
///
/// It has no values.
@dynamicMemberLookup
public enum _IncomparableState<State>: Equatable {
  /// A member of the state.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { fatalError("'_IncomparableState' has no values") }
    set {}
  }
}
