import Foundation

extension Browser {
  /// A browser engine that tests run in.
  ///
  /// The environment variable `BROWSER_ENGINE` has all tests of a process run in another engine than Chromium. A test
  /// that runs in several engines takes them as its arguments:
  ///
  /// ```swift
  /// @Test(arguments: Browser.Engine.expected)
  /// func counts(in engine: Browser.Engine) async throws {
  ///   try await withPage(of: CounterApp(), in: engine) { page in
  ///     try await page.click(.button("Increment"))
  ///     try await page.waitFor(.text("1"))
  ///   }
  /// }
  /// ```
  public enum Engine: String, CaseIterable, Sendable {
    /// Chromium, or a browser that is built on it.
    case chromium
    /// Firefox.
    case firefox
    /// WebKit, in its small browser for GTK.
    case webKit = "webkit"

    /// The engine of browsers for which a test names none.
    public static let `default` = ofEnvironment ?? .chromium

    /// The engines that tests of several engines run in: those that are installed.
    ///
    /// If the environment variable `CI` is set, they are all engines, so that a missing one fails a test. If
    /// `BROWSER_ENGINE` is set, it is the only one.
    public static var expected: [Self] {
      ofEnvironment.map { [$0] } ?? allCases.filter(\.isExpected)
    }

    /// Whether a browser of the engine is there that a test can start.
    public var isInstalled: Bool {
      executable != nil && (self != .webKit || Self.path(of: [Self.displayServer]) != nil)
    }

    /// Whether tests with the engine must run, because it is installed or has to be.
    var isExpected: Bool {
      isInstalled || ProcessInfo.processInfo.environment["CI"] != nil
    }

    /// The name of the engine's browser.
    var name: String {
      switch self {
      case .chromium: "Chromium"
      case .firefox: "Firefox"
      case .webKit: "WebKit"
      }
    }

    /// The names of executables, of which the first one on the search path is used.
    private var executables: [String] {
      switch self {
      case .chromium:
        ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
      case .firefox: ["firefox-esr", "firefox"]
      case .webKit: ["WebKitWebDriver"]
      }
    }

    /// Whether several tests can use one browser at once.
    ///
    /// In the other engines only one page at a time has the focus of the keyboard.
    var isShared: Bool { self == .chromium }

    /// Starts a browser.
    func start() async throws(BrowserError) -> any BrowserDriver {
      guard let executable else { throw .notInstalled(names: executables) }
      switch self {
      case .chromium: return try await ChromiumBrowser(executable: executable)
      case .firefox: return try await FirefoxBrowser(executable: executable)
      case .webKit:
        guard let server = Self.path(of: [Self.displayServer]) else {
          throw .notInstalled(names: [Self.displayServer])
        }
        return try await WebKitBrowser(driver: executable, server: server)
      }
    }

    private var executable: String? { Self.path(of: executables) }

    /// Shows the windows of browsers that have no mode without a window.
    private static let displayServer = "Xvfb"

    /// The path of the first of these executables on the search path.
    private static func path(of names: [String]) -> String? {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let folders = path.split(separator: ":").map(String.init)
      return names.lazy
        .flatMap { name in folders.map { "\($0)/\(name)" } }
        .first(where: FileManager.default.isExecutableFile(atPath:))
    }

    private static let ofEnvironment: Self? = {
      guard let name = ProcessInfo.processInfo.environment["BROWSER_ENGINE"] else { return nil }
      guard let engine = Self(rawValue: name) else {
        let names = allCases.map(\.rawValue).joined(separator: ", ")
        fatalError("BROWSER_ENGINE is '\(name)'. The engines are \(names).")
      }
      return engine
    }()
  }
}
