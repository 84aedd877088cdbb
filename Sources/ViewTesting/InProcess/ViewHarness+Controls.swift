public import ViewCore

extension ViewHarness {
  /// Taps an element.
  ///
  /// A text field has the focus then.
  ///
  /// - Throws: Where the page does not have exactly one such element, or a user
  ///   could not tap it.
  public func tap(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try Call(fileID, filePath, line, column).run {
      let id = try find(query)
      if page.takesText(id), page.node(id)?.element["disabled"] == nil {
        log = []
        moveFocus(to: id)
      } else if query.role == "switch" {
        try send(.change(page.node(id)?.element["checked"] == nil), to: id, foundBy: query)
      } else {
        try send(.click, to: id, foundBy: query)
      }
    }
  }

  /// Replaces the text of a text field, which has the focus then, or moves a slider to a number.
  ///
  /// - Throws: Where the page does not have exactly one such element, or a user
  ///   could not type into it.
  public func type(
    _ text: String,
    into query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try Call(fileID, filePath, line, column).run {
      try sendToField(.input(text), foundBy: query)
    }
  }

  /// Presses the return key in a text field, which has the focus then.
  ///
  /// - Throws: Where the page does not have exactly one such element, or it does
  ///   not do anything with the key.
  public func submit(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try Call(fileID, filePath, line, column).run {
      try sendToField(.submit, foundBy: query)
    }
  }

  /// Picks an option of a picker that opens them, by what the option reads.
  ///
  /// - Throws: Where the page does not have exactly one such picker, or it has no such option.
  public func pick(
    _ option: String,
    in query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try Call(fileID, filePath, line, column).run {
      guard let key = page.key(ofOption: option, in: try find(query)) else {
        throw refusal(of: query, "no option '\(option)'")
      }
      try send(.input(key), to: query)
    }
  }

  /// Moves the keyboard's focus to an element, as a tap or the tab key does.
  ///
  /// - Throws: Where the page does not have exactly one such element, or it is not
  ///   tied to a focus of the app.
  public func focus(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try Call(fileID, filePath, line, column).run {
      try send(.focus, to: query)
    }
  }

  /// Takes the keyboard's focus away from an element.
  ///
  /// - Throws: Where the page does not have exactly one such element, or it is not
  ///   tied to a focus of the app.
  public func blur(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try Call(fileID, filePath, line, column).run {
      try send(.blur, to: query)
    }
  }

  /// Lets any event happen to an element, or to the nearest one around it that answers the event.
  ///
  /// - Throws: Where the page does not have exactly one such element, or none
  ///   around it answers.
  public func send(
    _ event: Event,
    nearest query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try Call(fileID, filePath, line, column).run {
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
