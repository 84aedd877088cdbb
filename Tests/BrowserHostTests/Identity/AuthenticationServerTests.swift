import BrowserHost
import ConcurrencyExtras
import Foundation
import Testing
import ViewCore

/// Authentication of requests over sockets: no page, and no session, for anyone who is refused.
@MainActor
struct AuthenticationServerTests {
  private func withServer(
    _ authentication: WebAuthentication?,
    trusting proxies: [String] = [],
    _ test: @MainActor (Server, SettingsOfSessions, RecordedLines) async throws -> Void
  ) async throws {
    let lines = RecordedLines()
    let log = HostLog(linesPerSecond: 100, slowTime: .seconds(3600)) { lines.append($0) }
    let settings = SettingsOfSessions()
    let registry = SessionRegistry(limits: .withoutDeadlines, log: log) {
      settings.all.append($0)
      return CounterContent()
    }
    var configuration = Server.Configuration()
    configuration.port = 0
    configuration.limits = .withoutDeadlines
    configuration.authentication = authentication
    configuration.visibleHeaders = ["X-Plan"]
    configuration.visibleCookies = ["theme"]
    configuration.site.trustedProxies = proxies.compactMap(IPAddressRange.init)
    let server = try Server.start(configuration, registry: registry, log: log)
    defer { server.stop() }
    try await test(server, settings, lines)
  }

  @MainActor
  private final class SettingsOfSessions {
    var all: [PageSetting] = []
  }

  /// The answer to a request for a page.
  private func get(
    _ path: String,
    from server: Server,
    method: String = "GET",
    headers: [String] = []
  ) async throws -> String {
    let lines = ["Host: localhost", "Accept: text/html", "Connection: close"] + headers
    let socket = try RawSocket(port: server.port)
    await socket.send(
      "\(method) \(path) HTTP/1.1\r\n\(lines.joined(separator: "\r\n"))\r\n\r\n"
    )
    return await socket.receiveToEnd()
  }

  /// The answer to a request for a WebSocket, with the token of the server's pages.
  private func upgrade(
    _ server: Server,
    token: String,
    headers: [String] = []
  ) async throws -> (RawSocket, head: String) {
    let socket = try RawSocket(port: server.port)
    let request = RawWebSocket.upgrade(
      port: server.port,
      token: token,
      cookie: "live-browser=\(SessionID.make("c")); theme=dark; secret=1"
    )
    let lines = headers.map { "\($0)\r\n" }.joined()
    await socket.send(
      request.replacing("Connection:", with: "\(lines)Connection:", maxReplacements: 1)
    )
    return (socket, try await socket.receiveHead())
  }

  private func token(in page: String) -> String {
    let parts = page.split(separator: "name=\"live-token\" content=\"")
    return parts.count == 2 ? String(parts[1].prefix(64)) : ""
  }

  /// Lets the bearer of a word in: a user names himself.
  private let byHeader = WebAuthentication { request in
    switch request.header("X-Test") {
    case nil: .unauthorized(challenge: "Test")
    case "login": .redirect(to: "/login?from=\(request.path)")
    case "evil": .redirect(to: request.queryItems.first?.value ?? "")
    case "forbidden": .forbidden(reason: "it is on the list.")
    case "slow down": .retryLater(after: .seconds(7))
    case let user?: .allow(WindowUser(id: user))
    }
  }

  @Test func pageAndItsAddressesNeedAUser() async throws {
    try await withServer(byHeader) { server, _, lines in
      for path in ["/", "/trips/1"] {
        for method in ["GET", "HEAD"] {
          let answer = try await get(path, from: server, method: method)
          #expect(answer.hasPrefix("HTTP/1.1 401 Unauthorized\r\n"))
          #expect(answer.contains("\r\nWWW-Authenticate: Test\r\n"))
          #expect(!answer.contains("live-token"))
        }
      }
      await lines.wait(for: 4)
      #expect(Set(lines.all) == ["Refused a request: it has no credentials."])
      let page = try await get("/", from: server, headers: ["X-Test: anna"])
      #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(token(in: page).count == 64)
    }
  }

  @Test func webSocketNeedsAUser() async throws {
    try await withServer(byHeader) { server, settings, lines in
      let page = try await get("/", from: server, headers: ["X-Test: anna"])
      for (headers, status) in [
        ([], "401 Unauthorized"), (["X-Test: forbidden"], "403 Forbidden"),
        // A WebSocket cannot be redirected.
        (["X-Test: login"], "403 Forbidden"), (["X-Test: slow down"], "429 Too Many Requests"),
        (["X-Test: anna", "X-Test: bob"], "401 Unauthorized"),
      ] {
        let (_, head) = try await upgrade(server, token: token(in: page), headers: headers)
        #expect(head.hasPrefix("HTTP/1.1 \(status)\r\n"))
      }
      await lines.wait(for: 5)
      #expect(settings.all.isEmpty)
    }
  }

  @Test func windowHasTheUserOfItsWebSocket() async throws {
    try await withServer(byHeader) { server, settings, _ in
      let page = try await get("/", from: server, headers: ["X-Test: anna"])
      let headers = ["X-Test: bob", "X-Plan: pro", "Accept-Language: de-AT, en;q=0.5"]
      let (socket, head) = try await upgrade(server, token: token(in: page), headers: headers)
      #expect(head.hasPrefix("HTTP/1.1 101"))
      _ = try await RawWebSocket(socket: socket).begin()
      let request = try #require(settings.all.first?.environment.pageRequest)
      #expect(settings.all.first?.environment.windowUser == WindowUser(id: "bob"))
      #expect(request.header("X-Plan") == "pro")
      #expect(request.header("X-Test") == nil)
      #expect(request.cookies == ["theme": "dark"])
      #expect(request.languages == ["de-AT", "en"])
      #expect(request.clientAddress == "127.0.0.1")
      #expect(request.path == "/")
    }
  }

  @Test func loginIsAnotherPage() async throws {
    try await withServer(byHeader) { server, _, lines in
      let answer = try await get("/trips/1", from: server, headers: ["X-Test: login"])
      #expect(answer.hasPrefix("HTTP/1.1 303 See Other\r\n"))
      #expect(answer.contains("\r\nLocation: /login?from=/trips/1\r\n"))
      // Each user goes that way, so it is not worth a line.
      #expect(lines.all.isEmpty)
    }
  }

  @Test(arguments: ["https://evil.example/", "//evil.example", "%5C%5Cevil.example", "/%0D%0AX:1"])
  func addressOfTheRequestIsNoWayToAForeignSite(address: String) async throws {
    try await withServer(byHeader) { server, _, _ in
      let answer = try await get("/?next=\(address)", from: server, headers: ["X-Test: evil"])
      #expect(answer.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
      #expect(!answer.contains("Location"))
    }
  }

  @Test func scriptNeedsNoUser() async throws {
    try await withServer(byHeader) { server, _, _ in
      let page = try await get("/", from: server, headers: ["X-Test: anna"])
      let script = try #require(page.firstMatch(of: /(?:href|src)="(\/[^"]+\.js)"/)?.1)
      let answer = try await get(String(script), from: server)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  /// The page of a user has many images, and a stranger has none of them.
  @Test func imageNeedsAUserOrTheBrowserOfAWindow() async throws {
    let questions = Locked(0)
    let counted = WebAuthentication { [byHeader] request in
      questions.withLock { $0 += 1 }
      return try await byHeader.decide(request)
    }
    // Its pieces arrive in order.
    let image = "<svg viewBox='0 0 9 9'><!-- \((0..<50_000).map(String.init).joined()) --></svg>"
    let path = try showImage(image)
    try await withServer(counted) { server, _, _ in
      let cookie = ["Cookie: live-browser=\(SessionID.make("c"))"]
      for headers in [[], cookie] {
        let answer = try await get(path, from: server, headers: headers)
        #expect(answer.hasPrefix("HTTP/1.1 401 Unauthorized\r\n"))
        #expect(!answer.contains("svg"))
      }
      let own = try await get(path, from: server, headers: ["X-Test: anna"])
      #expect(own.hasPrefix("HTTP/1.1 200 OK\r\n"))
      let page = try await get("/", from: server, headers: ["X-Test: anna"])
      let (socket, _) = try await upgrade(
        server,
        token: token(in: page),
        headers: ["X-Test: anna"]
      )
      _ = try await RawWebSocket(socket: socket).begin()
      let before = questions.withLock(\.self)
      for _ in 1...20 {
        let answer = try await get(path, from: server, headers: cookie)
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.hasSuffix(image))
      }
      #expect(questions.withLock(\.self) == before)
      // The window is no login for a page.
      let other = try await get("/", from: server, headers: cookie)
      #expect(other.hasPrefix("HTTP/1.1 401 Unauthorized\r\n"))
    }
  }

  @Test func imageNeedsAUserAgainWhenTheWindowHasEnded() throws {
    let host = RegistryHost()
    _ = host.open(in: .make("c"), as: "anna")
    _ = host.open(in: .make("c"), as: "anna")
    #expect(host.registry.browsers.contain(.make("c")))
    #expect(!host.registry.browsers.contain(.make("d")))
    #expect(!host.registry.browsers.contain(nil))
    host.registry.endSessions(ofUser: "anna")
    #expect(!host.registry.browsers.contain(.make("c")))
  }

  @Test func headerOfAProxyCountsFromATrustedOneAlone() async throws {
    let headers = ["X-Forwarded-User: anna", "X-Forwarded-For: 192.0.2.7"]
    try await withServer(.oauth2Proxy) { server, _, lines in
      let answer = try await get("/", from: server, headers: headers)
      #expect(answer.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
      await lines.wait(for: 1)
      #expect(lines.all == ["Refused a request: it does not come through a trusted proxy."])
    }
    try await withServer(.oauth2Proxy, trusting: ["127.0.0.1"]) { server, settings, _ in
      let page = try await get("/", from: server, headers: headers)
      let (socket, _) = try await upgrade(server, token: token(in: page), headers: headers)
      _ = try await RawWebSocket(socket: socket).begin()
      let setting = try #require(settings.all.first)
      #expect(setting.environment.windowUser == WindowUser(id: "anna"))
      #expect(setting.environment.pageRequest.clientAddress == "192.0.2.7")
      let twice = try await get("/", from: server, headers: headers + ["X-Forwarded-User: root"])
      #expect(twice.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
      let none = try await get("/", from: server)
      #expect(none.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
    }
  }

  @Test func failureOfTheLookUpRefuses() async throws {
    struct Failure: Error {}
    try await withServer(WebAuthentication { _ in throw Failure() }) { server, _, lines in
      let answer = try await get("/", from: server)
      #expect(answer.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
      await lines.wait(for: 1)
      #expect(lines.all == ["Refused a request: its user could not be checked: Failure"])
    }
  }

  @Test func otherUserInTheSameBrowserCannotResume() async throws {
    try await withServer(byHeader) { server, _, _ in
      let page = try await get("/", from: server, headers: ["X-Test: anna"])
      let token = token(in: page)
      let (socket, _) = try await upgrade(server, token: token, headers: ["X-Test: anna"])
      let welcome = try await RawWebSocket(socket: socket).begin()[0]
      let id = welcome.dropFirst(9).dropLast(3)
      for (user, answer) in [("bob", "gone"), ("anna", String(id))] {
        let (socket, _) = try await upgrade(server, token: token, headers: ["X-Test: \(user)"])
        let page = RawWebSocket(socket: socket)
        await page.send(#"[\#(Opcode.resume.rawValue),"\#(id)",0,2]"#)
        #expect(try await page.receive().text.contains(answer))
      }
    }
  }
}
