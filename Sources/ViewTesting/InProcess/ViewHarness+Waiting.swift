extension ViewHarness {
  /// Waits until an element is on the page, and checks after each change of the view.
  ///
  /// - Parameters:
  ///   - query: The expected element.
  ///   - timeout: The maximum time to wait.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: If the element does not appear in time.
  public func waitFor(
    _ query: ElementQuery,
    timeout: Duration = .seconds(60),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await call(fileID, filePath, line, column).run {
      let hasIdentifiers = query.identifier != nil
      try await wait(for: "\(query)", hasIdentifiers: hasIdentifiers, timeout) {
        $0.contains(query)
      }
    }
  }

  /// Waits until no such element is on the page, and checks after each change of the view.
  ///
  /// - Parameters:
  ///   - query: The element that has to disappear.
  ///   - timeout: The maximum time to wait.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: If the element does not disappear in time.
  public func waitForAbsence(
    of query: ElementQuery,
    timeout: Duration = .seconds(60),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await call(fileID, filePath, line, column).run {
      try await wait(for: "the absence of \(query)", timeout) { !$0.contains(query) }
    }
  }

  /// Waits until a condition holds, and checks after each change of the view.
  ///
  /// A failure shows the line of the call.
  ///
  /// - Parameters:
  ///   - condition: The expected condition.
  ///   - timeout: The maximum time to wait.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: If the condition does not hold in time.
  public func wait(
    until condition: (ViewHarness) throws -> Bool,
    timeout: Duration = .seconds(60),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let call = call(fileID, filePath, line, column)
    try await call.run {
      try await wait(for: call.condition, timeout, until: condition)
    }
  }

  private func wait(
    for name: @autoclosure () -> String,
    hasIdentifiers: Bool = false,
    _ timeout: Duration,
    until condition: (ViewHarness) throws -> Bool
  ) async throws {
    let timer = Task {
      try? await Task.sleep(for: timeout)
      resumeWaiters()
    }
    defer { timer.cancel() }
    let deadline = ContinuousClock.now + timeout
    while true {
      // Only a view that is up to date resumes the waiters at its next change.
      flush()
      if try condition(self) { return }
      guard ContinuousClock.now < deadline else {
        let outline = page.outline(hasIdentifiers: hasIdentifiers)
        throw HarnessError.timedOut(waitingFor: name(), page: outline)
      }
      await withCheckedContinuation { waiters.append($0) }
    }
  }
}

extension Call {
  /// The condition that the call awaits, by its line in the test.
  fileprivate var condition: String {
    sourceText.map { "the condition of '\($0)'" } ?? "a condition"
  }
}
