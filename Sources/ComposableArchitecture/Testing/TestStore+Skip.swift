internal import ConcurrencyExtras

extension TestStore {
  /// Skips the actions that effects have sent and the test has not received.
  ///
  /// The state of the test store becomes the state after those actions.
  ///
  /// ```swift
  /// await store.send(.refreshButtonTapped)
  /// await store.skipReceivedActions()
  /// ```
  ///
  /// - Parameters:
  ///   - strict: Whether it is a failure if there is nothing to skip.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    guard !recorder.received.isEmpty else {
      if strict {
        report(Issues.noReceivedActionsToSkip(), at: location)
      }
      return
    }
    skipReceived(at: location)
  }

  /// Skips the running effects, so that the test may end before them.
  ///
  /// ```swift
  /// await store.send(.onAppear)
  /// await store.skipInFlightEffects()
  /// ```
  ///
  /// The effects continue for as long as the test store exists. The test must still receive their actions.
  ///
  /// - Parameters:
  ///   - strict: Whether it is a failure if there is nothing to skip.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    guard recorder.hasRunningEffects else {
      if strict {
        report(Issues.noRunningEffectsToSkip(), at: location)
      }
      return
    }
    note(Issues.skippedEffects(recorder.actionsWithRunningEffects), at: location)
    recorder.skipRunningEffects()
  }

  /// Skips the received actions, and moves to the state of the core.
  func skipReceived(at location: SourceLocation) {
    note(Issues.skippedActions(recorder.received.map(\.action)), at: location)
    recorder.forgetReceived()
    catchUp()
  }

  /// Moves to the state of the core and to the current shared values.
  func catchUp() {
    sharedChanges.reset()
    state = core.state
  }

  /// Notes a skipped assertion, if the test shows them.
  func note(_ text: @autoclosure () -> String, at location: SourceLocation) {
    guard exhaustivity.showsSkippedAssertions else { return }
    location.note(text())
  }

  /// Reports an issue, with the last actions if they are recorded.
  func report(_ issue: String, at location: SourceLocation) {
    location.report(Issues.text(issue, with: recording?.timeline()))
  }
}
