#if os(Linux)
import BrowserHost
import ConcurrencyExtras
import Foundation
import Testing

/// Passwords that a browser repeats after its login has ended, over sockets.
@MainActor
struct EndedLoginServerTests {
  private static let password = "anna:$2b$04$abcdefghijklmnopqrstuu/LVz6MZlItEy42I2juLihZ66HnQx/cy"
  private let time = Locked(ContinuousClock.now)
  private let lines = RecordedLines()

  private func withServer(
    _ test: @MainActor (Server, SessionRegistry) async throws -> Void
  ) async throws {
    let log = HostLog(linesPerSecond: 100, slowTime: .seconds(3600)) { [lines] in lines.append($0) }
    let registry = SessionRegistry(
      limits: .withoutDeadlines,
      log: log,
      endedLogins: EndedLogins { [time] in time.withLock(\.self) }
    ) { _ in CounterContent() }
    var configuration = Server.Configuration()
    configuration.port = 0
    configuration.limits = .withoutDeadlines
    let passwords = try PasswordFile(Self.password, path: "passwords")
    configuration.authentication = .basic(passwords, attempts: FailedAttempts())
    let server = try Server.start(configuration, registry: registry, log: log)
    defer { server.stop() }
    try await test(server, registry)
  }

  private let authorization =
    "Authorization: Basic \(Data("anna:open sesame".utf8).base64EncodedString())"

  /// The answer to the request of a page, by a browser that repeats the password.
  private func page(_ server: Server, method: String = "GET") async throws -> String {
    let socket = try RawSocket(port: server.port)
    await socket.send(
      """
      \(method) / HTTP/1.1\r
      Host: 127.0.0.1:\(server.port)\r
      Cookie: live-browser=\(SessionID.make("c"))\r
      \(authorization)\r
      Connection: close\r
      \r

      """
    )
    return await socket.receiveToEnd()
  }

  /// The head of the answer to the request for a WebSocket.
  private func upgrade(_ server: Server, token: String) async throws -> (RawWebSocket, String) {
    let socket = try RawSocket(port: server.port)
    let upgrade = RawWebSocket.upgrade(
      port: server.port,
      token: token,
      cookie: "live-browser=\(SessionID.make("c"))\r\n\(authorization)"
    )
    await socket.send(upgrade)
    return (RawWebSocket(socket: socket), try await socket.receiveHead())
  }

  private func open(_ server: Server) async throws -> (RawWebSocket, token: String) {
    let page = try await page(server)
    let token = page.components(separatedBy: "name=\"live-token\" content=\"").last?.prefix(64)
    let (socket, head) = try await upgrade(server, token: String(token ?? ""))
    #expect(head.hasPrefix("HTTP/1.1 101"))
    _ = try await socket.begin()
    return (socket, String(token ?? ""))
  }

  @Test func pageOfAnExpiredLoginDoesNotOpenByItself() async throws {
    try await withServer { server, registry in
      let (window, token) = try await open(server)
      registry.endExpired(at: .now + .seconds(9 * 60 * 60))
      #expect(try await window.receive().text.contains("expired"))
      // The page, a copy of it and its WebSocket, all with the password that the browser has.
      let answers = [
        try await page(server), try await page(server, method: "HEAD"),
        try await upgrade(server, token: token).1,
      ]
      for answer in answers {
        #expect(answer.hasPrefix("HTTP/1.1 401 Unauthorized\r\n"))
        #expect(answer.contains("\r\nWWW-Authenticate: Basic realm=\"App\""))
        #expect(!answer.contains("live-token"))
      }
      #expect(registry.count == 0)
      // The person has typed the password.
      time.withLock { $0 += .seconds(1) }
      _ = try await open(server)
      #expect(registry.count == 1)
      let line =
        "Refused a request: its login has ended, and the browser has to ask for the password again."
      #expect(lines.all.count { $0 == line } == 3)
    }
  }

  /// A laptop slept, so its windows are gone.
  ///
  /// Its browser knows the password.
  @Test func loginThatEndsAfterItsLastWindowHasToBeTypedAgain() async throws {
    try await withServer { server, registry in
      let (window, token) = try await open(server)
      registry.endAll()
      #expect(try await window.receive().text.contains("stopped"))
      #expect(registry.count == 0)
      registry.endExpired(at: .now + .seconds(9 * 60 * 60))
      // The page that is still there asks for its session again and again, and then whether the server is another one.
      for _ in 1...3 {
        let answer = try await upgrade(server, token: token).1
        #expect(answer.hasPrefix("HTTP/1.1 401 Unauthorized\r\n"))
        time.withLock { $0 += .seconds(1) }
      }
      for method in ["HEAD", "GET"] {
        let answer = try await page(server, method: method)
        #expect(answer.hasPrefix("HTTP/1.1 401 Unauthorized\r\n"))
      }
      time.withLock { $0 += .seconds(1) }
      _ = try await open(server)
      #expect(registry.count == 1)
    }
  }

  @Test func passwordIsAskedForAfterAnAdministratorHasEndedTheWindows() async throws {
    try await withServer { server, registry in
      let (window, _) = try await open(server)
      registry.endSessions(ofUser: "anna")
      #expect(try await window.receive().text.contains("expired"))
      #expect(try await page(server).hasPrefix("HTTP/1.1 401 Unauthorized\r\n"))
    }
  }
}
#endif
