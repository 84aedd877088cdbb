import BrowserHost
import Testing

/// Pages that do not answer pings.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PingTests {
  @Test func pageThatNeverAnswersIsDisconnected() async throws {
    var limits = Limits.withoutDeadlines
    limits.pingInterval = .milliseconds(50)
    try await TestServer.run(limits) { server, _ in
      let page = try await RawWebSocket.open(server)
      // The first ping may come before the page asks for a session, which counts as a sign of life.
      await page.send("[\(Opcode.hello.rawValue)]")
      var kinds: [UInt8] = []
      await #expect(throws: RawSocket.Failure.self) {
        while kinds.count < 100 { kinds.append(try await page.receive().kind) }
      }
      #expect(kinds.contains(RawWebSocket.Kind.ping.rawValue))
      #expect(kinds.filter { $0 == RawWebSocket.Kind.ping.rawValue }.count <= 2)
    }
  }
}
