import ConcurrencyExtras
import Foundation

/// A real browser without a window, for tests that a person's way through an app really works.
///
/// ```swift
/// try await Browser.withShared { browser in
///   let page = try await browser.newPage(server.url)
///   try await page.click(.button("Increment"))
///   try await page.waitFor(.text("1"))
///   try await page.close()
/// }
/// ```
///
/// Each page has cookies and storage of its own.
public final class Browser: Sendable {
  private static let names = [
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
  ]

  private let process: BrowserProcess
  private let devTools: DevTools

  /// Whether a browser is there that ``launch()`` can start.
  public static var isInstalled: Bool { executable != nil }

  /// Whether tests with a browser must run: one is installed, or the tests run where one has to be.
  ///
  /// Where the environment variable `CI` is set, a missing browser fails a test; elsewhere it skips:
  ///
  /// ```swift
  /// @Suite(.enabled(if: Browser.isExpected, "No browser is installed."))
  /// struct CounterBrowserTests { … }
  /// ```
  public static var isExpected: Bool {
    isInstalled || ProcessInfo.processInfo.environment["CI"] != nil
  }

  /// Starts a browser of one's own.
  ///
  /// It ends with the value, or when ``close()`` is called.
  public static func launch() async throws(BrowserError) -> Browser {
    guard let executable else { throw .notInstalled(names: names) }
    let browser = Browser(try BrowserProcess(executable: executable))
    _ = try await browser.devTools.call("Browser.getVersion")
    return browser
  }

  /// Runs a test with the browser that all tests of a process share.
  ///
  /// Pages do not see each other in it, and starting it takes longer than opening a page. It starts with
  /// the first test and ends with the process.
  ///
  /// A few tests run at once and the others wait for their turn: a machine that shows every page of a
  /// large suite together answers none of them in time.
  ///
  /// - Parameters:
  ///   - isolation: Where the test runs, which is where it is called from.
  ///   - test: What to do with the browser.
  /// - Returns: What the test returns.
  /// - Throws: What the test throws, or a ``BrowserError`` where no browser can be started.
  public static func withShared<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ test: (Browser) async throws -> sending Value
  ) async throws -> sending Value {
    await openTests.wait()
    let result: Result<Value, any Error>
    do {
      result = .success(try await test(try await sharedBrowser.value.get()))
    } catch {
      result = .failure(error)
    }
    await openTests.signal()
    return try result.get()
  }

  private static let openTests = AsyncSemaphore(4)

  private static let sharedBrowser = Task { () -> Result<Browser, BrowserError> in
    do throws(BrowserError) {
      let browser = try await launch()
      endedWithProcess.withLock { $0 = browser }
      atexit { endedWithProcess.withLock(\.self)?.close() }
      return .success(browser)
    } catch {
      return .failure(error)
    }
  }

  private static let endedWithProcess = Locked<Browser?>(nil)

  private init(_ process: BrowserProcess) {
    self.process = process
    devTools = DevTools(input: process.input, output: process.output)
  }

  deinit {
    close()
  }

  /// Opens an address in a page of its own and waits until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - script: A script that runs before the page's own, as for a stand-in of something.
  /// - Returns: The page.
  /// - Throws: What went wrong, as a ``BrowserError``.
  public func newPage(
    _ url: String,
    preparedBy script: String? = nil
  ) async throws(BrowserError) -> Page {
    try await Page.make(at: url, in: devTools, preparedBy: script)
  }

  /// Ends the browser.
  public func close() {
    devTools.close()
    process.end()
  }

  private static let executable: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init)
    return names.lazy
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }()
}
