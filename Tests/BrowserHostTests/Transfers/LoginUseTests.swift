import BrowserHost
import Testing
import ViewCore

/// Files count as use of a login, as events do.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LoginUseTests {
  private func run(
    _ view: @escaping @MainActor (TransferHost.Log) -> some View,
    _ test: @MainActor (TransferHost) async throws -> Void
  ) async throws {
    let anna = WindowUser(id: "anna")
    try await TransferHost.run(
      authentication: WebAuthentication { _ in .allow(anna) },
      as: anna,
      view: view,
      test
    )
  }

  /// Whether the session is there after a number of hours.
  private func hasSession(in host: TransferHost, after hours: Int) -> Bool {
    host.time.now = host.time.start + .seconds(hours * 3600)
    host.registry.endExpired(at: host.time.now)
    return host.registry.count == 1
  }

  @Test
  func uploadIsAUseOfTheLogin() async throws {
    try await run({ ImportingView(log: $0) }) { host in
      #expect(hasSession(in: host, after: 7))
      try await host.expect("204", of: host.head() + "hello")
      await host.wait { host.usage.active == 0 }
      #expect(hasSession(in: host, after: 14))
      #expect(!hasSession(in: host, after: 15))
    }
  }

  @Test
  func downloadIsAUseOfTheLogin() async throws {
    try await run({ ExportingView(log: $0) }) { host in
      let secret = host.secret("data-download")
      #expect(hasSession(in: host, after: 7))
      let get = host.head("GET", secret: secret, length: "", replacing: ["Origin": nil])
      try await host.expect("200", of: get)
      await host.wait { host.usage.active == 0 }
      #expect(hasSession(in: host, after: 14))
      #expect(!hasSession(in: host, after: 15))
    }
  }

  @Test
  func refusedFileIsNoUseOfTheLogin() async throws {
    try await run({ ImportingView(log: $0) }) { host in
      #expect(hasSession(in: host, after: 7))
      try await host.expect("404", of: host.head(secret: "abc") + "hello")
      #expect(!hasSession(in: host, after: 8))
    }
  }

  @Test
  func loginStaysWhileAFileIsOnItsWay() async throws {
    try await run({ ImportingView(log: $0) }) { host in
      let socket = try RawSocket(port: host.server.port)
      await socket.send(host.head() + "hell")
      await host.wait { host.usage.bytes == 4 }
      #expect(hasSession(in: host, after: 9))
      await socket.send("o")
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 204"))
      await host.wait { host.usage.active == 0 }
      #expect(!hasSession(in: host, after: 17))
    }
  }
}
