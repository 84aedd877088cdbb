extension Page {
  /// Clicks an element in its middle.
  ///
  /// Waits until the element is there, is enabled, and is covered by nothing. Scrolls to it. The browser receives the
  /// events of a real mouse.
  ///
  /// - Parameters:
  ///   - query: The element to click.
  ///   - timeout: How long to wait until it can be clicked.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func click(
    _ query: ElementQuery,
    timeout: Duration = defaultTimeout,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      _ = try await clickMiddle(of: query, timeout)
    }
  }

  private func clickMiddle(
    of query: ElementQuery,
    _ timeout: Duration = defaultTimeout
  ) async throws(BrowserError) -> PageElement {
    let element = try await clickable(query, timeout)
    guard let middle = try await driver.middle(of: element) else { throw .notVisible(query) }
    try await click(middle)
    return element
  }

  /// Clicks the middle of an element, whatever is there.
  package func click(placeOf query: ElementQuery) async throws(BrowserError) {
    try await click(middle(of: query))
  }

  private func click(_ place: (x: Double, y: Double)) async throws(BrowserError) {
    try await mouse(.move, place.x, place.y, clicks: 0)
    try await mouse(.press, place.x, place.y, clicks: 1)
    try await mouse(.release, place.x, place.y, clicks: 1)
  }

  /// An element that a click in its middle would reach, after scrolling to it, once it has stopped moving.
  private func clickable(
    _ query: ElementQuery,
    _ timeout: Duration = defaultTimeout
  ) async throws(BrowserError) -> PageElement {
    var obstacle = BrowserError.notVisible(query)
    do {
      return try await wait(for: "\(query)", timeout) { () throws(BrowserError) in
        let element = try await self.match(of: query, timeout)
        guard let found = try await self.obstacle(of: element, query) else { return element }
        obstacle = found
        return nil
      }
    } catch .timedOut {
      throw obstacle
    }
  }

  /// The reason why a click would not reach an element.
  private func obstacle(
    of element: PageElement,
    _ query: ElementQuery
  ) async throws(BrowserError) -> BrowserError? {
    try await driver.scroll(to: element)
    try await waitForRest(of: element)
    guard let (x, y) = try await driver.middle(of: element) else { return .notVisible(query) }
    let found = try await driver.run(ElementScripts.obstacle(x, y), on: element)
    if found["isDisabled"] == true { return .disabled(query) }
    if found["isOutside"] == true { return .notVisible(query) }
    return found["cover"].string.map { .covered(query, by: $0) }
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
      _ = try await clickMiddle(of: query)
      try await enter(text)
    }
  }

  /// Types into the focused element, key by key.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func type(
    _ text: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await enter(text)
    }
  }

  private func enter(_ text: String) async throws(BrowserError) {
    for character in text { try await driver.type(character, with: []) }
  }

  /// Clicks a text field and removes its text.
  ///
  /// - Parameters:
  ///   - query: The text field.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func clear(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      let field = try await clickMiddle(of: query)
      _ = try await driver.run("this.select()", on: field)
      try await driver.press(.backspace, with: [])
    }
  }

  /// Selects an option of a pop-up picker by its title.
  ///
  /// The menu of the picker is the browser's own and cannot be driven. The page gets the events of a selected option.
  ///
  /// - Parameters:
  ///   - option: The title of the option.
  ///   - query: The picker.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func pick(
    _ option: String,
    in query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      let picker = try await clickable(query)
      let isFound = try await driver.run(ElementScripts.pick(option), on: picker)
      guard isFound == true else { throw BrowserError.noOption(option, query) }
    }
  }

  /// Shows a text that is being composed with an input method, as for Korean or Japanese.
  ///
  /// - Parameters:
  ///   - text: The text so far.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func compose(
    _ text: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await driver.compose(text)
    }
  }

  /// Ends a composition with its final text.
  ///
  /// - Parameters:
  ///   - text: The final text.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func commit(
    _ text: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await driver.commit(text)
    }
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

  /// Makes the screen a touch screen, on which a finger does what ``click(_:timeout:fileID:filePath:line:column:)`` says.
  ///
  /// Chromium alone can do that.
  package func useFingers() async throws(BrowserError) {
    try await driver.useFingers()
  }

  /// Presses the browser's back button.
  ///
  /// - Parameters:
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func goBack(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await travel(-1)
    }
  }

  /// Presses the browser's forward button.
  ///
  /// - Parameters:
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func goForward(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await travel(1)
    }
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
