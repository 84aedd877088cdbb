import BrowserHost
import Foundation
import Testing
import ViewCore

/// The server over a real socket of this machine, with requests that no honest browser sends.
@MainActor
struct ServerTests {
  @Test func serverServesThePageWithClosedSecurityHeaders() async throws {
    try await TestServer.run { server, _ in
      let answer = try await request("GET / HTTP/1.1", to: server)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("<title>Test &lt;app&gt;</title>"))
      #expect(answer.contains("Cache-Control: no-store\r\n"))
      let policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
      #expect(answer.contains("Content-Security-Policy: \(policy)"))
      #expect(answer.contains("X-Content-Type-Options: nosniff\r\n"))
    }
  }

  @Test(arguments: [
    ("gzip, deflate, br", true), ("br;q=1.0, GZIP; q=0.5", true), ("gzip;q=0.001", true),
    ("gzip;q=0", false), ("gzip; q=0.000", false), ("identity", false), ("x-gzip", false),
  ])
  func compressesWhereTheRequestTakesIt(encodings: String, isCompressed: Bool) async throws {
    try await TestServer.run { server, _ in
      let path = "\(ClientAssets.folder)style.css"
      let line = "HEAD \(path) HTTP/1.1\r\nAccept-Encoding: \(encodings)"
      let answer = try await request(line, to: server)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("Content-Encoding: gzip\r\n") == isCompressed)
    }
  }

  #if os(Linux)
  /// Another address of this machine stands for the network: a server for all addresses answers there.
  @Test func serverIsOutOfReachOfTheNetworkUnlessConfigured() throws {
    for host in [nil, "0.0.0.0"] {
      var configuration = Server.Configuration()
      configuration.port = 0
      if let host { configuration.host = host }
      let log = HostLog { _ in }
      let registry = SessionRegistry(log: log) { _ in CounterContent() }
      let server = try Server.start(configuration, registry: registry, log: log)
      defer { server.stop() }
      let reached = ["127.0.0.1", "127.0.0.2"].map { address in
        (try? RawSocket(port: server.port, at: address)) != nil
      }
      #expect(reached == [true, host != nil])
    }
  }
  #endif

  @Test func serverSetsTheBrowserCookieOnce() async throws {
    try await TestServer.run { server, _ in
      let first = try await request("GET / HTTP/1.1", to: server)
      let cookie = try #require(
        first.firstMatch(
          of: /Set-Cookie: (live-browser=[0-9a-f]{64}); Path=\/; HttpOnly; SameSite=Lax\r\n/
        )
      )
      let again = try await request("GET / HTTP/1.1\r\nCookie: \(cookie.1)", to: server)
      #expect(again.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(!again.contains("Set-Cookie"))
      let damaged = try await request("GET / HTTP/1.1\r\nCookie: live-browser=1", to: server)
      #expect(damaged.contains("Set-Cookie"))
    }
  }

  @Test(arguments: [
    ("GET /nowhere HTTP/1.1", "localhost", "HTTP/1.1 404 Not Found"),
    ("GET /a/b?c HTTP/1.1\r\nAccept: text/html,*/*;q=0.8", "localhost", "HTTP/1.1 200 OK"),
    ("GET /a/b?c HTTP/1.1\r\nAccept: image/png,*/*", "localhost", "HTTP/1.1 404 Not Found"),
    ("GET /../../etc/passwd HTTP/1.1", "localhost", "HTTP/1.1 404 Not Found"),
    ("POST / HTTP/1.1", "localhost", "HTTP/1.1 405 Method Not Allowed"),
    ("GET /live HTTP/1.1", "localhost", "HTTP/1.1 426 Upgrade Required"),
    ("GET / HTTP/1.1", "evil.example", "HTTP/1.1 421 Misdirected Request"),
    ("complete nonsense", "localhost", "HTTP/1.1 400 Bad Request"),
  ])
  func answersPagesAndRefusesTheRest(line: String, host: String, status: String) async throws {
    try await TestServer.run { server, _ in
      let answer = try await request(line, host: host, to: server)
      #expect(answer.hasPrefix(status + "\r\n"))
    }
  }

  @Test func serverRefusesForeignPagesAndLivesOn() async throws {
    try await TestServer.run { server, lines in
      let token = try await RawWebSocket.token(of: server)
      let attempts = [
        RawWebSocket.upgrade(port: server.port, token: token, origin: "http://evil.example"),
        RawWebSocket.upgrade(port: server.port, token: token, host: "evil.example"),
        RawWebSocket.upgrade(port: server.port, token: String(repeating: "0", count: 64)),
        RawWebSocket.upgrade(port: server.port, token: ""),
      ]
      var statuses: [String] = []
      for attempt in attempts {
        let socket = try RawSocket(port: server.port)
        await socket.send(attempt)
        statuses.append(String(try await socket.receiveHead().prefix(12)))
      }
      #expect(statuses == ["HTTP/1.1 403", "HTTP/1.1 421", "HTTP/1.1 403", "HTTP/1.1 403"])
      #expect(lines.all.count == 4)
      _ = try await RawWebSocket.open(server).begin()
    }
  }

  @Test func serverTalksWithAPage() async throws {
    try await TestServer.run { server, lines in
      let socket = try await RawWebSocket.open(server)
      let first = try await socket.begin()
      #expect(first[1].hasPrefix(#"[1,0,[5,[1,"span",{},0,"0"],0]"#))
      await socket.send("[\(Opcode.event.rawValue),1,1,\(CounterContent.Node.increment),1]")
      #expect(try await socket.receive().text == #"[2,1,[1,1,"1"]]"#)
      await socket.send(.ping, [1, 2, 3])
      #expect(try await socket.receive() == .init(kind: 10, payload: [1, 2, 3]))
      #expect(lines.all == [])
    }
  }

  @Test func serverRefusesNonsenseAndKeepsTheSession() async throws {
    try await TestServer.run { server, lines in
      let socket = try await RawWebSocket.open(server)
      _ = try await socket.begin()
      for nonsense in ["", "nonsense", "{}", "[99]", "[[[[[[[[", "[\(Opcode.event.rawValue),1]"] {
        await socket.send(nonsense)
      }
      await socket.send("[\(Opcode.event.rawValue),1,1,\(CounterContent.Node.increment),1]")
      #expect(try await socket.receive().text == #"[2,1,[1,1,"1"]]"#)
      #expect(lines.all.count == 6)
    }
  }

  /// Browsers send a long text in one piece or in many.
  @Test(arguments: [1_000_000, 4_000])
  func serverTakesAMessageOfAThousandKilobytes(piece: Int) async throws {
    var limits = Limits.withoutDeadlines
    limits.messageBytes = 1024 * 1024
    limits.byteBurst = 2 * 1024 * 1024
    try await TestServer.run(limits) { server, lines in
      let socket = try await RawWebSocket.open(server)
      _ = try await socket.begin()
      let text = String(repeating: "字", count: 333_000)
      let node = CounterContent.Node.count
      let message = Array("[\(Opcode.event.rawValue),1,1,\(node),2,\"\(text)\"]".utf8)
      for start in stride(from: 0, to: message.count, by: piece) {
        let end = min(start + piece, message.count)
        await socket.send(
          start == 0 ? .text : .continuation,
          Array(message[start..<end]),
          isFinal: end == message.count
        )
      }
      await socket.send("[\(Opcode.event.rawValue),2,1,\(CounterContent.Node.increment),1]")
      var answer = try await socket.receive().text
      if answer == "[0,1]" { answer = try await socket.receive().text }
      #expect(answer == #"[2,2,[1,1,"1"]]"#)
      #expect(
        lines.all == [
          """
          Refused a report of a page: an event of element 1, which does not listen for that kind of \
          event.
          """
        ]
      )
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func serverClosesAConnectionThatBreaksTheProtocolAndNoOther() async throws {
    var limits = Limits.withoutDeadlines
    limits.messageBytes = 64 * 1024
    try await TestServer.run(limits) { server, lines in
      let neighbor = try await RawWebSocket.open(server)
      _ = try await neighbor.begin()

      let tooLarge = try await RawWebSocket.open(server)
      _ = try await tooLarge.begin()
      await tooLarge.send(.text, [UInt8](repeating: 0x20, count: 70_000))
      #expect(try await tooLarge.receive().closeCode == 1009)

      // The page is still sending when the server closes.
      let endless = try await RawWebSocket.open(server)
      _ = try await endless.begin()
      await endless.send(.text, [UInt8](repeating: 0x20, count: 8_000_000))
      #expect(try await endless.receive().closeCode == 1009)

      let inPieces = try await RawWebSocket.open(server)
      _ = try await inPieces.begin()
      await inPieces.send(.text, [UInt8](repeating: 0x20, count: 40_000), isFinal: false)
      await inPieces.send(.continuation, [UInt8](repeating: 0x20, count: 40_000))
      #expect(try await inPieces.receive().closeCode == 1009)

      let binary = try await RawWebSocket.open(server)
      _ = try await binary.begin()
      await binary.send(.binary, [1, 2, 3])
      #expect(try await binary.receive().closeCode == 1003)

      for kind in [RawWebSocket.Kind.text, .ping] {
        let unmasked = try await RawWebSocket.open(server)
        _ = try await unmasked.begin()
        await unmasked.send(kind, Array("[]".utf8), isMasked: false)
        #expect(try await unmasked.receive().closeCode == 1002)
      }

      let unmaskedPart = try await RawWebSocket.open(server)
      _ = try await unmaskedPart.begin()
      await unmaskedPart.send(.text, Array("[".utf8), isFinal: false)
      await unmaskedPart.send(.continuation, Array("]".utf8), isMasked: false)
      #expect(try await unmaskedPart.receive().closeCode == 1002)

      let impatient = try await RawWebSocket.open(server)
      await impatient.send("[\(Opcode.ping.rawValue)]")
      #expect(try await impatient.receive().closeCode == 1008)

      let garbage = try await RawWebSocket.open(server)
      await garbage.socket.send([UInt8](repeating: 0xFF, count: 20))
      #expect(try await garbage.receive().kind == RawWebSocket.Kind.close.rawValue)

      await neighbor.send("[\(Opcode.event.rawValue),1,1,\(CounterContent.Node.increment),1]")
      #expect(try await neighbor.receive().text == #"[2,1,[1,1,"1"]]"#)
      await lines.wait(for: 8)
    }
  }

  @Test func serverClosesAConnectionThatSendsTooMuch() async throws {
    var limits = Limits.withoutDeadlines
    limits.messageBurst = 20
    limits.messagesPerSecond = 1
    try await TestServer.run(limits) { server, lines in
      let socket = try await RawWebSocket.open(server)
      _ = try await socket.begin()
      for _ in 0..<30 { await socket.send("[\(Opcode.leave.rawValue),1]") }
      // The close frame may be lost, because data on the way to a closed socket resets it. The log line
      // is not.
      if let answer = try? await socket.receive() { #expect(answer.closeCode == 1008) }
      #expect(
        lines.all.last == "Closed a connection: the page sent more than 1 messages a second."
      )
    }
  }

  @Test func aSessionGoesOnOverANewConnection() async throws {
    try await TestServer.run { server, _ in
      let first = try await RawWebSocket.open(server)
      let id = String(try await first.begin()[0].dropFirst(9).dropLast(3))
      await first.send("[\(Opcode.event.rawValue),1,1,\(CounterContent.Node.increment),1]")
      _ = try await first.receive()
      let second = try await RawWebSocket.open(server)
      await second.send("[\(Opcode.resume.rawValue),\"\(id)\",1,2]")
      #expect(try await second.receive().text == #"[2,1,[1,1,"1"]]"#)
      #expect(try await second.receive().text == "[0,1,[8,\"\(id)\"]]")
      #expect(try await first.receive().text == #"[0,0,[9,"replaced"]]"#)
    }
  }

  @Test func aSessionDoesNotGoOnInAnotherBrowser() async throws {
    try await TestServer.run { server, lines in
      let (mine, other) = ("live-browser=" + digits("a"), "live-browser=" + digits("b"))
      let first = try await RawWebSocket.open(server, cookie: mine)
      let id = String(try await first.begin()[0].dropFirst(9).dropLast(3))
      let thief = try await RawWebSocket.open(server, cookie: other)
      await thief.send("[\(Opcode.resume.rawValue),\"\(id)\",1,2]")
      #expect(try await thief.receive().text == #"[0,0,[9,"gone"]]"#)
      #expect(try await thief.receive().closeCode == 1001)
      #expect(lines.all.count == 1)
      let again = try await RawWebSocket.open(server, cookie: mine)
      await again.send("[\(Opcode.resume.rawValue),\"\(id)\",1,2]")
      #expect(try await again.receive().text == "[0,0,[8,\"\(id)\"]]")
    }
  }

  private func digits(_ digit: Character) -> String { String(repeating: digit, count: 64) }

  @Test func serverReportsThatItIsStopped() async throws {
    try await TestServer.run { server, _ in
      let socket = try await RawWebSocket.open(server)
      _ = try await socket.begin()
      server.stop()
      #expect(try await socket.receive().text == #"[0,0,[9,"stopped","\#(HostIssues.stopped)"]]"#)
      #expect(try await socket.receive().closeCode == 1001)
      #expect(await socket.socket.receiveToEnd() == "")
    }
  }

  /// The user follows a link from another page to the app.
  @Test func aBrowserThatComesFromAnotherPageKeepsItsName() async throws {
    try await TestServer.run { server, _ in
      let cookie = "live-browser=" + digits("a")
      let visit = "GET / HTTP/1.1\r\nCookie: \(cookie)\r\nSec-Fetch-Site: cross-site"
      #expect(!(try await request(visit, to: server)).contains("Set-Cookie"))
      // Its name opens no WebSocket to the other page, with or without the token.
      for token in [try await RawWebSocket.token(of: server), digits("0")] {
        let socket = try RawSocket(port: server.port)
        await socket.send(
          RawWebSocket.upgrade(
            port: server.port,
            token: token,
            origin: "http://evil.example",
            cookie: cookie
          )
        )
        #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 403"))
      }
    }
  }

  @Test func serverLetsWorkBesideTheViewsEndWhenItStops() async throws {
    try await TestServer.run { server, _ in
      let work = Work()
      let socket = try await RawWebSocket.open(server)
      _ = try await socket.begin()
      let (ends, end) = AsyncStream.makeStream(of: Bool.self)
      server.drain(within: .seconds(60)) {
        [work]
      } then: {
        end.yield(work.isRunning)
        end.finish()
      }
      // The pages are notified at once.
      #expect(try await socket.receive().text == #"[0,0,[9,"stopped","\#(HostIssues.stopped)"]]"#)
      work.end()
      var isRunning: [Bool] = []
      for await one in ends { isRunning.append(one) }
      #expect(isRunning == [false])
      #expect(try #require(work.limit) <= .seconds(60))
      #expect(try #require(work.limit) > .zero)
    }
  }

  /// A balancer notices within the delay that no new user should come.
  ///
  /// Until then some do.
  @Test func appWorksWhileItDrainsAndItsPortClosesAfterwards() async throws {
    try await TestServer.run { server, _ in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      let delay = HeldDelay()
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      server.drain(after: .seconds(30), within: .zero) {
        []
      } wait: {
        delay.begin($0, then: $1)
      } then: {
        end.finish()
      }
      #expect(delay.time == .seconds(30))
      #expect(try await request("GET /live/ready HTTP/1.1", to: server).contains(" 503 "))
      #expect(try await request("GET /live/health HTTP/1.1", to: server).contains(" 200 "))
      _ = try await RawWebSocket.open(server).begin()
      await page.send("[\(Opcode.event.rawValue),1,1,\(CounterContent.Node.increment),1]")
      #expect(try await page.receive().text == #"[2,1,[1,1,"1"]]"#)
      delay.end()
      let last = try await page.receive().text
      #expect(last == #"[0,0,[9,"stopped","\#(HostIssues.stopped)"]]"#)
      for await _ in ends {}
      #expect(throws: RawSocket.Failure.self) { try RawSocket(port: server.port) }
    }
  }

  @Test func serverNamesThePortThatIsInUse() async throws {
    try await TestServer.run { server, _ in
      var configuration = Server.Configuration()
      configuration.port = server.port
      let log = HostLog { _ in }
      let registry = SessionRegistry(log: log) { _ in CounterContent() }
      #expect(throws: ServerError.portInUse(host: "127.0.0.1", port: server.port)) {
        try Server.start(configuration, registry: registry, log: log)
      }
    }
  }

  /// The hosts are an address of another machine and a name that is not valid.
  ///
  /// Neither needs a network.
  @Test(arguments: ["192.0.2.1", "999..1"])
  func serverNamesTheHostThatIsUnknown(host: String) throws {
    var configuration = Server.Configuration()
    configuration.host = host
    configuration.port = 0
    let log = HostLog { _ in }
    let registry = SessionRegistry(log: log) { _ in CounterContent() }
    let error = try #require(throws: ServerError.self) {
      try Server.start(configuration, registry: registry, log: log)
    }
    #expect(
      HostIssues.text(for: error, appName: "Counter") == """
        '\(host)' is not an address of this machine, so Counter cannot start.

        To fix this, leave '--host' out to be reachable from this machine alone, or use
        '--host 0.0.0.0' to be reachable from its network.
        """
    )
  }

  private func request(
    _ line: String,
    host: String = "localhost",
    to server: Server
  ) async throws -> String {
    let socket = try RawSocket(port: server.port)
    await socket.send("\(line)\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
    return await socket.receiveToEnd()
  }
}

/// A delay that lasts until the test ends it.
@MainActor
private final class HeldDelay {
  private(set) var time: Duration?
  private var work: @MainActor @Sendable () -> Void = {}

  func begin(_ time: Duration, then work: @escaping @MainActor @Sendable () -> Void) {
    (self.time, self.work) = (time, work)
  }

  func end() {
    work()
  }
}

/// Work that runs until the test ends it.
@MainActor
private final class Work: BackgroundWork {
  private(set) var isRunning = true
  /// The limit that was passed to ``finish(within:)``.
  private(set) var limit: Duration?
  private var waiting: CheckedContinuation<Void, Never>?

  func end() {
    isRunning = false
    waiting?.resume()
    waiting = nil
  }

  func finish(within limit: Duration) async {
    self.limit = limit
    guard isRunning else { return }
    await withCheckedContinuation { waiting = $0 }
  }
}
