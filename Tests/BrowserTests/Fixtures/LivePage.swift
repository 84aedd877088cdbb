import BrowserHost
import Foundation
import Synchronization
import Testing
import ViewCore
import ViewTesting

extension Trait where Self == ConditionTrait {
  /// Runs where a browser is installed, and where `CI` is set, so that there a missing one fails.
  static var needsBrowser: Self {
    .enabled(
      if: Browser.isExpected,
      "No browser is installed. 'apt-get install chromium-headless-shell' installs one."
    )
  }
}

/// A page of a running server, in a browser of its own.
struct LivePage {
  let page: Page
  let browser: Browser
  let server: Server
  let registry: SessionRegistry
  let log: LogLines

  /// Serves a view at a free port of this machine alone, opens it, and cleans up afterwards.
  @MainActor
  static func show(
    _ view: some View,
    limits: Limits = Limits(),
    _ test: @MainActor (LivePage) async throws -> Void
  ) async throws {
    try await serve({ ViewGraph(root: view, environment: $0.environment) }, limits: limits, test)
  }

  /// Serves a view to a browser behind a line that the test can make bad.
  @MainActor
  static func showOverLine(
    _ view: some View,
    with faults: FaultyLine.Faults = FaultyLine.Faults(),
    _ test: @MainActor (LivePage, FaultyLine) async throws -> Void
  ) async throws {
    let makeContent = { @MainActor (setting: PageSetting) in
      ViewGraph(root: view, environment: setting.environment)
    }
    try await withServer(makeContent, limits: Limits()) { server, registry, lines in
      let line = try await FaultyLine.open(to: server.port, with: faults)
      defer { line.close() }
      let url = "http://127.0.0.1:\(line.port)/"
      try await open(url, of: server, registry, lines) { try await test($0, line) }
    }
  }

  @MainActor
  static func serve(
    _ makeContent: @escaping @MainActor (PageSetting) -> any SessionContent,
    framing framedPages: [String: String] = [:],
    limits: Limits = Limits(),
    _ test: @MainActor (LivePage) async throws -> Void
  ) async throws {
    try await withServer(makeContent, framing: framedPages, limits: limits) {
      server,
      registry,
      lines in
      try await open(server.url, of: server, registry, lines, test)
    }
  }

  @MainActor
  private static func withServer(
    _ makeContent: @escaping @MainActor (PageSetting) -> any SessionContent,
    framing framedPages: [String: String] = [:],
    limits: Limits,
    _ test: @MainActor (Server, SessionRegistry, LogLines) async throws -> Void
  ) async throws {
    let lines = LogLines()
    let log = HostLog { lines.append($0) }
    let registry = SessionRegistry(limits: limits, log: log, makeContent: makeContent)
    var configuration = Server.Configuration()
    configuration.port = 0
    configuration.title = "Test <app>"
    configuration.framedPages = framedPages
    configuration.limits = limits
    let server = try Server.start(configuration, registry: registry, log: log)
    defer { server.stop() }
    try await test(server, registry, lines)
  }

  @MainActor
  private static func open(
    _ url: String,
    of server: Server,
    _ registry: SessionRegistry,
    _ lines: LogLines,
    _ test: @MainActor (LivePage) async throws -> Void
  ) async throws {
    try await Browser.withShared { browser in
      let page = try await browser.newPage(url)
      let live = LivePage(
        page: page,
        browser: browser,
        server: server,
        registry: registry,
        log: lines
      )
      try await closing(page) { try await test(live) }
      // A browser says so itself where a connection is cut while it opens.
      #expect(page.problems.filter { !$0.hasPrefix("WebSocket connection to") } == [])
    }
  }

  /// Opens the same address again, as another window of the app.
  func withAnotherPage(_ test: @MainActor (Page) async throws -> Void) async throws {
    let page = try await browser.newPage(server.url)
    try await closing(page) { try await test(page) }
  }
}

/// Closes a page after a test with it, whatever became of the test.
@MainActor
func closing(_ page: Page, after test: @MainActor () async throws -> Void) async throws {
  let result: Result<Void, any Error>
  do {
    result = .success(try await test())
  } catch {
    result = .failure(error)
  }
  try await page.close()
  try result.get()
}

/// The lines that a server wrote.
final class LogLines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock(\.self) }

  func append(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
