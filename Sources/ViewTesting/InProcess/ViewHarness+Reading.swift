import ViewCore

extension ViewHarness {
  /// The number of elements on the page that match a query.
  ///
  /// - Parameter query: The query.
  /// - Returns: The number.
  public func count(of query: ElementQuery) -> Int {
    flush()
    return page.find(query).count
  }

  /// The text that an element shows.
  ///
  /// - Parameters:
  ///   - query: The element.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: The texts in the element, with spaces between them.
  /// - Throws: If the page does not have exactly one such element.
  public func text(
    of query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> String {
    try call(fileID, filePath, line, column).run {
      page.shownText(in: try find(query))
    }
  }

  /// The text in a text field.
  ///
  /// - Parameters:
  ///   - query: The text field.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: The text.
  /// - Throws: If the page does not have exactly one such element.
  public func value(
    of query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> String {
    try call(fileID, filePath, line, column).run {
      page.value(of: try find(query)) ?? ""
    }
  }

  /// Whether a toggle is on.
  ///
  /// - Parameters:
  ///   - query: The toggle.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: Whether it is on.
  /// - Throws: If the page does not have exactly one such element.
  public func isOn(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> Bool {
    try call(fileID, filePath, line, column).run {
      page.node(try find(query)).map { page.isOn($0.element) } ?? false
    }
  }

  /// Whether an element has the keyboard's focus.
  ///
  /// ```swift
  /// try view.submit(.textField("Name"))
  /// #expect(try view.isFocused(.textField("Amount")))
  /// ```
  ///
  /// - Parameters:
  ///   - query: The element.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: Whether it has the focus.
  /// - Throws: If the page does not have exactly one such element.
  public func isFocused(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> Bool {
    try call(fileID, filePath, line, column).run {
      isFocused(try find(query))
    }
  }

  /// Whether a control can be used.
  ///
  /// - Parameters:
  ///   - query: The control.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: Whether it can be used.
  /// - Throws: If the page does not have exactly one such element.
  public func isEnabled(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> Bool {
    try call(fileID, filePath, line, column).run {
      let element = page.node(try find(query))?.element
      return element?["disabled"] == nil && element?["aria-disabled"] != "true"
    }
  }
}
