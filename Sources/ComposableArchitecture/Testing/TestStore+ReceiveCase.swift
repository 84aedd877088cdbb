public import CasePaths
internal import ConcurrencyExtras

extension TestStore {
  /// Asserts the case of the next action of an effect, and its change of the state.
  ///
  /// Use it for actions whose exact value does not matter, or that are not equatable:
  ///
  /// ```swift
  /// await store.receive(\.factResponse) { $0.isLoading = false }
  /// await store.receive(\.path[id: 0].detail.delegate) { $0.path = [] }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - duration: The longest time to wait, or nil for ``timeout``.
  ///   - updateStateToExpectedResult: Makes the expected change of the state.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ActionExpectation(ofCase: AnyCasePath(actionCase)),
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts the case and the value of the next action of an effect, and its change of the state.
  ///
  /// ```swift
  /// await store.receive(\.factResponse, "0 is a great number!") { $0.isLoading = false }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - value: The value in the case.
  ///   - duration: The longest time to wait, or nil for ``timeout``.
  ///   - updateStateToExpectedResult: Makes the expected change of the state.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      ActionExpectation(ofCase: AnyCasePath(actionCase), with: value),
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts the case of the next action of an effect by a case path, and its change of the state.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ActionExpectation(ofCase: actionCase),
      timeout: duration,
      assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension ActionExpectation {
  /// An expectation of any action of a case.
  init<Value>(ofCase path: AnyCasePath<Action, Value>) {
    let evidence = {
      (() as? Value).map { Issues.dump(path.embed($0)) }
        ?? Issues.anyAction(Action.self, with: Value.self)
    }
    self.init(
      evidence: evidence,
      isMet: { path.extract(from: $0) != nil },
      explain: { Issues.receivedAnotherCase($0, expected: evidence()) }
    )
  }

  /// An expectation of an action of a case with a value.
  init<Value: Equatable>(ofCase path: AnyCasePath<Action, Value>, with value: Value) {
    self.init(
      evidence: { Issues.dump(path.embed(value)) },
      isMet: { path.extract(from: $0) == value },
      explain: { Issues.receivedAnotherAction($0, expected: path.embed(value)) }
    )
  }
}
