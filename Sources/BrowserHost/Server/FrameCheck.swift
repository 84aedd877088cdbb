import NIOCore
import NIOWebSocket

/// Refuses frames that break the rules of the protocol and that NIO lets through.
///
/// These are frames without a mask, with reserved bits, or with a reserved opcode. It comes before the handler that
/// joins the parts of a message, so that it checks each part. The first reserved bit marks a compressed message, if
/// the page and the server have agreed on that.
final class FrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  struct InvalidFrame: Error {}

  private let allowsCompression: Bool
  /// Whether the last message that has begun is compressed.
  private(set) var isMessageCompressed = false

  init(allowsCompression: Bool) {
    self.allowsCompression = allowsCompression
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    let beginsMessage = frame.opcode == .text || frame.opcode == .binary
    guard frame.maskKey != nil, !frame.rsv2, !frame.rsv3, frame.opcode.isKnown,
      !frame.rsv1 || allowsCompression && beginsMessage
    else { return context.fireErrorCaught(InvalidFrame()) }
    if beginsMessage { isMessageCompressed = frame.rsv1 }
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
