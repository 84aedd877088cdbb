import BrowserHost
import BrowserTesting
import ViewCore

/// A page of a running server, with what is behind it.
struct LivePage {
  let page: Page
  let server: Server
  let registry: SessionRegistry
  let log: LogLines

  /// Serves a view at a free port of this machine alone, opens it, and cleans up afterwards.
  @MainActor
  static func show(
    _ view: some View,
    in engine: Browser.Engine = .default,
    limits: Limits = Limits(),
    site: Site = Site(),
    _ test: @MainActor (LivePage) async throws -> Void
  ) async throws {
    try await serve(content(of: view), in: engine, limits: limits, site: site) { live in
      // The page shows nothing before its first frame.
      try await live.page.waitUntil("document.getElementById('window').childElementCount > 0")
      try await test(live)
    }
  }

  /// Serves a view to a browser behind a connection that the test can make bad.
  @MainActor
  static func showOverConnection(
    _ view: some View,
    in engine: Browser.Engine = .default,
    with faults: FaultyConnection.Faults = FaultyConnection.Faults(),
    _ test: @MainActor (LivePage, FaultyConnection) async throws -> Void
  ) async throws {
    let server = try TestServer(title: title, content(of: view))
    defer { server.stop() }
    let connection = try await FaultyConnection.open(to: server.server.port, with: faults)
    defer { connection.close() }
    try await open("http://127.0.0.1:\(connection.port)/", in: engine, of: server) {
      try await test($0, connection)
    }
  }

  @MainActor
  static func serve(
    _ makeContent: @escaping @MainActor (PageSetting) -> any SessionContent,
    in engine: Browser.Engine = .default,
    framing framedPages: [String: String] = [:],
    limits: Limits = Limits(),
    site: Site = Site(),
    _ test: @MainActor (LivePage) async throws -> Void
  ) async throws {
    let server = try TestServer(
      title: title,
      framing: framedPages,
      limits: limits,
      site: site,
      makeContent
    )
    defer { server.stop() }
    try await open(server.url, in: engine, of: server, test)
  }

  private static let title = "Test <app>"

  @MainActor
  static func content(of view: some View) -> @MainActor (PageSetting) -> ViewGraph {
    { ViewGraph(root: view, environment: $0.environment, address: $0.address) }
  }

  @MainActor
  private static func open(
    _ url: String,
    in engine: Browser.Engine = .default,
    of server: TestServer,
    _ test: @MainActor (LivePage) async throws -> Void
  ) async throws {
    try await withPage(at: url, in: engine) { page in
      try await test(
        LivePage(page: page, server: server.server, registry: server.registry, log: server.log)
      )
    }
  }

  /// Opens the same address again, as another window of the app.
  func withAnotherPage(_ test: @MainActor (Page) async throws -> Void) async throws {
    let page = try await page.openAnother(server.url)
    try await closing(page) { try await test(page) }
  }
}
