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
    try await mouse("mouseMoved", x, y, clicks: 0)
    try await mouse("mousePressed", x, y, clicks: 1)
    try await mouse("mouseReleased", x, y, clicks: 1)
  }

  /// The middle of an element after scrolling to it, once it has stopped moving.
  package func middle(of query: ElementQuery) async throws(BrowserError) -> (x: Double, y: Double) {
    let match = try await match(of: query)
    _ = try await call("DOM.scrollIntoViewIfNeeded", match.parameters)
    try await waitForRest(of: match)
    let quads = try await call("DOM.getContentQuads", match.parameters)["quads"].array
    let corners = quads.first?.array.compactMap(\.number) ?? []
    guard corners.count == 8 else { throw .notVisible(query) }
    return (
      x: (corners[0] + corners[2] + corners[4] + corners[6]) / 4,
      y: (corners[1] + corners[3] + corners[5] + corners[7]) / 4
    )
  }

  /// Waits until an element and its containers have stopped moving, but not for one that never
  /// does.
  ///
  /// A page that is still arriving could mistake a press for one on its previous content.
  private func waitForRest(of match: Match) async throws(BrowserError) {
    let object = try await call("DOM.resolveNode", match.parameters)["object"]["objectId"]
    _ = try await call(
      "Runtime.callFunctionOn",
      [
        "objectId": object, "awaitPromise": true,
        "functionDeclaration": """
        function() {
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
        }
        """,
      ]
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
    for character in text {
      let key = JSON.string(String(character))
      try await keyboard(["type": "keyDown", "key": key, "text": key])
      try await keyboard(["type": "keyUp", "key": key])
    }
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

    fileprivate var code: Int {
      switch self {
      case .enter: 13
      case .tab: 9
      case .escape: 27
      case .backspace: 8
      case .arrowLeft: 37
      case .arrowUp: 38
      case .arrowRight: 39
      case .arrowDown: 40
      case .space: 32
      }
    }

    fileprivate var text: String? {
      switch self {
      case .enter: "\r"
      case .space: " "
      case .tab, .escape, .backspace, .arrowLeft, .arrowRight, .arrowUp, .arrowDown: nil
      }
    }
  }

  /// Presses a key and lets it go.
  ///
  /// - Parameter key: The key.
  /// - Throws: A ``BrowserError``.
  public func press(_ key: Key) async throws(BrowserError) {
    var parameters: [String: JSON] = [
      "type": "keyDown", "key": .string(key.rawValue),
      "code": .string(key == .space ? "Space" : key.rawValue),
      "windowsVirtualKeyCode": .number(Double(key.code)),
    ]
    parameters["text"] = key.text.map(JSON.string)
    try await keyboard(.object(parameters))
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try await keyboard(.object(parameters))
  }

  /// Shows a text that is being composed with an input method, as for Korean or Japanese.
  ///
  /// - Parameter text: The text so far.
  /// - Throws: A ``BrowserError``.
  public func compose(_ text: String) async throws(BrowserError) {
    let count = JSON.number(Double(text.utf16.count))
    _ = try await call(
      "Input.imeSetComposition",
      ["text": .string(text), "selectionStart": count, "selectionEnd": count]
    )
  }

  /// Ends a composition with its final text.
  ///
  /// - Parameter text: The final text.
  /// - Throws: A ``BrowserError``.
  public func commit(_ text: String) async throws(BrowserError) {
    _ = try await call("Input.insertText", ["text": .string(text)])
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
      try await touch("touchStart", [start])
      for step in 1...8 {
        let part = Double(step) / 8
        try await touch("touchMove", [(start.x + x * part, start.y + y * part)])
      }
      try await touch("touchEnd", [])
    }
  }

  /// Puts fingers on the page, moves them, or lifts those that are not listed any more.
  package func touch(
    _ type: String,
    _ points: [(x: Double, y: Double)]
  ) async throws(BrowserError) {
    let points = points.map { JSON.object(["x": .number($0.x), "y": .number($0.y)]) }
    _ = try await call(
      "Input.dispatchTouchEvent",
      ["type": .string(type), "touchPoints": .array(points)]
    )
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
    try await call("Page.getNavigationHistory")["entries"].array.compactMap { $0["title"].string }
  }

  /// Goes to another entry of the browser's history, if it exists.
  ///
  /// Like the browser's own buttons, it counts from the entry that is already loading. The DevTools
  /// protocol does not know that entry.
  private func travel(_ distance: Int) async throws(BrowserError) {
    _ = try await evaluateApart("history.go(\(distance))")
  }

  /// Moves the mouse, or presses and releases its button.
  package func mouse(
    _ type: String,
    _ x: Double,
    _ y: Double,
    clicks: Int
  ) async throws(BrowserError) {
    _ = try await call(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(x), "y": .number(y),
        "button": clicks > 0 ? "left" : "none", "clickCount": .number(Double(clicks)),
      ]
    )
  }

  private func keyboard(_ parameters: JSON) async throws(BrowserError) {
    _ = try await call("Input.dispatchKeyEvent", parameters)
  }
}
