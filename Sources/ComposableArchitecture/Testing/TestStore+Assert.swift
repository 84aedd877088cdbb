internal import ConcurrencyExtras

extension TestStore {
  /// Asserts parts of the state without an action.
  ///
  /// The closure receives the current state. Each value that it sets must equal the present one:
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// await store.send(.logInButtonTapped)
  /// await store.receive(.loggedIn)
  /// store.assert {
  ///   $0.isLoggedIn = true
  /// }
  /// ```
  ///
  /// In an exhaustive test it asserts the shared values that an effect has changed without sending an action:
  ///
  /// ```swift
  /// await store.send(.importButtonTapped)
  /// store.assert {
  ///   $0.$photos.withLock { $0 = [.mock] }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - updateStateToExpectedResult: Sets the expected values.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let shared = sharedChanges.assertion(isRelaxed: exhaustivity != .on)
    let issue = issue(of: updateStateToExpectedResult, assertedOf: state, shared)
    sharedChanges.settle(shared, isComplete: issue != nil || exhaustivity != .on)
    if let issue { report(issue, at: location) }
  }
}
