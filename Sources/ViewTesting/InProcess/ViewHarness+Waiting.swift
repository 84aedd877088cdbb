extension ViewHarness {
  /// Waits until an element is on the page, looking again each time the view changes.
  ///
  /// - Parameters:
  ///   - query: What to wait for.
  ///   - timeout: When to give up.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: Where it does not come in time.
  public func waitFor(
    _ query: ElementQuery,
    timeout: Duration = .seconds(60),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await wait(for: "\(query)", timeout) { $0.contains(query) }
    }
  }

  /// Waits until no such element is on the page any more, looking again each time the view changes.
  ///
  /// - Parameters:
  ///   - query: What has to go.
  ///   - timeout: When to give up.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: Where it does not go in time.
  public func waitForAbsence(
    of query: ElementQuery,
    timeout: Duration = .seconds(60),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await wait(for: "the absence of \(query)", timeout) { !$0.contains(query) }
    }
  }

  /// Waits until a condition holds, looking again each time the view changes.
  ///
  /// - Parameters:
  ///   - condition: What the test waits for.
  ///   - timeout: When to give up.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: Where the condition does not hold in time.
  public func wait(
    until condition: (ViewHarness) throws -> Bool,
    timeout: Duration = .seconds(60),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await wait(for: "a condition", timeout, until: condition)
    }
  }

  private func wait(
    for name: String,
    _ timeout: Duration,
    until condition: (ViewHarness) throws -> Bool
  ) async throws {
    let timer = Task {
      try? await Task.sleep(for: timeout)
      resumeWaiters()
    }
    defer { timer.cancel() }
    let deadline = ContinuousClock.now + timeout
    while try !condition(self) {
      guard ContinuousClock.now < deadline else {
        throw HarnessError.timedOut(waitingFor: name, page: page.outline)
      }
      await withCheckedContinuation { waiters.append($0) }
    }
  }
}
