import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The client's end of a WebSocket, with text frames only.
@MainActor
final class WebSocketClient {
  /// The browser of the page.
  ///
  /// Each page is in a browser of its own, because a browser has a limited number of sessions.
  let browser = (0..<64).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
  private let channel: any Channel
  private let frames: AsyncStream<String>

  /// Connects to a server from an address of this machine: the server's limits are those of an address.
  init(
    connectingTo address: URL,
    token: String,
    from source: String = "127.0.0.1"
  ) async throws {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let host = address.host() ?? "127.0.0.1"
    let port = address.port ?? 80
    let opened = MultiThreadedEventLoopGroup.singleton.next().makePromise(of: Void.self)
    let upgrader = NIOWebSocketClientUpgrader(maxFrameSize: 1 << 26) { channel, _ in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandler(FrameReader(frames: continuation))
        opened.succeed()
      }
    }
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers(
            withClientUpgrade: (upgraders: [upgrader], completionHandler: { _ in })
          )
        }
      }
      .bind(to: SocketAddress(ipAddress: source, port: 0))
      .connect(host: host, port: port).get()
    frames = stream

    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/live?token=\(token)")
    head.headers.add(name: "Host", value: "\(host):\(port)")
    head.headers.add(name: "Origin", value: "http://\(host):\(port)")
    head.headers.add(name: "Cookie", value: "live-browser=\(browser)")
    channel.write(HTTPClientRequestPart.head(head), promise: nil)
    try await channel.writeAndFlush(HTTPClientRequestPart.end(nil))
    try await opened.futureResult.get()
  }

  nonisolated func close() {
    channel.close(promise: nil)
  }

  func send(_ text: String) async throws {
    let frame = WebSocketFrame(
      fin: true,
      opcode: .text,
      maskKey: .random(),
      data: ByteBuffer(string: text)
    )
    try await channel.writeAndFlush(frame)
  }

  /// Waits for a frame that changes the page.
  ///
  /// Those without a number say which event was handled, or which one was saved.
  func receiveNumbered() async throws -> String {
    var frame = try await receive()
    while frame.hasPrefix("[0,") { frame = try await receive() }
    return frame
  }

  func receive() async throws -> String {
    for await frame in frames { return frame }
    throw LoopbackError.connectionLost
  }
}

/// Passes the text of frames to a stream.
private final class FrameReader: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  private let frames: AsyncStream<String>.Continuation

  init(frames: AsyncStream<String>.Continuation) {
    self.frames = frames
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    if frame.opcode == .text { frames.yield(String(buffer: frame.unmaskedData)) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    frames.finish()
  }
}
