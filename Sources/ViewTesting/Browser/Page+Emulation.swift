extension Page {
  /// A screen that a page can be shown on.
  public struct Screen: Equatable, Sendable {
    public var width: Int
    public var height: Int
    /// How many dots of the screen make one point.
    public var scale: Double
    /// Whether the screen is one that is touched and held.
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
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func show(on screen: Screen) async throws(BrowserError) {
    _ = try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(screen.width)), "height": .number(Double(screen.height)),
        "deviceScaleFactor": .number(screen.scale), "mobile": .bool(screen.isMobile),
      ]
    )
  }

  /// Shows the page as for a person who prefers a color scheme, less motion, or their own colors.
  ///
  /// - Parameters:
  ///   - scheme: The color scheme.
  ///   - reducesMotion: Whether the person asks for less motion.
  ///   - forcesColors: Whether the person has chosen the colors of all pages.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func prefer(
    _ scheme: ColorScheme,
    reducesMotion: Bool = false,
    forcesColors: Bool = false
  ) async throws(BrowserError) {
    let motion: JSON = reducesMotion ? "reduce" : "no-preference"
    _ = try await call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .string(scheme.rawValue)],
          ["name": "prefers-reduced-motion", "value": motion],
          ["name": "forced-colors", "value": forcesColors ? "active" : "none"],
        ]
      ]
    )
  }

  /// Takes the network away from the page, or gives it back.
  ///
  /// Connections that are open already may stay open; cut them at the server.
  ///
  /// - Parameter isOffline: Whether the page has no network.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func setOffline(_ isOffline: Bool) async throws(BrowserError) {
    _ = try await call(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
      ]
    )
  }
}
