internal import ConcurrencyExtras

extension TestStore {
  /// Sends an action, as the user does, and asserts its change of the state.
  ///
  /// The closure receives the state before the action and turns it into the expected state after the action:
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped) {
  ///   $0.count = 1
  /// }
  /// ```
  ///
  /// Prefer absolute values, `$0.count = 1`, to relative ones, `$0.count += 1`. They prove that the test knows the
  /// state. Without a closure nothing may change. A closure that changes nothing is a failure, unless the action
  /// wrote a shared value.
  ///
  /// The test must have received all actions that effects have sent until now. Otherwise it fails, and may still
  /// receive them afterwards.
  ///
  /// When the call returns, all work has run that needs no time to pass.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Makes the expected change of the state.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard !isDismissed else {
      report(Issues.sentAfterDismissal(action), at: location)
      return task(of: action, in: nil)
    }
    let unreceived = recorder.unreceived
    if !unreceived.isEmpty {
      if exhaustivity == .on {
        report(Issues.unreceivedActions(unreceived, before: action), at: location)
        recorder.markOverdue()
        catchUp()
      } else {
        skipReceived(at: location)
      }
    }
    let scope = TestStep.$current.withValue(TestStep(at: location)) {
      executor.beforeSettling { core.send(action) }
    }
    if let sent = recorder.takeSent() {
      expect(updateStateToExpectedResult, after: sent, at: location)
    }
    await settle()
    return task(of: action, in: scope)
  }

  private func task(of action: Action, in scope: EffectScope?) -> TestStoreTask {
    TestStoreTask(action: action, scope: scope, executor: executor, timeout: timeout) {
      [recording] in recording?.timeline()
    }
  }
}
