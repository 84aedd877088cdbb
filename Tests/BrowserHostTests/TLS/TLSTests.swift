import BrowserHost
import Foundation
import NIOSSL
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TLSTests {
  private func request(_ path: String = "/", host: String = "localhost") -> String {
    "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
  }

  @Test func pageOverTLSHasSecureCookie() async throws {
    let certificate = try TestCertificate()
    try await TestServer.run(certificate: certificate.files) { server, lines in
      #expect(server.url == "https://127.0.0.1:\(server.port)/")
      let answer = try await SecureSocket(port: server.port).exchange(request())
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      let cookie =
        /Set-Cookie: __Host-live-browser=[0-9a-f]{64}; Path=\/; Secure; HttpOnly; SameSite=Lax\r\n/
      #expect(answer.contains(cookie))
      // A browser would apply it to all ports of this machine.
      #expect(!answer.contains("Strict-Transport-Security"))
      #expect(lines.all == [])
    }
  }

  @Test func allowedNameIsForTLSAlone() async throws {
    let certificate = try TestCertificate()
    var site = Site()
    site.allowedHosts = ["App.Example"]
    try await TestServer.run(site: site, certificate: certificate.files) { server, _ in
      for host in ["app.example", "APP.example:8443"] {
        let answer = try await SecureSocket(port: server.port).exchange(request(host: host))
        #expect(answer.contains("Strict-Transport-Security: max-age=31536000\r\n"))
      }
      let foreign = try await SecureSocket(port: server.port).exchange(
        request(host: "evil.example")
      )
      #expect(foreign.hasPrefix("HTTP/1.1 421"))
      #expect(!foreign.contains("Strict-Transport-Security"))
    }
    try await TestServer.run(site: site) { server, _ in
      let socket = try RawSocket(port: server.port)
      await socket.send(request(host: "app.example"))
      let answer = await socket.receiveToEnd()
      #expect(answer.hasPrefix("HTTP/1.1 200"))
      #expect(!answer.contains("Strict-Transport-Security"))
      #expect(!answer.contains("Secure"))
    }
  }

  @Test func requestForAFileThatBreaksOffHasOneResponse() async throws {
    let certificate = try TestCertificate()
    try await TestServer.run(certificate: certificate.files) { server, _ in
      let put = """
        PUT /live/files/abc HTTP/1.1\r
        Host: localhost\r
        Origin: https://localhost\r
        Transfer-Encoding: chunked\r
        \r
        fffffffffffffffff\r
        hello
        """
      let answer = try await SecureSocket(port: server.port).exchange(put)
      #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
      #expect(answer.matches(of: /HTTP\/1\.1/).count == 1)
      let page = try await SecureSocket(port: server.port).exchange(request())
      #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  @Test func webSocketOverTLSNeedsPageOverTLS() async throws {
    let certificate = try TestCertificate()
    try await TestServer.run(certificate: certificate.files) { server, _ in
      let page = try await SecureSocket(port: server.port).exchange(request())
      let token = try #require(page.firstMatch(of: /name="live-token" content="([0-9a-f]{64})"/)).1
      var statuses: [Substring] = []
      for scheme in ["https", "http"] {
        let upgrade = RawWebSocket.upgrade(
          port: server.port,
          token: String(token),
          origin: "\(scheme)://127.0.0.1:\(server.port)"
        )
        statuses.append(try await SecureSocket(port: server.port).begin(upgrade).prefix(12))
      }
      #expect(statuses == ["HTTP/1.1 101", "HTTP/1.1 403"])
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "\u{0}\u{1}\u{2}garbage", "\u{80}\u{1}",
  ])
  func plainRequestIsRefusedInOneLine(text: String) async throws {
    let certificate = try TestCertificate()
    try await TestServer.run(certificate: certificate.files) { server, lines in
      let socket = try RawSocket(port: server.port)
      await socket.send(text)
      let answer = await socket.receiveToEnd()
      #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
      #expect(
        answer.hasSuffix(
          "\r\n\r\nRefused: it is not encrypted, and this port accepts 'https' only.\n"
        )
      )
      #expect(
        lines.all
          == ["Refused a request: it is not encrypted, and this port accepts 'https' only."]
      )
    }
  }

  /// Records that begin like a handshake, and are none.
  @Test(
    arguments: [
      [22, 3, 1, 0, 5, 1, 2, 3, 4, 5], [22] + [UInt8](repeating: 255, count: 300),
      [22, 3, 3, 0, 4, 1, 0, 0, 0], [22, 3, 1, 0, 2, 1, 0, 23, 3, 3, 0, 1, 0],
    ] as [[UInt8]]
  )
  func garbageEndsItsConnectionAlone(bytes: [UInt8]) async throws {
    let certificate = try TestCertificate()
    try await TestServer.run(certificate: certificate.files) { server, lines in
      let socket = try RawSocket(port: server.port)
      await socket.send(bytes)
      // The answer is a TLS alert.
      let answer = await socket.receiveToEnd()
      #expect(!answer.contains("HTTP"))
      await lines.wait(for: 1)
      #expect(lines.all == ["Closed a connection: its TLS handshake failed."])
      let page = try await SecureSocket(port: server.port).exchange(request())
      #expect(page.hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test(arguments: [[], [22], [22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]] as [[UInt8]])
  func unfinishedHandshakeHasDeadline(bytes: [UInt8]) async throws {
    let certificate = try TestCertificate()
    var limits = Limits.withoutDeadlines
    limits.beginning = .milliseconds(500)
    try await TestServer.run(limits, certificate: certificate.files) { server, _ in
      let socket = try RawSocket(port: server.port)
      await socket.send(bytes)
      #expect(await socket.receiveToEnd() == "")
    }
  }

  @Test func versionsBefore12AreRefused() async throws {
    let certificate = try TestCertificate()
    try await TestServer.run(certificate: certificate.files) { server, lines in
      await #expect(throws: (any Error).self) {
        try await SecureSocket(port: server.port, version: .tlsv11).exchange(request())
      }
      await lines.wait(for: 1)
      let answer = try await SecureSocket(port: server.port, version: .tlsv12).exchange(request())
      #expect(answer.hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func newConnectionsGetRenewedCertificate() async throws {
    let certificate = try TestCertificate()
    try await TestServer.run(certificate: certificate.files) { server, _ in
      let first = try await SecureSocket(port: server.port).certificate()
      let renewed = try TestCertificate()
      for file in ["certificate.pem", "key.pem"] {
        try certificate.write(
          try String(contentsOfFile: renewed.path(file), encoding: .utf8),
          to: file
        )
      }
      #expect(try await SecureSocket(port: server.port).certificate() == first)
      try server.reloadCertificate()
      let second = try await SecureSocket(port: server.port).certificate()
      #expect(second != first)
      // A file that is being written ends nothing.
      try certificate.write("", to: "key.pem")
      #expect(throws: CertificateError.invalid(.key, path: certificate.files.key)) {
        try server.reloadCertificate()
      }
      #expect(try await SecureSocket(port: server.port).certificate() == second)
    }
  }
}
