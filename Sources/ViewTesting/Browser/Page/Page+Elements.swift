extension Page {
  /// The number of elements on the page that match a query now.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: The number.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func count(
    of query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Int {
    try await Call(fileID, filePath, line, column).run {
      try await matches(of: query).count
    }
  }

  /// The text that an element shows.
  ///
  /// Waits for the element.
  ///
  /// - Parameters:
  ///   - query: The element.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: The text.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func text(
    of query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> String {
    try await Call(fileID, filePath, line, column).run {
      try await ask(query, "this.innerText ?? this.textContent").string ?? ""
    }
  }

  /// The text in a text field.
  ///
  /// Waits for the element.
  ///
  /// - Parameters:
  ///   - query: The text field.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: The text.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func value(
    of query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> String {
    try await Call(fileID, filePath, line, column).run {
      try await ask(query, "this.value").string ?? ""
    }
  }

  /// Whether a toggle is on.
  ///
  /// Waits for the element.
  ///
  /// - Parameters:
  ///   - query: The toggle.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: Whether it is on.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func isOn(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Bool {
    try await Call(fileID, filePath, line, column).run {
      try await ask(query, "this.checked").bool ?? false
    }
  }

  /// Whether a control can be used.
  ///
  /// Waits for the element.
  ///
  /// - Parameters:
  ///   - query: The control.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: Whether it can be used.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func isEnabled(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Bool {
    try await Call(fileID, filePath, line, column).run {
      try await ask(query, "!this.matches(':disabled')").bool ?? false
    }
  }

  /// Whether an element has the keyboard's focus.
  ///
  /// Waits for the element.
  ///
  /// - Parameters:
  ///   - query: The element.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: Whether it has the focus.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func isFocused(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Bool {
    try await Call(fileID, filePath, line, column).run {
      try await ask(query, "this === document.activeElement").bool ?? false
    }
  }

  /// The single element that matches a query, once it is there.
  func match(
    of query: ElementQuery,
    _ timeout: Duration = defaultTimeout
  ) async throws(BrowserError) -> PageElement {
    let matches: [PageElement]
    do {
      matches = try await wait(for: "\(query)", timeout) { () throws(BrowserError) in
        let matches = try await self.matches(of: query)
        return matches.isEmpty ? nil : matches
      }
    } catch .timedOut(_, let outline) {
      throw .notFound(try await missing(query), outline: outline)
    }
    guard matches.count == 1 else {
      throw .ambiguous(query, count: matches.count, outline: try await driver.outline())
    }
    return matches[0]
  }

  /// The query, or its outermost container that is not on the page.
  private func missing(_ query: ElementQuery) async throws(BrowserError) -> ElementQuery {
    guard let container = query.container, try await matches(of: container).isEmpty else {
      return query
    }
    return try await missing(container)
  }

  private func ask(
    _ query: ElementQuery,
    _ expression: String
  ) async throws(BrowserError) -> JSON {
    try await ask(try await match(of: query), expression)
  }

  /// The value of an expression in which an element is `this`.
  func ask(_ element: PageElement, _ expression: String) async throws(BrowserError) -> JSON {
    try await driver.run("return \(expression)", on: element)
  }
}
