import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import BrowserHost

/// Messages that do not come as a whole.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PartialMessagesTests {
  /// The beginning of a message.
  enum Beginning: CaseIterable {
    /// The first of several frames.
    case part
    /// A frame without its end.
    case frame

    func bytes(_ count: Int, isFirst: Bool = true) -> [UInt8] {
      let spaces = [UInt8](repeating: 0x20, count: count)
      return switch self {
      case .part: RawWebSocket.frame(isFirst ? .text : .continuation, spaces, isFinal: false)
      case .frame: RawWebSocket.frame(.text, spaces).dropLast()
      }
    }
  }

  private func increment(_ number: Int) -> String {
    "[\(Opcode.event.rawValue),\(number),\(number),\(CounterContent.Node.increment),1]"
  }

  @Test(arguments: Beginning.allCases)
  func connectionWhoseMessageDoesNotEndIsClosed(beginning: Beginning) async throws {
    var limits = Limits.withoutDeadlines
    limits.messageTime = .milliseconds(50)
    try await TestServer.run(limits) { server, lines in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      await page.socket.send(beginning.bytes(1500))
      #expect(try await page.receive().closeCode == 1008)
      #expect(
        lines.all == [
          "Closed a connection: the page did not send a whole message within 0 seconds."
        ]
      )
    }
  }

  @Test(arguments: Beginning.allCases)
  func addressWithMostOfAllBytesIsClosedAndOthersGoOn(beginning: Beginning) async throws {
    var limits = Limits.withoutDeadlines
    limits.partialBytesInAll = 1_000_000
    try await TestServer.run(limits) { server, lines in
      let attacker = try await RawWebSocket.open(server, from: "127.0.0.2")
      _ = try await attacker.begin()
      let message =
        beginning == .frame
        ? beginning.bytes(180_000)
        : beginning.bytes(100_000) + beginning.bytes(80_000, isFirst: false)
      await attacker.socket.send(Array(message.prefix(100_100)))
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      await page.send(.text, [UInt8](repeating: 0x20, count: 8000), isFinal: false)
      await page.send(.continuation, Array(increment(1).utf8))
      #expect(try await page.receive().text == #"[2,1,[1,1,"1"]]"#)

      await attacker.socket.send(Array(message.dropFirst(100_100)))
      try await expectToBeClosed(attacker, lines)
      await page.send(.text, [UInt8](repeating: 0x20, count: 8000), isFinal: false)
      await page.send(.continuation, Array(increment(2).utf8))
      #expect(try await page.receive().text == #"[3,2,[1,1,"2"]]"#)
    }
  }

  /// The buffer of a long message is kept for the first byte of the next one.
  @Test func byteAfterALongMessageCountsForTheBufferThatItKeeps() throws {
    let messages = PartialMessages(limit: 1_000_000)
    let share = 200_000
    let limit = PartialMessageLimit(messages, of: nil, time: .seconds(60))
    let channel = try channel(with: limit)
    let message = RawWebSocket.frame(.text, [UInt8](repeating: 0x20, count: 120_000))
    try channel.writeInbound(ByteBuffer(bytes: message.prefix(60_000)))
    try channel.writeInbound(ByteBuffer(bytes: message.dropFirst(60_000) + [0x81]))
    #expect(try channel.readInbound(as: WebSocketFrame.self)?.length == 120_000)
    #expect(!messages.add(share - 120_000, of: nil))
    #expect(messages.add(share - 131_072, of: nil))
    _ = try channel.finish()
  }

  @Test func shortPartDoesNotKeepTheBufferInWhichItCame() throws {
    let channel = EmbeddedChannel(handler: FrameCounter(limit))
    let buffer = ByteBuffer(bytes: [UInt8](repeating: 0x20, count: 100_000))
    let part = try #require(buffer.getSlice(at: 10, length: 1))
    #expect(part.storageCapacity >= 100_000)
    try channel.writeInbound(WebSocketFrame(fin: false, opcode: .text, data: part))
    let copy = try #require(try channel.readInbound(as: WebSocketFrame.self))
    #expect(copy.data == part)
    #expect(copy.data.storageCapacity < 100)
  }

  private var limit: PartialMessageLimit {
    PartialMessageLimit(PartialMessages(limit: 1_000_000), of: nil, time: .seconds(60))
  }

  /// A connection in memory, whose time the test advances.
  private func channel(with limit: PartialMessageLimit) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    let decoder = ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: 1 << 20))
    try channel.pipeline.syncOperations.addHandlers([limit, decoder, FrameCounter(limit)])
    return channel
  }

  private func expectToBeClosed(_ page: RawWebSocket, _ lines: RecordedLines) async throws {
    #expect(try await page.receive().closeCode == 1008)
    #expect(
      lines.all == [
        "Closed a connection: its address has more than its share of the 1000000 bytes for incomplete messages."
      ]
    )
  }

  /// An honest page may send nothing but the answers to pings.
  @Test func pageMayWaitAfterAControlFrameInTwoParts() throws {
    let channel = try channel(with: limit)
    let pong = ByteBuffer(bytes: RawWebSocket.frame(.pong, [1, 2, 3]))
    try channel.writeInbound(pong.getSlice(at: 0, length: 4))
    channel.embeddedEventLoop.advanceTime(by: .seconds(59))
    try channel.writeInbound(pong.getSlice(at: 4, length: pong.readableBytes - 4))
    #expect(try channel.readInbound(as: WebSocketFrame.self)?.opcode == .pong)
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    try channel.throwIfErrorCaught()
    _ = try channel.finish()
  }

  @Test func controlFrameThatDoesNotEndIsTooLate() throws {
    let channel = try channel(with: limit)
    let pong = ByteBuffer(bytes: RawWebSocket.frame(.pong, [1, 2, 3]))
    try channel.writeInbound(pong.getSlice(at: 0, length: 4))
    channel.embeddedEventLoop.advanceTime(by: .seconds(59))
    try channel.throwIfErrorCaught()
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(throws: PartialMessageLimit.Excess.tooLate) { try channel.throwIfErrorCaught() }
    _ = try channel.finish()
  }

  @Test func completeMessagesGiveTheirBytesBack() async throws {
    var limits = Limits.withoutDeadlines
    limits.partialBytesInAll = 1_000_000
    limits.byteBurst = 1 << 30
    try await TestServer.run(limits) { server, lines in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      for number in 1...40 {
        await page.send(.text, [UInt8](repeating: 0x20, count: 10_000), isFinal: false)
        await page.send(.ping, [])
        #expect(try await page.receive().kind == RawWebSocket.Kind.pong.rawValue)
        let rest = RawWebSocket.frame(.continuation, Array(increment(number).utf8))
        await page.socket.send(Array(rest.prefix(3)))
        await page.socket.send(Array(rest.dropFirst(3)))
        #expect(
          try await page.receive().text == #"[\#(number + 1),\#(number),[1,1,"\#(number)"]]"#
        )
      }
      #expect(lines.all == [])
    }
  }

  @Test func tenAddressesLeaveATenthOfAllBytes() {
    let messages = PartialMessages(limit: 1000)
    let networks = (1...10).map { IPAddress("192.0.2.\($0)") }
    let counts = networks.map { network in (1...1000).count { _ in messages.add(1, of: network) } }
    #expect(counts == [200, 160, 128, 102, 82, 65, 52, 42, 33, 27])
    messages.remove(200, of: networks[0])
    #expect(messages.add(1, of: networks[0]))
  }
}
