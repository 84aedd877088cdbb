import BrowserHost
import Testing

/// Attacks by the head of a request: it promises more than it sends, or is more than a head should be.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RequestAttackTests {
  /// The status with which a server answers a request.
  private func status(of request: String, from server: Server) async throws -> String {
    let socket = try RawSocket(port: server.port)
    await socket.send(request)
    return String(try await socket.receiveHead().dropFirst("HTTP/1.1 ".count).prefix(3))
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
        #expect(try await status(of: String(attack), from: server) == "400")
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
      #expect(try await status(of: String(request), from: server) == "101")
    }
  }
}
