import ConcurrencyExtras
import Foundation

/// A real browser without a window, for tests of complete journeys through an app.
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

  /// Whether tests with a browser must run, because one is installed or has to be.
  ///
  /// If the environment variable `CI` is set, a missing browser fails a test. Elsewhere it skips
  /// the test:
  ///
  /// ```swift
  /// @Suite(.enabled(if: Browser.isExpected, "No browser is installed."))
  /// struct CounterBrowserTests { … }
  /// ```
  public static var isExpected: Bool {
    isInstalled || ProcessInfo.processInfo.environment["CI"] != nil
  }

  /// Starts a separate browser.
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
  /// Pages in it are isolated from each other, and starting it takes longer than opening a page. It
  /// starts with the first test and ends with the process.
  ///
  /// A few tests run at once and the others wait, because a machine that shows every page of a
  /// large suite at once answers none of them in time.
  ///
  /// - Parameters:
  ///   - isolation: The isolation of the caller.
  ///   - test: The test.
  /// - Returns: What the test returns.
  /// - Throws: The error of the test, or a ``BrowserError`` if no browser can be started.
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
  /// - Throws: A ``BrowserError``.
  public func newPage(
    _ url: String,
    preparedBy script: String? = nil
  ) async throws(BrowserError) -> Page {
    try await Page(at: url, try await ChromiumPage.make(in: devTools, preparedBy: script))
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
