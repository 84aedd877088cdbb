// Compiler errors for actions that are named by a case that does not exist.
//
// Without them, the compiler would choose the method for an action, and say that a key path is none. These ones accept any
// name, so they fit when no other method does.

extension TestStore {
  /// Explains that the action has no such case.
  @available(
    *,
    unavailable,
    message: """
      The action has no such case, or the case has a value: check the spelling, or pass the value, as in \
      'send(\\.loaded, 1)'.
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ action: KeyPath<_AnyName, _AnyName>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) async -> TestStoreTask {
    fatalError("'send(_:assert:)' is unavailable")
  }

  /// Explains that the action has no such case.
  @available(*, unavailable, message: "The action has no such case: check the spelling.")
  @_disfavoredOverload
  public func receive(
    _ actionCase: KeyPath<_AnyName, _AnyName>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) async {
    fatalError("'receive(_:timeout:assert:)' is unavailable")
  }
}
