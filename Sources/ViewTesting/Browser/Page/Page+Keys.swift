extension Page {
  /// A key that enters no character.
  public enum Key: String, Sendable {
    case enter = "Enter"
    case tab = "Tab"
    case escape = "Escape"
    case backspace = "Backspace"
    case delete = "Delete"
    case home = "Home"
    case end = "End"
    case pageUp = "PageUp"
    case pageDown = "PageDown"
    case arrowLeft = "ArrowLeft"
    case arrowRight = "ArrowRight"
    case arrowUp = "ArrowUp"
    case arrowDown = "ArrowDown"
    case space = " "
  }

  /// Keys that are held down while another one is pressed.
  public struct Modifiers: OptionSet, Sendable {
    /// The sum of the modifiers, as Chromium numbers them.
    public let rawValue: Int

    /// Creates modifiers from the sum of their raw values.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The option key, which other keyboards call Alt.
    public static let option = Self(rawValue: 1)
    /// The control key.
    public static let control = Self(rawValue: 2)
    /// The command key, which other keyboards call Windows or Super.
    public static let command = Self(rawValue: 4)
    /// The shift key.
    public static let shift = Self(rawValue: 8)
  }

  /// Presses a key and lets it go.
  ///
  /// ```swift
  /// try await page.press(.tab, with: .shift)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held down meanwhile.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func press(
    _ key: Key,
    with modifiers: Modifiers = [],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await driver.press(key, with: modifiers)
    }
  }

  /// Presses the key of a character together with others, as for a shortcut.
  ///
  /// ```swift
  /// try await page.press("a", with: .control)
  /// ```
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - modifiers: The keys that are held down meanwhile.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func press(
    _ character: Character,
    with modifiers: Modifiers,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await driver.type(character, with: modifiers)
    }
  }
}
