public import ViewCore

extension ViewHarness {
  /// Taps an element.
  ///
  /// A tap on a text field focuses it, and one on a toggle switches it.
  ///
  /// - Throws: If the page does not have exactly one such element, or the user could not tap it.
  public func tap(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      try tap(try find(query), foundBy: query)
    }
  }

  /// Replaces the text of a text field and focuses it, or moves a slider to a number.
  ///
  /// - Throws: If the page does not have exactly one such element, or the user could not type into
  ///   it.
  public func type(
    _ text: String,
    into query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      try sendToField(.input(text), foundBy: query)
    }
  }

  /// Focuses a text field and presses the return key in it.
  ///
  /// - Throws: If the page does not have exactly one such element, or the field does not handle the
  ///   key.
  public func submit(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      try sendToField(.submit, foundBy: query)
    }
  }

  /// Selects an option of a pop-up picker by its title.
  ///
  /// - Throws: If the page does not have exactly one such picker, or it has no such option.
  public func pick(
    _ option: String,
    in query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      guard let key = page.key(ofOption: option, in: try find(query)) else {
        throw refusal(of: query, "no option '\(option)'")
      }
      try send(.input(key), to: query)
    }
  }

  /// Moves the keyboard focus to an element, as a tap or the tab key does.
  ///
  /// - Throws: If the page does not have exactly one such element, or it has no focus value of the
  ///   app.
  public func focus(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      try send(.focus, to: query)
    }
  }

  /// Removes the keyboard focus from an element.
  ///
  /// - Throws: If the page does not have exactly one such element, or it has no focus value of the
  ///   app.
  public func blur(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      try send(.blur, to: query)
      focusedField = nil
    }
  }

  /// Sends an event to an element, or to the nearest enclosing one that handles it.
  ///
  /// - Throws: If the page does not have exactly one such element, or no enclosing one handles the
  ///   event.
  public func send(
    _ event: Event,
    nearest query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      try send(event, nearestTo: query)
    }
  }

  func send(_ event: Event, nearestTo query: ElementQuery) throws {
    let id = try find(query)
    guard let listener = page.listener(for: event.kind, at: id) else {
      throw refusal(of: query, "notListening")
    }
    try send(event, to: listener, foundBy: query)
  }
}
