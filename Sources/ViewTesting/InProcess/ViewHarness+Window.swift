public import ViewCore

extension ViewHarness {
  /// Closes the topmost dialog, as the escape key does.
  ///
  /// For an alert that is the cancel button.
  ///
  /// - Throws: If there is no dialog, or it cannot be closed.
  public func dismiss(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      try dismissDialog()
    }
  }

  /// Closes the topmost dialog or screen, as the browser's back button does.
  ///
  /// - Throws: If there is none, or it does not close.
  public func goBack(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      flush()
      guard let step = page.step else { throw HarnessError.nowhereToGo(page: page.outline) }
      if page.nodes[step]?.element.tag == "dialog" { return try dismissDialog() }
      try send(.dismiss, to: step, foundBy: .screen)
    }
  }

  /// Pushes the screen that was popped last again, as the browser's forward button does.
  ///
  /// - Throws: If no screen can be pushed again.
  public func goForward(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      flush()
      guard let screen = page.screenToPushAgain else {
        throw HarnessError.nowhereToGo(page: page.outline)
      }
      try send(.pushAgain, to: screen, foundBy: .screen)
    }
  }

  /// Opens an address of the app, as the browser's forward button does for a screen that cannot be pushed again.
  ///
  /// - Parameter address: A path below that of the app, with an optional query.
  /// - Returns: Whether the text is an address.
  @discardableResult
  public func open(_ address: String) -> Bool {
    send(.openAddress(address), to: ViewGraph.rootID) == .handled
  }

  private func dismissDialog() throws {
    flush()
    let query = page.find(.dialog).isEmpty ? ElementQuery(role: "alertdialog") : .dialog
    if let cancel = page.cancelButton {
      try send(.click, to: cancel, foundBy: query)
    } else {
      try send(.dismiss, to: query)
    }
  }

  /// Makes the user's system light or dark, as the system's own setting does.
  public func prefer(_ scheme: ColorScheme) {
    _ = send(.change(scheme == .dark), to: ViewGraph.rootID)
  }

  /// Changes the size class, the scale and the settings of the window, as a new size of the window does.
  public func report(_ metrics: WindowMetrics) {
    _ = send(.metrics(metrics), to: ViewGraph.rootID)
  }

  /// Covers the window or shows it, as a change to another tab does.
  public func setSeen(_ isSeen: Bool) {
    _ = send(.press(isSeen), to: ViewGraph.rootID)
  }
}

extension ElementQuery {
  /// The step that the browser's buttons leave or come back to.
  fileprivate static let screen = ElementQuery(role: "screen")
}
