import BrowserHost

enum TestServer {
  /// Runs a server of counters, whose button has a label, at a free port of this machine alone.
  @MainActor
  static func run(
    _ limits: Limits = .withoutDeadlines,
    site: Site = Site(),
    certificate: CertificateFiles? = nil,
    authentication: WebAuthentication? = nil,
    label: String = "Increment",
    _ test: @MainActor (Server, RecordedLines) async throws -> Void
  ) async throws {
    let lines = RecordedLines()
    let log = HostLog(linesPerSecond: 100, slowTime: .seconds(3600)) { lines.append($0) }
    let registry = SessionRegistry(limits: limits, log: log) { _ in
      CounterContent(label: label)
    }
    var configuration = Server.Configuration()
    configuration.port = 0
    configuration.title = "Test <app>"
    configuration.limits = limits
    configuration.site = site
    configuration.certificate = certificate
    configuration.authentication = authentication
    let server = try Server.start(configuration, registry: registry, log: log)
    defer { server.stop() }
    try await test(server, lines)
  }
}

extension Limits {
  /// The default limits without deadlines, because a test may be slow on a busy machine.
  static var withoutDeadlines: Limits {
    var limits = Limits()
    limits.beginning = .seconds(3600)
    limits.idleTime = .seconds(3600)
    limits.pingInterval = .seconds(3600)
    limits.messageTime = .seconds(3600)
    // Fuzzers open more than pages do.
    (limits.connectionsPerSecond, limits.sessionsPerSecond) = (1_000_000, 1_000_000)
    return limits
  }
}
