extension FirefoxPage: WebDriverInput {
  func touch(
    _ action: TouchAction,
    _ points: [(x: Double, y: Double)]
  ) async throws(BrowserError) {
    let count = setFingers(points.count)
    let points = try await pointsInWindow(points)
    try await perform(
      (0..<max(count, points.count)).map { finger in
        guard points.indices.contains(finger) else {
          return JSON.pointer("touch", id: "finger \(finger)", [.pointerUp])
        }
        let move = JSON.pointerMove(points[finger].x, points[finger].y)
        let steps = finger < count ? [move] : [move, .pointerDown]
        return JSON.pointer("touch", id: "finger \(finger)", steps)
      }
    )
  }

  /// The points at the edge of the window in place of those beyond it, which Firefox refuses.
  private func pointsInWindow(
    _ points: [(x: Double, y: Double)]
  ) async throws(BrowserError) -> [(x: Double, y: Double)] {
    guard !points.isEmpty else { return [] }
    let size = try await evaluate(
      "[innerWidth - 1, innerHeight - 1]",
      in: .apart,
      timeout: .seconds(30)
    )
    let (right, bottom) = (size.array.first?.number ?? 0, size.array.last?.number ?? 0)
    return points.map { (min(max($0.x, 0), right), min(max($0.y, 0), bottom)) }
  }

  /// WebDriver has no input methods: the browser composes as it does for those of the system.
  func compose(_ text: String) async throws(BrowserError) {
    try await compose(
      """
      input.setPendingCompositionString(values[0]);
      if (values[0]) input.appendClauseToPendingComposition(values[0].length, input.ATTR_RAW_CLAUSE);
      input.setCaretInPendingComposition(values[0].length);
      input.flushPendingComposition();
      """,
      text
    )
  }

  func commit(_ text: String) async throws(BrowserError) {
    try await compose("input.commitCompositionWith(values[0]);", text)
  }

  private func compose(_ steps: String, _ text: String) async throws(BrowserError) {
    _ = try await runInBrowser(
      """
      const window = page.topChromeWindow;
      window.focus();
      page.embedderElement.focus();
      const input = window.inputOfTests ??= Cc["@mozilla.org/text-input-processor;1"]
        .createInstance(Ci.nsITextInputProcessor);
      input.beginInputTransactionForTests(window);
      \(steps)
      """,
      .string(text)
    )
    // The page gets the events later than this answer.
    _ = try await evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))",
      in: .apart,
      timeout: .seconds(30)
    )
  }

  func perform(_ sources: [JSON]) async throws(BrowserError) {
    _ = try await call("input.performActions", ofPage: ["actions": .array(sources)])
  }
}
