public import CasePaths

extension TestStore {
  /// Sends an action by its case, and asserts its change of the state.
  ///
  /// It is short for actions of nested features:
  ///
  /// ```swift
  /// await store.send(\.path[id: 0].counter.incrementButtonTapped) {
  ///   $0.path[id: 0, case: \.counter]?.count = 1
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The case, which has no value.
  ///   - updateStateToExpectedResult: Makes the expected change of the state.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Sends an action by its case and value, and asserts its change of the state.
  ///
  /// ```swift
  /// await store.send(\.binding.$name, "Blob") { $0.name = "Blob" }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The case.
  ///   - value: The value in the case.
  ///   - updateStateToExpectedResult: Makes the expected change of the state.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @_disfavoredOverload
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(value),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }
}
