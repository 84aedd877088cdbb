#if os(Linux)
import BrowserHost
import Testing

/// Attacks from one address, which may take its own share and not that of others.
///
/// On Linux each address that begins with 127 is one of this machine.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct AddressLimitTests {
  private let attacker = "127.0.0.2"
  private let other = "127.0.0.3"

  @Test func idleSocketsOfAddressEndThoseOfTheSameAddress() async throws {
    var limits = Limits.withoutDeadlines
    limits.connectionsPerAddress = 2
    try await TestServer.run(limits) { server, _ in
      let idle = try await RawSocket.idle(port: server.port, from: other)
      var own: [RawSocket] = []
      for _ in 1...5 {
        own.append(try await RawSocket.idle(port: server.port, from: attacker))
      }
      for socket in own.prefix(3) { #expect(await socket.receiveToEnd() == "") }
      await idle.send("HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(await idle.receiveToEnd().hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func webSocketsWithoutASessionLockNobodyOut() async throws {
    var limits = Limits.withoutDeadlines
    (limits.connections, limits.connectionsPerAddress) = (8, 8)
    try await TestServer.run(limits) { server, _ in
      let page = try await RawWebSocket.open(server, from: other)
      _ = try await page.begin()
      var idle: [RawWebSocket] = []
      for address in [attacker, "127.0.0.4", attacker, "127.0.0.4"] {
        for _ in 1...4 { idle.append(try await RawWebSocket.open(server, from: address)) }
      }
      _ = try await RawWebSocket.open(server, from: "127.0.0.5").begin()
      await page.send(.ping, [1])
      #expect(try await page.receive().payload == [1])
      #expect(idle.count == 16)
    }
  }

  @Test func pagesOfAddressLeaveRoomForOthers() async throws {
    var limits = Limits.withoutDeadlines
    limits.connectionsPerAddress = 2
    try await TestServer.run(limits) { server, lines in
      var own: [RawWebSocket] = []
      for _ in 1...2 {
        own.append(try await RawWebSocket.open(server, from: attacker))
        _ = try await own.last?.begin()
      }
      let third = try RawSocket(port: server.port, from: attacker)
      #expect(await third.receiveToEnd() == "")
      #expect(
        lines.all
          == ["Closed a connection: there are 4096 connections, or too many of its address."]
      )
      for page in own {
        await page.send(.ping, [1])
        #expect(try await page.receive().payload == [1])
      }
      _ = try await RawWebSocket.open(server, from: other).begin()
    }
  }

  /// Whoever connected again had a full allowance of messages each time.
  @Test func pageThatConnectsAgainMaySendNoMore() async throws {
    var limits = Limits.withoutDeadlines
    (limits.messagesPerSecond, limits.messageBurst) = (1, 2000)
    try await TestServer.run(limits) { server, lines in
      let first = try await RawWebSocket.open(server, from: attacker)
      let ping = RawWebSocket.frame(.ping, [1])
      let pings = Array(repeating: ping, count: 1990).flatMap(\.self)
      await first.socket.send(pings)
      await first.send(.close, [0x03, 0xE8])
      var frame = try await first.receive()
      while frame.kind == RawWebSocket.Kind.pong.rawValue { frame = try await first.receive() }
      #expect(frame.closeCode == 1000)

      let second = try await RawWebSocket.open(server, from: attacker)
      await second.socket.send(pings)
      await lines.wait(for: 1)
      #expect(lines.all == ["Closed a connection: the page sent more than 1 messages a second."])
      let honest = try await RawWebSocket.open(server, from: other)
      await honest.socket.send(pings)
      _ = try await honest.receive()
    }
  }

  @Test func addressThatOpensConnectionsTooFastIsRefused() async throws {
    var limits = Limits.withoutDeadlines
    (limits.connectionsPerSecond, limits.connectionBurst) = (1, 1000)
    try await TestServer.run(limits) { server, lines in
      // Closed connections count as well.
      for _ in 1...1500 where lines.all.isEmpty {
        let socket = try RawSocket(port: server.port, from: attacker)
        await socket.send("HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        _ = await socket.receiveToEnd()
      }
      await lines.wait(for: 1)
      #expect(
        Set(lines.all)
          == ["Closed a connection: its address opens more than 1 connections a second."]
      )
      _ = try await RawWebSocket.open(server, from: other).begin()
    }
  }

  @Test func sessionsOfAddressLeaveRoomForOthers() async throws {
    var limits = Limits.withoutDeadlines
    limits.sessionsPerAddress = 2
    try await TestServer.run(limits) { server, lines in
      // The attacker has a new name for each session.
      var pages: [RawWebSocket] = []
      for name in "abd" {
        let cookie = "live-browser=\(SessionID.make(name))"
        pages.append(try await RawWebSocket.open(server, cookie: cookie, from: attacker))
      }
      for page in pages.prefix(2) { _ = try await page.begin() }
      await pages[2].send("[\(Opcode.hello.rawValue)]")
      #expect(try await pages[2].receive().text == #"[0,0,[9,"full"]]"#)
      #expect(
        lines.all == ["Turned a page away: its address has 2 sessions, which is the limit."]
      )
      _ = try await RawWebSocket.open(server, from: other).begin()
    }
  }
}
#endif
