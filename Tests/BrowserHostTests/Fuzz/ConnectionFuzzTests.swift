import BrowserHost
import ConcurrencyExtras
import Foundation
import Fuzzing
import NIOCore
import NIOEmbedded
import NIOSSL
import RandomSequences
import Testing

/// Sockets send anything: as a request, as the request of a WebSocket, on a WebSocket, as a name and a password, or as
/// the beginning of TLS.
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

  #if os(Linux)
  @Test func damagedPasswordLetsNobodyIn() async throws {
    let hash = "$2b$04$abcdefghijklmnopqrstuu/LVz6MZlItEy42I2juLihZ66HnQx/cy"
    let passwords = try PasswordFile("anna:\(hash)\n", path: "passwords")
    // Each attempt comes an hour after the one before, so that none is refused for those.
    let time = Locked(ContinuousClock().systemEpoch)
    let attempts = FailedAttempts {
      time.withLock { time in
        time += .seconds(3600)
        return time
      }
    }
    let right = Array("anna:open sesame".utf8)
    try await TestServer.run(authentication: .basic(passwords, attempts: attempts)) { server, _ in
      await Fuzzer("passwords", runs: 60).run { random in
        var password = right
        if random.onceIn(2) { random.damage(&password, with: pieces) }
        let intact = Array("Basic \(Data(password).base64EncodedString())".utf8)
        var credentials = intact
        if random.onceIn(2) { random.damage(&credentials, with: pieces) }
        let isLetIn = try await answer(to: credentials, of: server).hasPrefix("HTTP/1.1 200")
        if password != right, isLetIn {
          throw Fuzzer.Failure("\(credentials) is taken for the password")
        }
        if password == right, credentials == intact, !isLetIn {
          throw Fuzzer.Failure("the password is refused")
        }
      }
    }
  }

  /// The answer to a request for a page with a name and a password.
  private func answer(to credentials: [UInt8], of server: Server) async throws -> String {
    let start = Array("HEAD / HTTP/1.1\r\nHost: localhost\r\nAuthorization: ".utf8)
    let socket = try RawSocket(port: server.port)
    await socket.send(start + credentials + Array("\r\nConnection: close\r\n\r\n".utf8))
    return await socket.receiveToEnd()
  }
  #endif

  @Test func serverSurvivesDamagedHandshakes() async throws {
    let certificate = try TestCertificate()
    let hello = try clientHello()
    try await TestServer.run(certificate: certificate.files) { server, _ in
      await Fuzzer("tls", runs: 60).run { random in
        var bytes = hello
        random.damage(&bytes, with: pieces)
        if random.onceIn(4) { bytes += random.bytes(upTo: 300) }
        let socket = try RawSocket(port: server.port)
        await socket.send(bytes)
        socket.finishSending()
        _ = await socket.receiveToEnd()
      }
      let request = "HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      let answer = try await SecureSocket(port: server.port).exchange(request)
      #expect(answer.hasPrefix("HTTP/1.1 200"))
    }
  }

  /// The first bytes of a client that begins TLS, some of which are random in each process.
  private func clientHello() throws -> [UInt8] {
    let context = try NIOSSLContext(configuration: .makeClientConfiguration())
    let handler = try NIOSSLClientHandler(context: context, serverHostname: "localhost")
    let channel = EmbeddedChannel(handler: handler)
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    let hello = try channel.readOutbound(as: ByteBuffer.self)
    return Array(try #require(hello).readableBytesView)
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
