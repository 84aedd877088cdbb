import BrowserHost
import Foundation
import Testing

/// Attacks by the head of a request: it promises more than it sends, or is more than a head should be.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RequestAttackTests {
  private func expect(
    _ status: String,
    of request: String,
    from server: Server
  ) async throws {
    let socket = try RawSocket(port: server.port)
    await socket.send(request)
    #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 \(status) "))
  }

  /// A request for a WebSocket that is allowed, and completed after a logout, opened a session for that user.
  @Test(arguments: ["Content-Length: 1", "Transfer-Encoding: chunked"])
  func requestWithBodyIsRefusedBeforeTheBodyComes(header: String) async throws {
    try await TestServer.run { server, lines in
      let token = try await RawWebSocket.token(of: server)
      let upgrade = RawWebSocket.upgrade(port: server.port, token: token)
      let page = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
      for request in [upgrade, page, page.replacing("GET", with: "POST")] {
        // The last character is the end of the head.
        let attack = request.dropLast() + "\(header)\r\n\r\n"
        try await expect("400", of: String(attack), from: server)
      }
      await lines.wait(for: 3)
      #expect(
        Set(lines.all) == ["Refused a request: it has a body, which is taken with files alone."]
      )
    }
  }

  @Test func bodyOfASecondRequestIsRefusedToo() async throws {
    try await TestServer.run { server, _ in
      let socket = try RawSocket(port: server.port)
      let head = "HEAD / HTTP/1.1\r\nHost: localhost\r\n"
      await socket.send("\(head)\r\n\(head)Content-Length: 5\r\n\r\n")
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 200"))
      #expect(await socket.receiveToEnd().hasPrefix("HTTP/1.1 400"))
    }
  }

  @Test func emptyBodyIsNone() async throws {
    try await TestServer.run { server, _ in
      let token = try await RawWebSocket.token(of: server)
      let upgrade = RawWebSocket.upgrade(port: server.port, token: token)
      let request = upgrade.dropLast() + "Content-Length: 0\r\n\r\n"
      try await expect("101", of: String(request), from: server)
    }
  }

  /// A proxy in front may see the end of a request elsewhere, and take what follows for that of another user.
  @Test(arguments: [
    "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    "Content-Length: 0\r\nContent-Length: 30\r\n\r\n", "Content-Length: 0, 30\r\n\r\n",
    "Content-Length: +0\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 0x0\r\n\r\n",
    "Content-Length: 18446744073709551616\r\n\r\n", "Content-Length : 30\r\n\r\n",
    "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", "Transfer-Encoding: chunked, identity\r\n\r\n",
    "Transfer-Encoding: \u{B}chunked\r\n\r\n", "Transfer-Encoding\t: chunked\r\n\r\n",
    "X: 1\r\n Content-Length: 30\r\n\r\n", "X: a\u{0}b\r\n\r\n", "X: a\rContent-Length: 30\r\n\r\n",
    ": x\r\n\r\n",
  ])
  func requestWhoseEndIsUnclearIsTheLastOne(headers: String) async throws {
    try await TestServer.run { server, _ in
      let socket = try RawSocket(port: server.port)
      let smuggled = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n"
      await socket.send("GET / HTTP/1.1\r\nHost: localhost\r\n\(headers)\(smuggled)")
      let answer = await socket.receiveToEnd()
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
      #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
      _ = try await RawWebSocket.open(server).begin()
    }
  }

  /// Two megabytes of headers, each part of which was once read by a regular expression, kept an event loop busy.
  @Test func longHeadIsRefused() async throws {
    try await TestServer.run { server, lines in
      let long = String(repeating: ";a", count: 20_000)
      let many = String(repeating: "A: 1\r\n", count: 200)
      for headers in ["Accept-Encoding: gzip\(long)\r\n", many] {
        let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n"
        try await expect("431", of: request, from: server)
      }
      let path = "GET /\(long) HTTP/1.1\r\nHost: localhost\r\n\r\n"
      try await expect("431", of: path, from: server)
      await lines.wait(for: 3)
      #expect(
        Set(lines.all) == [
          "Refused a request: its path and headers have more than 32 KB, or there are too many headers."
        ]
      )
    }
  }

  @Test func requestWithoutHostIsRefused() async throws {
    try await TestServer.run { server, lines in
      try await expect("400", of: "GET / HTTP/1.1\r\nX: y\r\n\r\n", from: server)
      await lines.wait(for: 1)
      #expect(lines.all == ["Refused a request: it has no header 'Host'."])
      // Old balancers ask in this way.
      let socket = try RawSocket(port: server.port)
      await socket.send("GET /live/health HTTP/1.0\r\n\r\n")
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.0 200 "))
    }
  }

  @Test(arguments: [
    ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 8", "426"),
    ("Sec-WebSocket-Version: 13\r\n", "", "426"),
    ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Version: 8", "400"),
    ("dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZQ==", "400"),
    ("dGhlIHNhbXBsZSBub25jZQ==", "!GhlIHNhbXBsZSBub25jZQ==", "400"),
    ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", "", "400"),
    ("Connection: Upgrade", "Connection: keep-alive", "426"),
  ])
  func handshakeFollowsTheProtocol(part: String, other: String, expected: String) async throws {
    try await TestServer.run { server, _ in
      let token = try await RawWebSocket.token(of: server)
      let upgrade = RawWebSocket.upgrade(port: server.port, token: token)
      let socket = try RawSocket(port: server.port)
      await socket.send(upgrade.replacing(part, with: other))
      let head = try await socket.receiveHead()
      #expect(head.hasPrefix("HTTP/1.1 \(expected) "))
      #expect(head.contains("Sec-WebSocket-Version: 13\r\n") == (expected == "426"))
    }
  }

  @Test func brokenRequestHasALine() async throws {
    try await TestServer.run { server, lines in
      let request = "GET / HTTP/1.1\r\nHost localhost\r\n\r\n"
      try await expect("400", of: request, from: server)
      await lines.wait(for: 1)
      #expect(lines.all == ["Refused a request: it breaks the rules of HTTP."])
    }
  }

  /// Reading a header takes work in proportion to its length, so the code for requests has no regular expression.
  @Test func noHeaderIsReadByARegularExpression() throws {
    let folders = ["Request", "Server", "Transfers"].map { "Sources/BrowserHost/\($0)" }
    for folder in folders {
      let path = ClientSources.root.appending(path: folder).path()
      for text in try ClientSources.texts(in: path, ending: ".swift") {
        #expect(!text.contains("of: /"))
        #expect(!text.contains("Regex"))
      }
    }
  }
}
