import NIOCore
import NIOWebSocket

/// Refuses frames that break the rules of the protocol and that NIO lets through.
///
/// These are frames without a mask, with reserved bits, or with a reserved opcode. It comes before the handler that
/// joins the parts of a message, so that it checks each part.
final class FrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  struct InvalidFrame: Error {}

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3, frame.opcode.isKnown else {
      return context.fireErrorCaught(InvalidFrame())
    }
    context.fireChannelRead(data)
  }
}

extension WebSocketOpcode {
  fileprivate var isKnown: Bool {
    switch self {
    case .continuation, .text, .binary, .connectionClose, .ping, .pong: true
    default: false
    }
  }
}
