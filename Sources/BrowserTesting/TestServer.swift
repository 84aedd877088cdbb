import ConcurrencyExtras
package import BrowserHost

/// A server in the test's process, at a free port of this machine alone.
@MainActor
package struct TestServer {
  package let server: Server
  package let registry: SessionRegistry
  /// The lines that the server wrote.
  package let log = LogLines()

  package var url: String { server.url }

  package init(
    title: String? = nil,
    framing framedPages: [String: String] = [:],
    limits: Limits = Limits(),
    site: Site = Site(),
    authentication: WebAuthentication? = nil,
    _ makeContent: @escaping @MainActor (PageSetting) -> any SessionContent
  ) throws {
    // A slow machine must not put lines about slow work into the log.
    let log = HostLog(slowTime: .seconds(60)) { [log] in log.append($0) }
    registry = SessionRegistry(
      limits: limits,
      log: log,
      redirects: authentication?.redirects ?? RedirectPolicy(),
      makeContent: makeContent
    )
    var configuration = Server.Configuration()
    configuration.port = 0
    configuration.title = title ?? configuration.title
    configuration.framedPages = framedPages
    configuration.limits = limits
    configuration.site = site
    configuration.authentication = authentication
    server = try Server.start(configuration, registry: registry, log: log)
  }

  package func stop() {
    server.stop()
  }
}

/// The lines that a server wrote.
package final class LogLines: Sendable {
  private let lines = Locked<[String]>([])

  package init() {}

  package var all: [String] { lines.withLock(\.self) }

  package func append(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
