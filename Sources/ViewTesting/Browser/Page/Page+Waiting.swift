extension Page {
  /// The default time that a page waits for an expected change.
  public static let defaultTimeout = Duration.seconds(30)

  /// Waits until an element is on the page.
  ///
  /// The page is checked after each of its changes.
  ///
  /// - Parameters:
  ///   - query: The expected element.
  ///   - timeout: The maximum time to wait.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func waitFor(
    _ query: ElementQuery,
    timeout: Duration = defaultTimeout,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      _ = try await wait(for: "\(query)", timeout) { () throws(BrowserError) in
        try await self.matches(of: query).first
      }
    }
  }

  /// Waits until no such element is on the page any more.
  ///
  /// - Parameters:
  ///   - query: The element that has to disappear.
  ///   - timeout: The maximum time to wait.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func waitForAbsence(
    of query: ElementQuery,
    timeout: Duration = defaultTimeout,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      _ = try await wait(for: "the absence of \(query)", timeout) { () throws(BrowserError) in
        try await self.matches(of: query).isEmpty ? true : nil
      }
    }
  }

  /// Waits until an expression is true.
  ///
  /// The page checks the expression before it draws each frame.
  ///
  /// - Parameters:
  ///   - expression: The expression in JavaScript. It can access the page, but not the page's own
  ///     scripts.
  ///   - timeout: The maximum time to wait.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func waitUntil(
    _ expression: String,
    timeout: Duration = defaultTimeout,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await wait(until: expression, timeout)
    }
  }

  private func wait(until expression: String, _ timeout: Duration) async throws(BrowserError) {
    let milliseconds = Int(timeout / .milliseconds(1))
    let result = try await evaluateApart(
      """
      new Promise((done) => {
        const start = performance.now();
        const look = () => {
          if (\(expression)) done(true);
          else if (performance.now() - start > \(milliseconds)) done(false);
          else requestAnimationFrame(look);
        };
        look();
      })
      """,
      timeout: timeout + .seconds(5)
    )
    guard result == true else {
      throw .timedOut(waitingFor: expression, outline: try await driver.outline())
    }
  }

  /// Checks the page after each of its changes until there is a result.
  ///
  /// A browser that is loading a page may refuse a check or never answer it. The check is then
  /// repeated.
  func wait<Value: Sendable>(
    for condition: String,
    _ timeout: Duration,
    until look: () async throws(BrowserError) -> Value?
  ) async throws(BrowserError) -> Value {
    let deadline = ContinuousClock.now + timeout
    while true {
      let count: Int
      do {
        count = try await evaluateApart(Self.changes, timeout: .seconds(10)).integer ?? 0
        if let value = try await look() { return value }
      } catch .refused(let method, let reason) {
        guard deadline > .now else { throw .refused(method: method, reason: reason) }
        continue
      } catch .noAnswer(let method) {
        guard deadline > .now else { throw .noAnswer(method: method) }
        continue
      }
      guard deadline > .now else {
        throw .timedOut(waitingFor: condition, outline: try await driver.outline())
      }
      try await waitForChange(after: count, until: deadline)
    }
  }

  private func waitForChange(
    after count: Int,
    until deadline: ContinuousClock.Instant
  ) async throws(BrowserError) {
    let rest = max(.zero, deadline - .now)
    let milliseconds = Int(rest / .milliseconds(1)) + 1
    do {
      _ = try await evaluateApart(
        "globalThis.testChanges && testChanges.after(\(count), \(milliseconds))",
        timeout: rest + .seconds(1)
      )
    } catch .noAnswer {
      // The page was reloaded during the call.
    }
  }

  /// Counts the changes of a page, in a world that the page's own scripts cannot see.
  private static let changes = """
    (() => {
      if (!globalThis.testChanges) {
        let count = 0;
        let waiting = [];
        const changed = () => {
          count += 1;
          waiting.forEach((resume) => resume());
          waiting = [];
        };
        const options = { subtree: true, childList: true, characterData: true, attributes: true };
        new MutationObserver(changed).observe(document, options);
        for (const type of ["input", "change"]) document.addEventListener(type, changed, true);
        globalThis.testChanges = {
          count: () => count,
          after: (seen, limit) => new Promise((resume) => {
            if (count > seen) return resume();
            waiting.push(resume);
            setTimeout(resume, limit);
          }),
        };
      }
      return testChanges.count();
    })()
    """
}
