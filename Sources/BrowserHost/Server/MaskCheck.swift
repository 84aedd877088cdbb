import NIOCore
import NIOWebSocket

/// Refuses frames without a mask, as the protocol requires of a server.
///
/// It comes before the handler that joins the parts of a message, so that it checks each part.
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
