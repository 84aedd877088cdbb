import ConcurrencyExtras
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Messages as the texts of a WebSocket.
final class WebSocketTransport: MessageTransport {
  /// A picture of a large screen is one message.
  private static let mostBytes = 1 << 28

  private let channel: any Channel
  private let receiver: Receiver

  /// The function that is called with messages.
  ///
  /// The browser sends none before the first command.
  private typealias Receiver = Locked<(@Sendable (Data) -> Void)?>

  private init(_ channel: any Channel, _ receiver: Receiver) {
    self.channel = channel
    self.receiver = receiver
  }

  /// Connects to a server of this machine.
  static func connect(port: Int, path: String) async throws -> WebSocketTransport {
    let receiver = Receiver(nil)
    let upgrade = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try configure(channel, port: port, path: path, receiver)
        }
      }
    return WebSocketTransport(try await upgrade.get(), receiver)
  }

  func start(
    onMessage: @escaping @Sendable (Data) -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    receiver.withLock { $0 = onMessage }
    channel.closeFuture.whenComplete { _ in onEnd() }
  }

  func send(_ message: Data) {
    let frame = WebSocketFrame(
      fin: true,
      opcode: .text,
      maskKey: .random(),
      data: ByteBuffer(bytes: message)
    )
    channel.writeAndFlush(frame, promise: nil)
  }

  func close() {
    channel.close(promise: nil)
  }

  private static func configure(
    _ channel: any Channel,
    port: Int,
    path: String,
    _ receiver: Receiver
  ) throws -> EventLoopFuture<any Channel> {
    let upgrader = NIOTypedWebSocketClientUpgrader<any Channel>(maxFrameSize: mostBytes) {
      channel,
      _ in
      channel.eventLoop.makeCompletedFuture {
        let aggregator = NIOWebSocketFrameAggregator(
          minNonFinalFragmentSize: 0,
          maxAccumulatedFrameCount: .max,
          maxAccumulatedFrameSize: mostBytes
        )
        try channel.pipeline.syncOperations.addHandler(aggregator)
        try channel.pipeline.syncOperations.addHandler(
          TextReader { text in receiver.withLock(\.self)?(text) }
        )
        return channel
      }
    }
    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path)
    head.headers.add(name: "Host", value: "127.0.0.1:\(port)")
    return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
      configuration: .init(
        upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
          upgradeRequestHead: head,
          upgraders: [upgrader],
          notUpgradingCompletionHandler: { $0.eventLoop.makeFailedFuture(ChannelError.eof) }
        )
      )
    )
  }
}

/// Passes the texts of frames on.
private final class TextReader: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  private let receive: @Sendable (Data) -> Void

  init(_ receive: @escaping @Sendable (Data) -> Void) {
    self.receive = receive
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    if frame.opcode == .text { receive(Data(frame.unmaskedData.readableBytesView)) }
  }
}
