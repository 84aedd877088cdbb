import NIOCore
import NIOWebSocket

/// Refuses frames without a mask, which no page sends, as the protocol asks of a server.
///
/// It stands before the parts of a message are put together, so that it sees each of them.
final class MaskCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  struct UnmaskedFrame: Error {}

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard unwrapInboundIn(data).maskKey != nil else {
      return context.fireErrorCaught(UnmaskedFrame())
    }
    context.fireChannelRead(data)
  }
}
