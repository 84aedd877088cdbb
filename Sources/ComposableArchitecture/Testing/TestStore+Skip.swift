internal import ConcurrencyExtras

extension TestStore {
  /// Passes over the actions that effects have sent and the test has not received.
  ///
  /// The state moves on to where those actions left it.
  ///
  /// ```swift
  /// await store.send(.refreshButtonTapped)
  /// await store.skipReceivedActions()
  /// ```
  ///
  /// - Parameters:
  ///   - strict: Whether it is a failure if there are none.
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
        location.report(Issues.noReceivedActionsToSkip())
      }
      return
    }
    skipReceived(at: location)
  }

  /// Passes over the effects that are running, so that the test may end without them.
  ///
  /// ```swift
  /// await store.send(.onAppear)
  /// await store.skipInFlightEffects()
  /// ```
  ///
  /// They go on until the test store goes. What they send meanwhile has to be received as ever.
  ///
  /// - Parameters:
  ///   - strict: Whether it is a failure if there are none.
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
        location.report(Issues.noRunningEffectsToSkip())
      }
      return
    }
    note(Issues.skippedEffects(recorder.actionsWithRunningEffects), at: location)
    recorder.skipRunningEffects()
  }

  /// Passes over what was received, and moves on to the state of the core.
  func skipReceived(at location: SourceLocation) {
    note(Issues.skippedActions(recorder.received.map(\.action)), at: location)
    recorder.forgetReceived()
    catchUp()
  }

  /// Moves on to the state of the core, and to what the shared values are.
  func catchUp() {
    sharedChanges.reset()
    state = core.state
  }

  /// Tells what the test does not assert, if it wants to know.
  func note(_ text: @autoclosure () -> String, at location: SourceLocation) {
    guard exhaustivity.showsSkippedAssertions else { return }
    location.note(text())
  }
}
