extension Page {
  /// A screen that a page can be shown on.
  public struct Screen: Equatable, Sendable {
    public var width: Int
    public var height: Int
    /// The number of device pixels in a point.
    public var scale: Double
    /// Whether the screen is a touch screen.
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
  /// - Parameter screen: The screen.
  /// - Throws: A ``BrowserError``.
  public func show(on screen: Screen) async throws(BrowserError) {
    try await driver.show(on: screen)
  }

  /// Emulates the user's preferences: a color scheme, reduced motion, or forced colors.
  ///
  /// - Parameters:
  ///   - scheme: The color scheme.
  ///   - reducesMotion: Whether the user prefers reduced motion.
  ///   - forcesColors: Whether the user overrides the colors of all pages.
  /// - Throws: A ``BrowserError``.
  public func prefer(
    _ scheme: ColorScheme,
    reducesMotion: Bool = false,
    forcesColors: Bool = false
  ) async throws(BrowserError) {
    try await driver.prefer(scheme, reducesMotion: reducesMotion, forcesColors: forcesColors)
  }

  /// Disconnects the page from the network, or connects it again.
  ///
  /// Connections that are open already may stay open; cut them at the server.
  ///
  /// - Parameter isOffline: Whether the page has no network.
  /// - Throws: A ``BrowserError``.
  public func setOffline(_ isOffline: Bool) async throws(BrowserError) {
    try await driver.setOffline(isOffline)
  }
}
