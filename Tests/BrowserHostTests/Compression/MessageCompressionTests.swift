import Testing

@testable import BrowserHost

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct MessageCompressionTests {
  private static let longLabel = String(repeating: "Increment ", count: 500)

  private var compressing: Site {
    var site = Site()
    site.compressesMessages = true
    return site
  }

  /// Opens a WebSocket whose request offers to compress messages.
  private func open(_ server: Server) async throws -> (page: RawWebSocket, head: String) {
    let token = try await RawWebSocket.token(of: server)
    let cookie = "live-browser=\(SessionID.make("c"))"
    let upgrade = RawWebSocket.upgrade(port: server.port, token: token, cookie: cookie)
    let socket = try RawSocket(port: server.port)
    // The last character is the end of the head.
    await socket.send(
      upgrade.dropLast() + "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    )
    return (RawWebSocket(socket: socket), try await socket.receiveHead())
  }

  private func compressed(_ text: String) throws -> [UInt8] {
    try #require(Deflate.message(Array(text.utf8)))
  }

  private func sendCompressed(
    _ payload: [UInt8],
    as kind: RawWebSocket.Kind = .text,
    isFinal: Bool = true,
    to page: RawWebSocket
  ) async {
    var frame = RawWebSocket.frame(kind, payload, isFinal: isFinal)
    frame[0] |= RawWebSocket.compressedBit
    await page.socket.send(frame)
  }

  @Test func longMessageIsCompressedAndShortOneIsNot() async throws {
    try await TestServer.run(site: compressing, label: Self.longLabel) { server, _ in
      let (page, head) = try await open(server)
      #expect(head.contains("Sec-WebSocket-Extensions: \(CompressionOffer.answer)\r\n"))
      await page.send("[\(Opcode.hello.rawValue)]")
      let welcome = try await page.receive()
      #expect(!welcome.isCompressed)
      let patches = try await page.receive()
      #expect(patches.isCompressed)
      #expect(patches.payload.count < 500)
      let text = try Inflate.message(patches.payload, limit: 10_000)
      #expect(String(decoding: text, as: UTF8.self).contains(Self.longLabel))
    }
  }

  @Test func longMessageToAPageWithoutAnOfferIsNotCompressed() async throws {
    try await TestServer.run(site: compressing, label: Self.longLabel) { server, _ in
      let page = try await RawWebSocket.open(server)
      #expect(try await page.begin()[1].contains(Self.longLabel))
    }
  }

  @Test func compressedMessageOfAPageIsReadAlsoInParts() async throws {
    try await TestServer.run(site: compressing) { server, _ in
      let (page, _) = try await open(server)
      await sendCompressed(try compressed("[\(Opcode.hello.rawValue)]"), to: page)
      _ = try await (page.receive(), page.receive())

      let event = "[\(Opcode.event.rawValue),1,1,\(CounterContent.Node.increment),1]"
      let bytes = try compressed(event)
      await sendCompressed(Array(bytes.prefix(3)), isFinal: false, to: page)
      await page.send(.ping, Array("a".utf8))
      await page.send(.continuation, Array(bytes.dropFirst(3)))
      #expect(try await page.receive().kind == RawWebSocket.Kind.pong.rawValue)
      #expect(try await page.receive().text.contains("\"1\""))
    }
  }

  @Test func messageThatGrowsAboveTheLimitClosesTheConnection() async throws {
    try await TestServer.run(site: compressing) { server, lines in
      let (page, _) = try await open(server)
      let spaces = String(repeating: " ", count: Limits().messageBytes + 1)
      await sendCompressed(try compressed(spaces), to: page)
      #expect(try await page.receive().closeCode == 1009)
      #expect(lines.all.count == 1)
    }
  }

  @Test func messageThatCannotBeDecompressedClosesTheConnection() async throws {
    try await TestServer.run(site: compressing) { server, lines in
      let (page, _) = try await open(server)
      await sendCompressed([0xFF, 0xFF, 0xFF], to: page)
      #expect(try await page.receive().closeCode == 1002)
      #expect(
        lines.all == [
          "Closed a connection: the page sent a message that cannot be decompressed."
        ]
      )
    }
  }

  @Test(arguments: [RawWebSocket.Kind.continuation, .ping])
  func markOfCompressionOnAFrameThatBeginsNoMessageClosesTheConnection(
    kind: RawWebSocket.Kind
  ) async throws {
    try await TestServer.run(site: compressing) { server, _ in
      let (page, _) = try await open(server)
      await page.send(.text, Array("[".utf8), isFinal: false)
      await sendCompressed([0], as: kind, to: page)
      #expect(try await page.receive().closeCode == 1002)
    }
  }
}
