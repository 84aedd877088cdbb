extension Page {
  /// A screen that a page can be shown on.
  public struct Screen: Equatable, Sendable {
    public var width: Int
    public var height: Int
    /// The number of device pixels in a point.
    public var scale: Double
    /// Whether the screen is a touch screen.
    ///
    /// Firefox and WebKit show a page of the size, on a screen for a mouse.
    public var isMobile: Bool

    public init(width: Int, height: Int, scale: Double = 1, isMobile: Bool = false) {
      self.width = width
      self.height = height
      self.scale = scale
      self.isMobile = isMobile
    }

    public static let desktop = Self(width: 1024, height: 768)
    public static let phone = Self(width: 390, height: 844, scale: 2, isMobile: true)
  }

  /// Light or dark.
  public enum ColorScheme: String, Sendable {
    case light
    case dark
  }

  /// Shows the page on a screen of another kind.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func show(
    on screen: Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await driver.show(on: screen)
    }
  }

  /// Emulates the user's preferences: a color scheme, reduced motion, or forced colors.
  ///
  /// - Parameters:
  ///   - scheme: The color scheme.
  ///   - reducesMotion: Whether the user prefers reduced motion.
  ///   - forcesColors: Whether the user overrides the colors of all pages.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func prefer(
    _ scheme: ColorScheme,
    reducesMotion: Bool = false,
    forcesColors: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await driver.prefer(scheme, reducesMotion: reducesMotion, forcesColors: forcesColors)
    }
  }

  /// Emulates a user who has chosen another size of letters in the settings of the browser.
  ///
  /// All sizes of views that follow the letters are larger, and a window holds fewer letters. Chromium alone can do that.
  ///
  /// ```swift
  /// try await page.setLetterSize(32)
  /// ```
  ///
  /// - Parameters:
  ///   - points: The size of a text without a font of its own, in points. It is 16 where users have chosen nothing.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func setLetterSize(
    _ points: Double,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await driver.setLetterSize(points)
    }
  }

  /// Disconnects the page from the network, or connects it again.
  ///
  /// Connections that are open already may stay open; cut them at the server.
  ///
  /// - Parameters:
  ///   - isOffline: Whether the page has no network.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func setOffline(
    _ isOffline: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await driver.setOffline(isOffline)
    }
  }
}
