import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BrowserHost

/// Responses to clients that read slowly.
struct ResponseTests {
  private final class Responder: ChannelInboundHandler {
    typealias InboundIn = Never
    typealias OutboundOut = HTTPServerResponsePart
  }

  /// Runs a test with the client of a response.
  private func respond(
    _ body: [UInt8],
    to method: HTTPMethod = .GET,
    _ test: (SlowClient) -> Void
  ) throws {
    let client = SlowClient()
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.addHandlers([client, Responder()])
    let context = try channel.pipeline.syncOperations.context(handlerType: Responder.self)
    let request = HTTPRequestHead(version: .http1_1, method: method, uri: "/")
    context.respond(200, [:], body, to: request, isLast: false)
    test(client)
    while client.read() {}
    _ = try channel.finish()
  }

  @Test func clientThatReadsNothingHoldsOnePieceOfTheBody() throws {
    let body = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try respond(body) { client in
      var longest = client.body.count
      while !client.hasEnd {
        let before = client.body.count
        guard client.read() else { break }
        longest = max(longest, client.body.count - before)
      }
      #expect(longest <= 32 * 1024)
      let isWhole = client.body == body
      #expect(isWhole)
      #expect(client.hasEnd)
    }
  }

  @Test(arguments: [0, 1, 32 * 1024, 32 * 1024 + 1])
  func bodyOfAnyLengthIsSent(count: Int) throws {
    try respond(Array(repeating: 7, count: count)) { client in
      while client.read() {}
      #expect(client.body.count == count)
      #expect(client.hasEnd)
    }
  }

  @Test func requestForTheHeadGetsNoBody() throws {
    try respond(Array(repeating: 7, count: 100_000), to: .HEAD) { client in
      #expect(client.body.isEmpty)
      #expect(client.hasEnd)
    }
  }
}
