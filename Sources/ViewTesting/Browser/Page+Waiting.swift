extension Page {
  /// How long a page waits for what a test expects, if the test does not say.
  public static let defaultTimeout = Duration.seconds(10)

  /// Waits until an element is on the page.
  ///
  /// The page is looked at whenever it has changed, so that the wait ends with the change.
  ///
  /// - Parameters:
  ///   - query: What to wait for.
  ///   - timeout: After how long to give up.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func waitFor(
    _ query: ElementQuery,
    timeout: Duration = defaultTimeout
  ) async throws(BrowserError) {
    _ = try await wait(for: "\(query)", timeout) { () throws(BrowserError) in
      try await self.matches(of: query).first
    }
  }

  /// Waits until no such element is on the page any more.
  ///
  /// - Parameters:
  ///   - query: What has to go.
  ///   - timeout: After how long to give up.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func waitForAbsence(
    of query: ElementQuery,
    timeout: Duration = defaultTimeout
  ) async throws(BrowserError) {
    _ = try await wait(for: "the absence of \(query)", timeout) { () throws(BrowserError) in
      try await self.matches(of: query).isEmpty ? true : nil
    }
  }

  /// Waits until an expression is true.
  ///
  /// It is looked at before every frame that the browser draws.
  ///
  /// - Parameters:
  ///   - expression: The expression in JavaScript. It sees the page, and not the page's own scripts.
  ///   - timeout: After how long to give up.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func waitUntil(
    _ expression: String,
    timeout: Duration = defaultTimeout
  ) async throws(BrowserError) {
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
      throw .timedOut(waitingFor: expression, outline: try await outline())
    }
  }

  /// Looks at the page after each of its changes until there is a result.
  func wait<Value: Sendable>(
    for condition: String,
    _ timeout: Duration,
    until look: () async throws(BrowserError) -> Value?
  ) async throws(BrowserError) -> Value {
    let deadline = ContinuousClock.now + timeout
    while true {
      let changes = try await evaluateApart(Self.changes)
      if let value = try await look() { return value }
      let rest = max(0, (deadline - .now) / .milliseconds(1))
      guard rest > 0 else { throw .timedOut(waitingFor: condition, outline: try await outline()) }
      let count = changes.integer ?? 0
      _ = try await evaluateApart(
        "globalThis.testChanges ? testChanges.after(\(count), \(Int(rest) + 1)) : 0",
        timeout: timeout + .seconds(5)
      )
    }
  }

  /// Counts the changes of a page, in a world where the page's own scripts do not see it.
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
