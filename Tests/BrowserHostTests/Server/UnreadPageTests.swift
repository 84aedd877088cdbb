import BrowserHost
import Testing
import ViewCore

/// Pages that ask for much and read nothing.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct UnreadPageTests {
  /// More than the buffers of the system take.
  private static let text = String(repeating: "x", count: 8_000_000)

  @Test func replacedPageThatReadsNothingIsClosedAtOnce() async throws {
    let registry = SessionRegistry(limits: .withoutDeadlines, log: HostLog { _ in }) { _ in
      ViewGraph(root: Text(verbatim: Self.text))
    }
    var configuration = Server.Configuration()
    configuration.port = 0
    configuration.limits = .withoutDeadlines
    let server = try Server.start(configuration, registry: registry, log: HostLog { _ in })
    defer { server.stop() }
    let first = try await RawWebSocket.open(server)
    await first.send("[\(Opcode.hello.rawValue)]")
    let id = try await first.receive().text.dropFirst(9).dropLast(3)
    let second = try await RawWebSocket.open(server)
    await second.send(#"[\#(Opcode.resume.rawValue),"\#(id)",0,2]"#)
    #expect(try await second.receive().text.contains(id))
    // The rest of the frame is gone.
    #expect(await first.socket.receiveToEnd().utf8.count < Self.text.utf8.count)
    #expect(try await second.receive().text.contains("xxx"))
  }
}
