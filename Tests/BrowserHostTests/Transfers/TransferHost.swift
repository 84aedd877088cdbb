import BrowserHost
import ConcurrencyExtras
import Foundation
import Logging
import Testing
import ViewCore

/// A running server with sessions whose views ask for files or offer them.
@MainActor
final class TransferHost {
  let server: Server
  let registry: SessionRegistry
  let log = Log()
  let time = Time()
  private let lines: Locked<[Line]>
  /// The connections of the sessions, the first one of which the functions are about.
  private var connections: [RecordingConnection] = []
  private var frames: [String] = []

  /// The results that the views received.
  @MainActor
  final class Log {
    var results: [Result<[URL], any Error>] = []
    var cancellations = 0
  }

  /// The time of the registry, which a test moves on.
  @MainActor
  final class Time {
    let start = ContinuousClock.now
    lazy var now = start
  }

  /// A line of the server's log.
  struct Line: Equatable, Sendable {
    let text: String
    let address: String?
    let hasSession: Bool
  }

  private init(
    _ limits: Limits,
    folder: TransferFolder?,
    authentication: WebAuthentication?,
    makeView: @escaping @MainActor (Log) -> some View
  ) throws {
    let lines = Locked<[Line]>([])
    self.lines = lines
    let logger = Logger(label: "test") { _ in RecordingHandler(lines: lines) }
    let hostLog = HostLog(logger: logger, linesPerSecond: 1000, slowTime: .seconds(3600))
    let (log, time) = (log, time)
    registry = SessionRegistry(
      limits: limits,
      log: hostLog,
      now: { time.now },
      transferFolder: folder
    ) {
      ViewGraph(root: makeView(log), environment: $0.environment, address: $0.address)
    }
    var configuration = Server.Configuration()
    configuration.port = 0
    configuration.limits = limits
    configuration.authentication = authentication
    server = try Server.start(configuration, registry: registry, log: hostLog)
  }

  /// Runs a test with a server, whose first session is one of `user`.
  static func run(
    _ limits: TransferLimits = .withoutDeadlines,
    window: Int = Limits().window,
    folder: TransferFolder? = nil,
    authentication: WebAuthentication? = nil,
    as user: WindowUser? = nil,
    view: @escaping @MainActor (Log) -> some View,
    _ test: @MainActor (TransferHost) async throws -> Void
  ) async throws {
    var all = Limits.withoutDeadlines
    all.transfers = limits
    all.window = window
    let host = try TransferHost(
      all,
      folder: folder,
      authentication: authentication,
      makeView: view
    )
    defer { host.server.stop() }
    host.open(as: user)
    try await test(host)
  }

  /// Opens one more session.
  ///
  /// - Parameters:
  ///   - address: The address of its browser.
  ///   - user: Its user.
  /// - Returns: The number of the session.
  @discardableResult
  func open(at address: String = "192.0.2.1", as user: WindowUser? = nil) -> Int {
    let connection = RecordingConnection(address: address, user: user)
    connections.append(connection)
    frames.append("")
    registry.receive(.hello(PageSetting()), from: connection)
    return last
  }

  /// The number of the session that was opened last.
  var last: Int { connections.count - 1 }

  /// The files of all sessions.
  var usage: TransferUsage { registry.transferFolder.usage() }

  /// The lines of the log about files.
  var fileLines: [Line] { lines.withLock(\.self).filter { $0.text.contains("a file") } }

  /// All frames of the first session so far.
  var sent: String { sent(to: 0) }

  /// All frames of a session so far, which its page acknowledges.
  private func sent(to session: Int) -> String {
    let new = connections[session].takeFrames()
    frames[session] += new.joined()
    let numbers = new.compactMap { $0.prefixMatch(of: /\[(\d+),/).flatMap { Int($0.1) } }
    if let last = numbers.max(), last > 0 {
      registry.receive(.acknowledge(received: last), from: connections[session])
    }
    return frames[session]
  }

  /// The secret in an attribute that a page has got last.
  func secret(_ attribute: String = "data-upload", of session: Int = 0) -> String {
    let mark = "\"\(attribute)\":\""
    let sent = sent(to: session)
    guard let place = sent.range(of: mark, options: .backwards) else { return "" }
    return String(sent[place.upperBound...].prefix { $0 != "\"" })
  }

  /// Waits until a condition holds, while the main actor does other work and pages acknowledge their frames.
  ///
  /// It gives up after two minutes.
  func wait(
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    until condition: () -> Bool
  ) async {
    guard await !holds(condition) else { return }
    Issue.record("The condition did not hold in time.", sourceLocation: sourceLocation)
  }

  /// Whether a condition holds within two minutes.
  func holds(_ condition: () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(120)
    while !condition() {
      guard .now < deadline else { return false }
      for session in connections.indices { _ = sent(to: session) }
      await Task.yield()
    }
    return true
  }

  /// The head of an upload, as a page sends it.
  func head(
    _ method: String = "PUT",
    secret: String? = nil,
    name: String = "a.txt",
    index: Int = 0,
    count: Int = 1,
    length: String = "Content-Length: 5",
    replacing changes: [String: String?] = [:]
  ) -> String {
    let host = "localhost:\(server.port)"
    var headers: [(String, String?)] = [
      ("Host", host), ("Origin", "http://\(host)"),
      ("Cookie", "live-browser=\(SessionID.make("c"))"),
      ("File-Name", name), ("File-Index", "\(index)"), ("File-Count", "\(count)"), ("X-User", nil),
    ]
    for index in headers.indices {
      if let value = changes[headers[index].0] { headers[index].1 = value }
    }
    let lines = headers.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
    return "\(method) /live/files/\(secret ?? self.secret()) HTTP/1.1\r\n" + lines.joined()
      + (length.isEmpty ? "" : length + "\r\n") + "\r\n"
  }

  /// Sends a request, and checks the status of its response.
  func expect(
    _ status: String,
    of request: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let received = try await self.status(of: request)
    #expect(received == status, sourceLocation: sourceLocation)
  }

  /// Sends a request, and returns the status of its response.
  func status(of request: String) async throws -> String {
    let socket = try RawSocket(port: server.port)
    await socket.send(request)
    return String(try await socket.receiveHead().dropFirst("HTTP/1.1 ".count).prefix(3))
  }
}

private struct RecordingHandler: LogHandler {
  let lines: Locked<[TransferHost.Line]>
  var logLevel = Logger.Level.info
  var metadata = Logger.Metadata()

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let line = TransferHost.Line(
      text: "\(event.message)",
      address: event.metadata?["address"]?.description,
      hasSession: event.metadata?["session"] != nil
    )
    lines.withLock { $0.append(line) }
  }
}

extension TransferLimits {
  /// The default limits without deadlines, because a test may be slow on a busy machine.
  static var withoutDeadlines: TransferLimits {
    var limits = TransferLimits()
    limits.time = .seconds(3600)
    limits.idleTime = .seconds(3600)
    limits.checkTime = .seconds(3600)
    return limits
  }
}
