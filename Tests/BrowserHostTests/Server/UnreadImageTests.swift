import NIOCore
import Testing

@testable import BrowserHost

/// Images that are asked for on many connections, and never read.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct UnreadImageTests {
  /// More than the buffers of the system take.
  private static let image =
    "<svg viewBox='0 0 7 7'><!-- \(String(repeating: "x", count: 15 << 20)) --></svg>"
  private static let connections = 16

  @Test func eachConnectionHoldsOnePieceOfTheImage() async throws {
    let path = try showImage(Self.image)
    try await TestServer.run { server, _ in
      let sockets = try (0..<Self.connections).map { _ in try RawSocket(port: server.port) }
      for socket in sockets {
        await socket.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      }
      for socket in sockets {
        let head = try await socket.receiveHead()
        #expect(head.hasPrefix("HTTP/1.1 200"))
        #expect(head.contains("\r\nContent-Length: \(Self.image.utf8.count)\r\n"))
      }
      let channels = server.connections.channels
      #expect(channels.count == Self.connections)
      var held: [Int] = []
      for channel in channels {
        held.append(try await channel.getOption(.bufferedWritableBytes).get())
      }
      // A piece, and the end of the head before it.
      #expect(held.allSatisfy { $0 <= 33 * 1024 })
      // Others are served meanwhile, and who reads gets all of it.
      _ = try await RawWebSocket.open(server).begin()
      let body = try await sockets[0].receive(count: Self.image.utf8.count)
      let isWhole = body.elementsEqual(Self.image.utf8)
      #expect(isWhole)
    }
  }

  /// A client that sends many requests at once gets one answer after the other.
  @Test func requestsThatAreSentAtOnceHoldOnePiece() async throws {
    let path = try showImage(Self.image)
    try await TestServer.run { server, _ in
      let socket = try RawSocket(port: server.port)
      let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
      await socket.send(String(repeating: request, count: 100))
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 200"))
      for channel in server.connections.channels {
        let held = try await channel.getOption(.bufferedWritableBytes).get()
        #expect(held <= 33 * 1024)
      }
    }
  }
}
