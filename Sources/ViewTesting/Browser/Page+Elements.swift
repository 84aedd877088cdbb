extension Page {
  /// How many elements on the page fit a query now.
  ///
  /// - Parameter query: What to count.
  /// - Returns: The number.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func count(of query: ElementQuery) async throws(BrowserError) -> Int {
    try await matches(of: query).count
  }

  /// The text that an element shows.
  ///
  /// Waits for the element.
  ///
  /// - Parameter query: The element.
  /// - Returns: The text.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func text(of query: ElementQuery) async throws(BrowserError) -> String {
    try await ask(query, "this.innerText ?? this.textContent").string ?? ""
  }

  /// The text in a text field.
  ///
  /// Waits for the element.
  ///
  /// - Parameter query: The text field.
  /// - Returns: The text.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func value(of query: ElementQuery) async throws(BrowserError) -> String {
    try await ask(query, "this.value").string ?? ""
  }

  /// Whether a toggle is on.
  ///
  /// Waits for the element.
  ///
  /// - Parameter query: The toggle.
  /// - Returns: Whether it is on.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func isOn(_ query: ElementQuery) async throws(BrowserError) -> Bool {
    try await ask(query, "this.checked").bool ?? false
  }

  /// Whether a control can be used.
  ///
  /// Waits for the element.
  ///
  /// - Parameter query: The control.
  /// - Returns: Whether it can be used.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func isEnabled(_ query: ElementQuery) async throws(BrowserError) -> Bool {
    try await ask(query, "!this.matches(':disabled')").bool ?? false
  }

  /// Whether an element has the keyboard's focus.
  ///
  /// Waits for the element.
  ///
  /// - Parameter query: The element.
  /// - Returns: Whether it has the focus.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func isFocused(_ query: ElementQuery) async throws(BrowserError) -> Bool {
    try await ask(query, "this === document.activeElement").bool ?? false
  }

  /// An element of the page by the number that the browser gave it.
  struct Match: Sendable {
    let id: Int

    var parameters: JSON { ["backendNodeId": .number(Double(id))] }
  }

  func matches(of query: ElementQuery) async throws(BrowserError) -> [Match] {
    try await beginReading()
    let document = try await call("DOM.getDocument", ["depth": 0])["root"]["backendNodeId"]
    var parameters: [String: JSON] = ["backendNodeId": document]
    parameters["role"] = .string(query.role == "text" ? "StaticText" : query.role)
    parameters["accessibleName"] = query.name.map(JSON.string)
    let request = JSON.object(parameters)
    let answer = try await call("Accessibility.queryAXTree", request, timeout: .seconds(10))
    return answer["nodes"].array
      .filter { $0["ignored"] != true }
      .compactMap { $0["backendDOMNodeId"].integer.map(Match.init) }
  }

  /// The one element that fits, once it is there.
  func match(of query: ElementQuery) async throws(BrowserError) -> Match {
    let matches: [Match]
    do {
      matches = try await wait(for: "\(query)", Self.defaultTimeout) { () throws(BrowserError) in
        let matches = try await self.matches(of: query)
        return matches.isEmpty ? nil : matches
      }
    } catch .timedOut(_, let outline) {
      throw .notFound(query, outline: outline)
    }
    guard matches.count == 1 else {
      throw .ambiguous(query, count: matches.count, outline: try await outline())
    }
    return matches[0]
  }

  private func ask(
    _ query: ElementQuery,
    _ expression: String
  ) async throws(BrowserError) -> JSON {
    let match = try await match(of: query)
    let object = try await call("DOM.resolveNode", match.parameters)["object"]["objectId"]
    return try await call(
      "Runtime.callFunctionOn",
      [
        "objectId": object, "returnByValue": true,
        "functionDeclaration": .string("function() { return \(expression) }"),
      ]
    )["result"]["value"]
  }
}
