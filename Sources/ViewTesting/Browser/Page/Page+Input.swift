extension Page {
  /// Clicks an element in its middle.
  ///
  /// Waits for the element, and scrolls to it.
  ///
  /// The browser receives the events of a real mouse. An element that covers the target is clicked
  /// instead, and a disabled control does nothing.
  ///
  /// - Parameters:
  ///   - query: The element to click.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func click(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await clickMiddle(of: query)
    }
  }

  private func clickMiddle(of query: ElementQuery) async throws(BrowserError) {
    let (x, y) = try await middle(of: query)
    try await mouse(.move, x, y, clicks: 0)
    try await mouse(.press, x, y, clicks: 1)
    try await mouse(.release, x, y, clicks: 1)
  }

  /// The middle of an element after scrolling to it, once it has stopped moving.
  package func middle(of query: ElementQuery) async throws(BrowserError) -> (x: Double, y: Double) {
    let element = try await match(of: query)
    try await driver.scroll(to: element)
    try await waitForRest(of: element)
    guard let middle = try await driver.middle(of: element) else { throw .notVisible(query) }
    return middle
  }

  /// Waits until an element and its containers have stopped moving, but not for one that never
  /// does.
  ///
  /// A page that is still arriving could mistake a press for one on its previous content.
  private func waitForRest(of element: PageElement) async throws(BrowserError) {
    _ = try await driver.run(
      """
      const element = this instanceof Element ? this : this.parentElement;
      const start = performance.now();
      let last = "";
      // An animation that has just begun may still show its first frame.
      const moves = ({ playState, effect }) => playState === "running"
        && effect.getComputedTiming().endTime < Infinity && effect.target?.contains(element);
      return new Promise((done) => {
        const look = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const place = [x, y, width, height].join();
          const rests = place === last && !document.getAnimations().some(moves)
            && !document.querySelector("[data-arriving]");
          if (rests || performance.now() - start > 1000) return done();
          last = place;
          requestAnimationFrame(look);
        };
        look();
      });
      """,
      on: element
    )
  }

  /// Clicks a text field and types into it, key by key.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - query: The text field.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func type(
    _ text: String,
    into query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await clickMiddle(of: query)
      try await type(text)
    }
  }

  /// Types into the focused element, key by key.
  ///
  /// - Parameter text: The text to type.
  /// - Throws: A ``BrowserError``.
  public func type(_ text: String) async throws(BrowserError) {
    for character in text { try await driver.type(character) }
  }

  /// A key that enters no character.
  public enum Key: String, Sendable {
    case enter = "Enter"
    case tab = "Tab"
    case escape = "Escape"
    case backspace = "Backspace"
    case arrowLeft = "ArrowLeft"
    case arrowRight = "ArrowRight"
    case arrowUp = "ArrowUp"
    case arrowDown = "ArrowDown"
    case space = " "
  }

  /// Presses a key and lets it go.
  ///
  /// - Parameter key: The key.
  /// - Throws: A ``BrowserError``.
  public func press(_ key: Key) async throws(BrowserError) {
    try await driver.press(key)
  }

  /// Shows a text that is being composed with an input method, as for Korean or Japanese.
  ///
  /// - Parameter text: The text so far.
  /// - Throws: A ``BrowserError``.
  public func compose(_ text: String) async throws(BrowserError) {
    try await driver.compose(text)
  }

  /// Ends a composition with its final text.
  ///
  /// - Parameter text: The final text.
  /// - Throws: A ``BrowserError``.
  public func commit(_ text: String) async throws(BrowserError) {
    try await driver.commit(text)
  }

  /// Puts a finger on an element, moves it, and lifts it.
  ///
  /// - Parameters:
  ///   - query: The element in whose middle the finger starts.
  ///   - x: How far it moves to the right.
  ///   - y: How far it moves down.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func swipe(
    _ query: ElementQuery,
    x: Double = 0,
    y: Double = 0,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      let start = try await middle(of: query)
      try await touch(.start, [start])
      for step in 1...8 {
        let part = Double(step) / 8
        try await touch(.move, [(start.x + x * part, start.y + y * part)])
      }
      try await touch(.end, [])
    }
  }

  /// Puts fingers on the page, moves them, or lifts those that are not listed any more.
  package func touch(
    _ action: TouchAction,
    _ points: [(x: Double, y: Double)]
  ) async throws(BrowserError) {
    try await driver.touch(action, points)
  }

  /// Presses the browser's back button.
  ///
  /// - Throws: A ``BrowserError``.
  public func goBack() async throws(BrowserError) {
    try await travel(-1)
  }

  /// Presses the browser's forward button.
  ///
  /// - Throws: A ``BrowserError``.
  public func goForward() async throws(BrowserError) {
    try await travel(1)
  }

  /// The titles of the entries of the browser's history, oldest first.
  package func historyTitles() async throws(BrowserError) -> [String] {
    try await driver.historyTitles()
  }

  /// Goes to another entry of the browser's history, if it exists.
  ///
  /// Like the browser's own buttons, it counts from the entry that is already loading. The protocols of
  /// browsers do not know that entry.
  private func travel(_ distance: Int) async throws(BrowserError) {
    _ = try await evaluateApart("history.go(\(distance))")
  }

  /// Goes to another entry, counted from the one that is shown.
  package func travel(fromShownEntryBy distance: Int) async throws(BrowserError) {
    try await driver.travel(by: distance)
  }

  /// Moves the mouse, or presses or releases its button.
  package func mouse(
    _ action: MouseAction,
    _ x: Double,
    _ y: Double,
    clicks: Int
  ) async throws(BrowserError) {
    try await driver.mouse(action, x, y, clicks: clicks)
  }
}
