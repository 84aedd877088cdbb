public import CasePaths
internal import ConcurrencyExtras

extension TestStore {
  /// Asserts that the next action that an effect sent is of a case, and how it changes the state.
  ///
  /// It receives actions whose exact value does not matter, or that are not equatable:
  ///
  /// ```swift
  /// await store.receive(\.factResponse) { $0.isLoading = false }
  /// await store.receive(\.path[id: 0].detail.delegate) { $0.path = [] }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - duration: How long to wait, if not ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state as the action must.
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

  /// Asserts that the next action that an effect sent is of a case and has a value, and how it changes
  /// the state.
  ///
  /// ```swift
  /// await store.receive(\.factResponse, "0 is a great number!") { $0.isLoading = false }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - value: The value in the case.
  ///   - duration: How long to wait, if not ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state as the action must.
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

  /// Asserts that the next action that an effect sent is of a case that is given by its path, and how
  /// it changes the state.
  ///
  /// ```swift
  /// await store.receive(/Feature.Action.factResponse) { $0.isLoading = false }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The path of the case.
  ///   - duration: How long to wait, if not ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state as the action must.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
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
  /// Any action of a case.
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

  /// The actions of a case with a value.
  init<Value: Equatable>(ofCase path: AnyCasePath<Action, Value>, with value: Value) {
    self.init(
      evidence: { Issues.dump(path.embed(value)) },
      isMet: { path.extract(from: $0) == value },
      explain: { Issues.receivedAnotherAction($0, expected: path.embed(value)) }
    )
  }
}
