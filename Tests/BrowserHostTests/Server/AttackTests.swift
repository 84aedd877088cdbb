import BrowserHost
import Foundation
import Testing
import ViewCore

/// Attacks on a server over sockets of this machine: each breaks a rule of HTTP or of the WebSocket protocol, or takes
/// more than its share.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct AttackTests {
  @Test(arguments: [0xC1, 0xA1, 0x91, 0x83, 0x87, 0x8B, 0x8F] as [UInt8])
  func reservedBitsAndOpcodesEndTheConnection(start: UInt8) async throws {
    try await TestServer.run { server, lines in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      await page.socket.send([start, 0x80, 0, 0, 0, 0])
      #expect(try await page.receive().closeCode == 1002)
      await lines.wait(for: 1)
      #expect(lines.all == ["Closed a connection: the page broke the rules of the protocol."])
    }
  }

  @Test func textThatIsNotUTF8EndsTheConnection() async throws {
    try await TestServer.run { server, _ in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      await page.send(.text, Array("[\"".utf8) + [0xC0, 0xAF] + Array("\"]".utf8))
      #expect(try await page.receive().closeCode == 1007)
    }
  }

  @Test(
    arguments: [
      ([0x03, 0xE8], [0x03, 0xE8]), ([0x0F, 0xA0, 0x41], [0x0F, 0xA0]), ([], []),
      // A code that is reserved, one that is too low, half a code, and a reason that is not UTF-8.
      ([0x03, 0xED], [0x03, 0xEA]), ([0x00, 0x01], [0x03, 0xEA]), ([0x03], [0x03, 0xEA]),
      ([0x03, 0xE8, 0xFF], [0x03, 0xEA]),
    ] as [([UInt8], [UInt8])]
  )
  func closeFrameIsAnsweredByItsCode(payload: [UInt8], answer: [UInt8]) async throws {
    try await TestServer.run { server, _ in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      await page.send(.close, payload)
      #expect(try await page.receive() == .init(kind: 8, payload: answer))
    }
  }

  @Test func upgradeIsRefusedForOtherMethodsAndRepeatedHeaders() async throws {
    try await TestServer.run { server, lines in
      let token = try await RawWebSocket.token(of: server)
      let upgrade = RawWebSocket.upgrade(port: server.port, token: token)
      let attempts = [
        upgrade.replacing("GET ", with: "POST "),
        upgrade.replacing("Host: ", with: "Host: evil.example\r\nHost: "),
        upgrade.replacing("Origin: ", with: "Origin: http://evil.example\r\nOrigin: "),
        "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
      ]
      var statuses: [String] = []
      for attempt in attempts {
        let socket = try RawSocket(port: server.port)
        await socket.send(attempt)
        statuses.append(String(try await socket.receiveHead().prefix(12)))
      }
      #expect(statuses == ["HTTP/1.1 405", "HTTP/1.1 400", "HTTP/1.1 400", "HTTP/1.1 400"])
      #expect(lines.all.contains("Refused a request: it has more than one header 'Host'."))
    }
  }

  @Test func noExtensionOfWebSocketsIsNegotiated() async throws {
    try await TestServer.run { server, _ in
      let token = try await RawWebSocket.token(of: server)
      let upgrade = RawWebSocket.upgrade(port: server.port, token: token)
      let socket = try RawSocket(port: server.port)
      // The last character is the end of the head.
      await socket.send(
        upgrade.dropLast() + "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
      )
      let head = try await socket.receiveHead()
      #expect(head.hasPrefix("HTTP/1.1 101"))
      #expect(!head.lowercased().contains("sec-websocket-extensions"))
    }
  }

  /// NIO tries each protocol in a deeper call, which overflowed the stack of the event loop.
  @Test(arguments: ["websocket", "a"])
  func longListOfProtocolsIsAnswered(name: String) async throws {
    try await TestServer.run { server, _ in
      for headers in [1, 10] {
        let list = String(repeating: "\(name),", count: 3_000 / headers) + name
        let socket = try RawSocket(port: server.port)
        let upgrades = String(repeating: "Upgrade: \(list)\r\n", count: headers)
        let request = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n\(upgrades)\r\n"
        await socket.send(request)
        #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 200"))
      }
      _ = try await RawWebSocket.open(server).begin()
    }
  }

  @Test func incompleteRequestHasDeadline() async throws {
    var limits = Limits.withoutDeadlines
    limits.beginning = .milliseconds(500)
    try await TestServer.run(limits) { server, _ in
      let silent = try RawSocket(port: server.port)
      let slow = try RawSocket(port: server.port)
      await slow.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-Padding: ")
      #expect(await silent.receiveToEnd() == "")
      #expect(await slow.receiveToEnd() == "")
    }
  }

  @Test func connectionThatIsKeptAliveHasDeadline() async throws {
    var limits = Limits.withoutDeadlines
    limits.idleTime = .milliseconds(100)
    try await TestServer.run(limits) { server, _ in
      let socket = try RawSocket(port: server.port)
      await socket.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(await socket.receiveToEnd().hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func webSocketWithoutSessionHasDeadline() async throws {
    var limits = Limits.withoutDeadlines
    limits.beginning = .seconds(3)
    try await TestServer.run(limits) { server, lines in
      let page = try await RawWebSocket.open(server)
      #expect(try await page.receive().closeCode == 1008)
      #expect(
        lines.all
          == ["Closed a connection: the page did not begin a session within 3 seconds."]
      )
    }
  }

  @Test func idleSocketsDoNotLockOthersOut() async throws {
    var limits = Limits.withoutDeadlines
    limits.connections = 4
    try await TestServer.run(limits) { server, _ in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      var idle: [RawSocket] = []
      for _ in 1...8 { idle.append(try await RawSocket.idle(port: server.port)) }
      // The oldest of them make room, and the page with a session stays.
      #expect(await idle[0].receiveToEnd() == "")
      let other = try await RawWebSocket.open(server)
      _ = try await other.begin()
      await page.send("[\(Opcode.event.rawValue),1,1,\(CounterContent.Node.increment),1]")
      #expect(try await page.receive().text == #"[2,1,[1,1,"1"]]"#)
    }
  }

  @Test func serverReadsSlowlyFromPageThatSendsTooManyBytes() async throws {
    var limits = Limits.withoutDeadlines
    limits.messageBurst = 1_000_000
    limits.bytesPerSecond = 1
    limits.byteBurst = 1000
    try await TestServer.run(limits) { server, _ in
      let page = try await RawWebSocket.open(server)
      _ = try await page.begin()
      let padding = String(repeating: " ", count: 10_000)
      let message = "[\(Opcode.acknowledge.rawValue),1\(padding)]"
      let flood = Array(repeating: RawWebSocket.frame(.text, Array(message.utf8)), count: 800)
        .flatMap(\.self)
      let taken = await page.socket.sendWhileTaken(flood)
      #expect(taken < flood.count)
      // Others are served meanwhile.
      _ = try await RawWebSocket.open(server).begin()
    }
  }
}
