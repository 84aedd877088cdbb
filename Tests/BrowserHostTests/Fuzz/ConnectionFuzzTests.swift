import BrowserHost
import Testing
import ViewTesting

/// Sockets send anything: as a request, as the request of a WebSocket, or on a WebSocket.
@MainActor
struct ConnectionFuzzTests {
  private let pieces = Array("GETPOS /\\:;,=?%#\r\n\t\0 019azAZ\u{7F}é[]\"".utf8) + [0x80, 0xFF]

  @Test func serverSurvivesDamagedRequests() async throws {
    try await run("http", runs: 60) { random, server, token in
      let honest = [
        "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip;q=0.5\r\n\r\n",
        "HEAD \(ClientAssets.folder)style.css HTTP/1.1\r\nHost: localhost\r\nCookie: live-browser=1; a=b\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\n0\r\n\r\n",
        "PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nabcd",
        "GET / HTTP/1.1\r\nHost: localhost\r\nForwarded: for=\"[2001:db8::1]:80\";proto=https, for=_a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1, [::1]:80\r\nX-Forwarded-Proto: http\r\n\r\n",
        RawWebSocket.upgrade(port: server.port, token: token),
      ]
      var bytes = Array(random.pick(honest).utf8)
      random.damage(&bytes, with: pieces)
      // A further request may hide in the first one.
      if random.onceIn(3) { bytes += Array(random.pick(honest).utf8) }
      let socket = try RawSocket(port: server.port)
      await socket.send(bytes)
      socket.finishSending()
      _ = await socket.receiveToEnd()
    }
  }

  @Test func serverSurvivesDamagedFrames() async throws {
    try await run("websocket", runs: 30) { random, server, token in
      let socket = try RawSocket(port: server.port)
      await socket.send(RawWebSocket.upgrade(port: server.port, token: token))
      _ = try await socket.receiveHead()
      let kinds: [RawWebSocket.Kind] = [.continuation, .text, .binary, .close, .ping, .pong]
      let hello = Array("[\(Opcode.hello.rawValue)]".utf8)
      var bytes = RawWebSocket.frame(.text, hello)
      for _ in 0..<random.int(1...6) {
        bytes += RawWebSocket.frame(
          random.pick(kinds),
          random.onceIn(2) ? hello : random.bytes(upTo: 300),
          isFinal: !random.onceIn(4),
          isMasked: !random.onceIn(8)
        )
      }
      if random.onceIn(2) { random.damage(&bytes, with: pieces) }
      await socket.send(bytes)
      socket.finishSending()
      _ = await socket.receiveToEnd()
    }
  }

  /// Runs a test with a server, and then opens an honest page.
  private func run(
    _ name: String,
    runs: Int,
    _ test: (inout SeededGenerator, Server, _ token: String) async throws -> Void
  ) async throws {
    var site = Site()
    site.trustedProxies = try [#require(IPAddressRange("127.0.0.1"))]
    try await TestServer.run(site: site) { server, _ in
      let token = try await RawWebSocket.token(of: server)
      await Fuzzer(name, runs: runs).run { random in try await test(&random, server, token) }
      _ = try await RawWebSocket.open(server).begin()
    }
  }
}
