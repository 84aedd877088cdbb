import BrowserHost
import ConcurrencyExtras
public import Foundation
import IssueReporting
import Testing
public import ViewCore
public import ViewTesting

/// Serves an app in the test's process, and opens it in a real browser.
///
/// ```swift
/// @Suite(.needsBrowser)
/// struct CounterBrowserTests {
///   @Test func counts() async throws {
///     try await withPage(of: CounterApp()) { page in
///       try await page.click(.button("Increment"))
///       try await page.waitFor(.text("1"))
///       Attachment.record(Array(try await page.screenshot()), named: "counter.png")
///     }
///   }
/// }
/// ```
///
/// The server listens at a free port of this machine alone, and stops with the test. The app runs with the
/// test's own dependencies, clocks and stores; ``withPage(ofProcess:arguments:home:in:fileID:filePath:line:column:_:)``
/// runs it as it is shipped. The `openAnother(_:)` of the page opens a second window.
///
/// A script error in the page is an issue at the line of this call, too. A failed test gets a picture of the page
/// attached, which `swift test --attachments-path` saves.
///
/// - Parameters:
///   - app: The app.
///   - engine: The browser's engine.
///   - fileID: Where a failure to open the app is reported.
///   - filePath: Where a failure to open the app is reported.
///   - line: Where a failure to open the app is reported.
///   - column: Where a failure to open the app is reported.
///   - test: The test.
/// - Throws: The error of the test.
@MainActor
public func withPage<Content: App>(
  of app: @autoclosure @MainActor () -> Content,
  in engine: Browser.Engine = .default,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ test: @MainActor (Page) async throws -> Void
) async throws {
  try await Call(fileID, filePath, line, column).run {
    let app = RunningApp(app())
    let server = try TestServer(title: app.title) {
      app.makeWindow(in: $0.environment, at: $0.address)
    }
    defer { server.stop() }
    try await withPage(at: server.url, in: engine, fileID, filePath, line, column, test)
  }
}

/// Serves a view in the test's process, and opens it in a real browser.
///
/// ```swift
/// try await withPage(of: CounterView(store: store)) { page in
///   try await page.click(.button("Increment"))
/// }
/// ```
///
/// - Parameters:
///   - view: The view of each window.
///   - engine: The browser's engine.
///   - fileID: Where a failure to open the view is reported.
///   - filePath: Where a failure to open the view is reported.
///   - line: Where a failure to open the view is reported.
///   - column: Where a failure to open the view is reported.
///   - test: The test.
/// - Throws: The error of the test.
@MainActor
public func withPage<Content: View>(
  of view: @autoclosure @MainActor () -> Content,
  in engine: Browser.Engine = .default,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ test: @MainActor (Page) async throws -> Void
) async throws {
  try await Call(fileID, filePath, line, column).run {
    let view = view()
    let server = try TestServer {
      ViewGraph(root: view, environment: $0.environment, address: $0.address)
    }
    defer { server.stop() }
    try await withPage(at: server.url, in: engine, fileID, filePath, line, column, test)
  }
}

/// Starts an app as a process of its own, as `swift run` does, and opens it in a real browser.
///
/// ```swift
/// try await withPage(ofProcess: "Counter", home: folder) { page in
///   try await page.click(.button("Increment"))
/// }
/// ```
///
/// The test target depends on the app's target, so that the app is built. The app takes a free
/// port, and ends with the test.
///
/// - Parameters:
///   - name: The name of the app's executable.
///   - arguments: Options of the app besides its port.
///   - home: The folder for the app's files, separate from those of the user.
///   - engine: The browser's engine.
///   - fileID: Where a failure to open the app is reported.
///   - filePath: Where a failure to open the app is reported.
///   - line: Where a failure to open the app is reported.
///   - column: Where a failure to open the app is reported.
///   - test: The test.
/// - Throws: The error of the test.
@MainActor
public func withPage(
  ofProcess name: String,
  arguments: [String] = [],
  home: URL? = nil,
  in engine: Browser.Engine = .default,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ test: @MainActor (Page) async throws -> Void
) async throws {
  try await Call(fileID, filePath, line, column).run {
    let app = try await ServingProcess(name, arguments: ["--port", "0"] + arguments, home: home)
    try await withPage(at: app.address, in: engine, fileID, filePath, line, column, test)
    _ = await app.end(by: SIGTERM)
  }
}

/// Opens an address in the shared browser, and closes the page after the test.
///
/// Errors of the page's scripts are an issue at the line of the call.
@MainActor
package func withPage(
  at url: String,
  in engine: Browser.Engine = .default,
  _ fileID: StaticString = #fileID,
  _ filePath: StaticString = #filePath,
  _ line: UInt = #line,
  _ column: UInt = #column,
  _ test: @MainActor (Page) async throws -> Void
) async throws {
  try await Browser.withShared(engine) { browser in
    let page = try await browser.newPage(
      url,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    // A failed script is often the reason why the test fails.
    defer { page.reportProblems(fileID, filePath, line, column) }
    // The test's own steps have lines of their own.
    try await TestStep.$current.withValue(nil) {
      try await closing(page) { try await test(page) }
    }
  }
}

extension Page {
  /// Reports the problems of the page as an issue.
  package func reportProblems(
    _ fileID: StaticString = #fileID,
    _ filePath: StaticString = #filePath,
    _ line: UInt = #line,
    _ column: UInt = #column
  ) {
    let problems = problemsOfItsOwn
    guard !problems.isEmpty else { return }
    reportIssue(
      "Scripts in the page failed:\n\n  \(problems.joined(separator: "\n  "))",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The problems of the page, without the lost connections that a browser reports itself.
  package var problemsOfItsOwn: [String] {
    let lost = [
      "WebSocket connection to", "Failed to load resource: net::ERR_CONNECTION_",
      "Failed to load resource: net::ERR_EMPTY_RESPONSE",
    ]
    return problems.filter { problem in !lost.contains { problem.hasPrefix($0) } }
  }
}

/// Closes a page after a test, whether the test succeeds or fails.
@MainActor
package func closing(_ page: Page, after test: @MainActor () async throws -> Void) async throws {
  do {
    try await test()
  } catch {
    if Test.current != nil, let picture = try? await page.picture() {
      Attachment.record(Array(picture), named: "page.png")
    }
    try? await page.close()
    throw error
  }
  try await page.close()
}
