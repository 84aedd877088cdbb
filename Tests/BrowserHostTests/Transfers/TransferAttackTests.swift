import BrowserHost
import Testing
import ViewCore

/// Attacks by requests for files that anyone can send.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TransferAttackTests {
  /// The first line of a response, which has come while the main thread was busy.
  private func status(of request: String, in host: TransferHost) -> Substring? {
    let port = host.server.port
    return withBusyMainThread {
      let socket = try RawSocket(port: port)
      await socket.send(request)
      return try await socket.receiveHead().dropFirst("HTTP/1.1 ".count).prefix(3)
    }
  }

  private func denyingStrangers(_ asked: RecordedLines) -> WebAuthentication {
    WebAuthentication { request in
      asked.append("asked")
      let user = request.header("X-User").map { WindowUser(id: $0) }
      return user.map { .allow($0) } ?? .unauthorized(challenge: "Test")
    }
  }

  /// Each request with any cookie made the main actor look through all sessions.
  @Test func unknownSecretNeedsNeitherTheMainActorNorTheLogin() async throws {
    let asked = RecordedLines()
    try await TransferHost.run(
      authentication: denyingStrangers(asked),
      as: WindowUser(id: "anna"),
      view: { ImportingView(log: $0) }
    ) { host in
      let put = host.head(secret: "x") + "hello"
      let get = host.head("GET", secret: "x", length: "", replacing: ["Origin": nil])
      for request in [put, get] { #expect(status(of: request, in: host) == "404") }
      #expect(asked.all == [])
    }
  }

  @Test func loginIsCheckedBeforeTheMainActorHasWork() async throws {
    let asked = RecordedLines()
    try await TransferHost.run(
      authentication: denyingStrangers(asked),
      as: WindowUser(id: "anna"),
      view: { ImportingView(log: $0) }
    ) { host in
      #expect(status(of: host.head() + "hello", in: host) == "401")
      #expect(asked.all == ["asked"])
      #expect(host.log.results.isEmpty)
    }
  }

  /// A body that nobody reads is one that nobody limits.
  @Test func requestForAFileHasNoBody() async throws {
    try await TransferHost.run(view: { ExportingView(log: $0) }) { host in
      let secret = host.secret("data-download")
      let get = { (length: String) in
        host.head("GET", secret: secret, length: length, replacing: ["Origin": nil])
      }
      for length in ["Content-Length: 5", "Transfer-Encoding: chunked"] {
        try await host.expect("400", of: get(length))
      }
      try await host.expect("200", of: get("Content-Length: 0"))
    }
  }
}
