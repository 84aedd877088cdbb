public import Dependencies

// The compiler's message for a tested feature whose state is not equatable.

extension TestStore {
  /// Explains that the state must be equatable.
  // NB: The store gets a stand-in state that is equatable, so that the compiler has no messages about the sent actions.
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

/// A stand-in for a state that is not equatable, which has no values.
@dynamicMemberLookup
public enum _IncomparableState<State>: Equatable {
  /// A member of the state.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { fatalError("'_IncomparableState' has no values") }
    set {}
  }
}
