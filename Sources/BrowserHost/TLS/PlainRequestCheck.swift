import NIOCore

/// Refuses a connection that does not begin with a TLS handshake, in words that its sender can read.
final class PlainRequestCheck: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let log: HostLog
  private var isRefused = false

  init(log: HostLog) {
    self.log = log
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    let bytes = unwrapInboundIn(data)
    guard let first = bytes.readableBytesView.first, first != Self.handshake else {
      context.fireChannelRead(data)
      return context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
    isRefused = true
    let peer = LogSource(peer: context.remoteAddress)
    log.report(.refusedRequest(.notEncrypted), of: peer)
    let answer = context.channel.allocator.buffer(string: Self.answer)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(answer)).whenComplete { _ in
      bound.value.close(promise: nil)
    }
  }

  /// The first byte of each TLS connection.
  private static let handshake: UInt8 = 22

  private static let answer: String = {
    let body = "Refused: \(HostIssues.text(for: .notEncrypted))\n"
    return """
      HTTP/1.1 400 Bad Request\r
      Content-Type: text/plain; charset=utf-8\r
      Content-Length: \(body.utf8.count)\r
      Connection: close\r
      \r
      \(body)
      """
  }()
}
