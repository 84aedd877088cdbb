import NIOCore
import NIOWebSocket

/// Compresses long messages to a page, and inflates those that the page has compressed.
///
/// It comes behind the handler that joins the parts of a message.
final class MessageCompression: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The bytes of the shortest message that is compressed.
  ///
  /// A shorter one fits into one packet as it is.
  private static let leastBytes = 1024

  private let frames: FrameCheck
  private let limit: Int
  private var hasFailed = false

  /// - Parameters:
  ///   - frames: The check of the same connection, which knows whether a message is compressed.
  ///   - limit: The bytes of the longest message of a page.
  init(_ frames: FrameCheck, limit: Int) {
    self.frames = frames
    self.limit = limit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasFailed else { return }
    let frame = unwrapInboundIn(data)
    guard frames.isMessageCompressed, frame.opcode == .text || frame.opcode == .binary else {
      return context.fireChannelRead(data)
    }
    do throws(Inflate.Failure) {
      let bytes = try Inflate.message(Array(frame.unmaskedData.readableBytesView), limit: limit)
      let message = context.channel.allocator.buffer(bytes: bytes)
      context.fireChannelRead(
        wrapInboundOut(WebSocketFrame(fin: true, opcode: frame.opcode, data: message))
      )
    } catch {
      hasFailed = true
      context.fireErrorCaught(error)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let frame = unwrapOutboundIn(data)
    let message = frame.data.readableBytesView
    guard frame.opcode == .text, message.count >= Self.leastBytes,
      let compressed = Deflate.message(Array(message)), compressed.count < message.count
    else { return context.write(data, promise: promise) }
    let bytes = context.channel.allocator.buffer(bytes: compressed)
    let shorter = WebSocketFrame(fin: true, rsv1: true, opcode: .text, data: bytes)
    context.write(wrapOutboundOut(shorter), promise: promise)
  }
}
