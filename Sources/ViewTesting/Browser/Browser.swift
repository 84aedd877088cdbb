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
  private let driver: any BrowserDriver

  /// Whether a browser of the default engine is there that ``launch(_:)`` can start.
  public static var isInstalled: Bool { Engine.default.isInstalled }

  /// Whether tests with a browser of the default engine must run, because one is installed or has to be.
  ///
  /// If the environment variable `CI` is set, a missing browser fails a test. Elsewhere it skips
  /// the test:
  ///
  /// ```swift
  /// @Suite(.enabled(if: Browser.isExpected, "No browser is installed."))
  /// struct CounterBrowserTests { … }
  /// ```
  public static var isExpected: Bool { Engine.default.isExpected }

  /// Starts a separate browser.
  ///
  /// It ends with the value, or when ``close()`` is called.
  ///
  /// - Parameter engine: The engine.
  /// - Returns: The browser.
  /// - Throws: A ``BrowserError``.
  public static func launch(_ engine: Engine = .default) async throws(BrowserError) -> Browser {
    Browser(try await engine.start())
  }

  /// Runs a test with a browser that the tests of a process share.
  ///
  /// Pages in it are isolated from each other, and starting it takes longer than opening a page. It
  /// starts with the first test and ends with the process.
  ///
  /// A few tests run at once and the others wait. A machine that shows every page of a large suite at once answers none
  /// of them in time.
  ///
  /// - Parameters:
  ///   - engine: The engine of the browser.
  ///   - isolation: The isolation of the caller.
  ///   - test: The test.
  /// - Returns: What the test returns.
  /// - Throws: The error of the test, or a ``BrowserError`` if no browser can be started.
  public static func withShared<Value>(
    _ engine: Engine = .default,
    isolation: isolated (any Actor)? = #isolation,
    _ test: (Browser) async throws -> sending Value
  ) async throws -> sending Value {
    await openTests.wait()
    let result: Result<Value, any Error>
    do {
      result = .success(try await SharedBrowsers.with(engine, test))
    } catch {
      result = .failure(error)
    }
    await openTests.signal()
    return try result.get()
  }

  private static let openTests = AsyncSemaphore(4)

  init(_ driver: any BrowserDriver) {
    self.driver = driver
  }

  deinit {
    close()
  }

  /// Opens an address in a page of its own and waits until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - script: A script that runs before the page's own, as for a stand-in of something.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: The page.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func newPage(
    _ url: String,
    preparedBy script: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Page {
    try await Call(fileID, filePath, line, column).run {
      try await Page(at: url, try await driver.makePage(preparedBy: script))
    }
  }

  /// Whether the browser has ended, so that it opens no more pages.
  var hasEnded: Bool { driver.hasEnded }

  /// Ends the browser.
  public func close() {
    driver.close()
  }
}
