import BrowserHost
import Testing

/// A server stops reading from a page that sends and does not read.
///
/// The tests send more than the system's buffers hold, so that only a server that buffers the rest could
/// take all of it.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BackPressureTests {
  private static let flood = 8 << 20

  @Test func serverTakesNoMoreRequestsWhileResponsesAreNotRead() async throws {
    try await TestServer.run { server, _ in
      let socket = try RawSocket(port: server.port)
      let padding = String(repeating: "x", count: 8000)
      let asset = try #require(ClientAssets.assets["script.js"])
      let path = "\(ClientAssets.folder)script.js"
      let request = Array(
        "GET \(path) HTTP/1.1\r\nHost: localhost\r\nX-Padding: \(padding)\r\n\r\n".utf8
      )
      await socket.send(request)
      let head = try await socket.receiveHead()
      let body = try await socket.receive(count: asset.plain.count)

      let requests = [UInt8](repeating: request, count: Self.flood / request.count)
      let taken = await socket.sendWhileTaken(requests)
      #expect(taken < requests.count)

      for _ in 0..<(taken / request.count) {
        let answer = try await socket.receive(count: head.utf8.count + body.count)
        #expect(answer == Array(head.utf8) + body)
      }
    }
  }

  @Test func serverTakesNoMorePingsWhileResponsesAreNotRead() async throws {
    var limits = Limits.withoutDeadlines
    limits.messageBurst = 1_000_000
    limits.byteBurst = 2 * Self.flood
    try await TestServer.run(limits) { server, _ in
      let page = try await RawWebSocket.open(server)
      let ping = RawWebSocket.frame(.ping, [UInt8](repeating: 7, count: 125))
      let pings = [UInt8](repeating: ping, count: Self.flood / ping.count)
      let taken = await page.socket.sendWhileTaken(pings)
      #expect(taken < pings.count)

      let rest = Array(ping.dropFirst(taken % ping.count)) + RawWebSocket.frame(.ping, [1])
      async let sending: Void = page.socket.send(rest)
      let last = RawWebSocket.frame(.pong, [1], isMasked: false)
      let answers = try await page.socket.receive(through: last)
      let pong = RawWebSocket.frame(.pong, [UInt8](repeating: 7, count: 125), isMasked: false)
      #expect((answers.count - last.count).isMultiple(of: pong.count))
      #expect(answers.starts(with: pong))
      await sending
    }
  }

  @Test(arguments: [0, 10_000])
  func serverTakesNoMoreMessagesWhileTheAppIsBusy(padding: Int) async throws {
    var limits = Limits.withoutDeadlines
    limits.messageBurst = 1_000_000
    limits.byteBurst = 2 * Self.flood
    limits.messageBytes = 16_000
    limits.waitingBytes = 64_000
    try await TestServer.run(limits) { server, _ in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      let padding = String(repeating: " ", count: padding)
      let message = RawWebSocket.frame(
        .text,
        Array("[\(Opcode.acknowledge.rawValue),1\(padding)]".utf8)
      )
      let flood = [UInt8](repeating: message, count: Self.flood / message.count)
      let taken = try #require(withBusyMainThread { await page.socket.sendWhileTaken(flood) })
      #expect(taken < flood.count)

      // The server goes on when the app does.
      let increment = "[\(Opcode.event.rawValue),1,1,\(CounterContent.Node.increment),1]"
      await page.socket.send(
        Array(message.dropFirst(taken % message.count))
          + RawWebSocket.frame(.text, Array(increment.utf8))
      )
      #expect(try await page.receive().text == #"[2,1,[1,1,"1"]]"#)
    }
  }

  /// The messages of one page that wait change the number of those that another page may have.
  ///
  /// The first page has two batches of short messages waiting while it may. The second one then takes the rest of the
  /// limit of all pages, so that the first one must stop. Later the first one gives back enough for the second to go on.
  @Test func pagesShareTheLimitOfAllMessagesThatWait() async throws {
    var limits = Limits.withoutDeadlines
    limits.messageBurst = 1_000_000
    limits.byteBurst = 2 * Self.flood
    limits.waitingBytesInAll = 5 * limits.waitingBytes / 16
    try await TestServer.run(limits) { server, _ in
      let pages = [try await RawWebSocket.open(server), try await RawWebSocket.open(server)]
      for page in pages { _ = try await page.begin() }
      let message = RawWebSocket.frame(.text, Array("[\(Opcode.acknowledge.rawValue),1]".utf8))
      let flood = [UInt8](repeating: message, count: Self.flood / message.count)
      let taken = try #require(
        withBusyMainThread {
          await pages[0].socket.send([UInt8](repeating: message, count: 16))
          await pages[0].send(.ping, [1])
          // The server has counted the messages before it answers.
          _ = try await pages[0].receive()
          let second = await pages[1].socket.sendWhileTaken(flood)
          return [await pages[0].socket.sendWhileTaken(flood), second]
        }
      )
      for (page, taken) in zip(pages, taken) {
        #expect(taken < flood.count)
        let rest = Array(message.dropFirst(taken % message.count))
        let increment = "[\(Opcode.event.rawValue),1,1,\(CounterContent.Node.increment),1]"
        await page.socket.send(rest + RawWebSocket.frame(.text, Array(increment.utf8)))
        #expect(try await page.receive().text == #"[2,1,[1,1,"1"]]"#)
      }
    }
  }

  @Test(arguments: [RawWebSocket.Kind.ping, .pong])
  func serverClosesAConnectionThatSendsTooMuchOf(kind: RawWebSocket.Kind) async throws {
    var limits = Limits.withoutDeadlines
    limits.messageBurst = 20
    limits.messagesPerSecond = 1
    try await TestServer.run(limits) { server, lines in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      for _ in 0..<100 { await page.send(kind, [1]) }
      // The close frame may be lost, because data on the way to a closed socket resets it. The log line
      // is not.
      var answer = try? await page.receive()
      while answer?.kind == RawWebSocket.Kind.pong.rawValue { answer = try? await page.receive() }
      if let answer { #expect(answer.closeCode == 1008) }
      #expect(
        lines.all == ["Closed a connection: the page sent more than 1 messages a second."]
      )
    }
  }
}

extension [UInt8] {
  fileprivate init(repeating bytes: [UInt8], count: Int) {
    self = []
    reserveCapacity(bytes.count * count)
    for _ in 0..<count { append(contentsOf: bytes) }
  }
}
