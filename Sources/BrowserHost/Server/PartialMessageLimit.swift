import NIOCore
import NIOWebSocket

/// Counts the bytes of one page's message until it has come as a whole, and limits the time for that.
///
/// It comes before the handler that reads frames, which keeps the beginning of a frame. A ``FrameCounter`` behind that
/// one reports the frames. A message that comes in one piece costs two additions.
final class PartialMessageLimit: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  enum Excess: Error {
    case tooLate
    case tooManyBytes
  }

  /// The memory that a short part takes at least.
  private static let leastBytes = 1024

  private let messages: PartialMessages
  private let network: IPAddress?
  private let time: TimeAmount
  /// The bytes of a frame that has not come as a whole.
  private var bytesOfFrame = 0
  /// The bytes that came last, of which a new frame can have no more.
  private var lastBytes = 0
  /// The bytes of frames whose message has not come as a whole.
  private var bytesOfParts = 0
  /// The bytes that are counted among those of all pages.
  private var counted = 0
  private var hasExceeded = false
  private var deadline: Scheduled<Void>?

  /// - Parameters:
  ///   - messages: The messages of all pages.
  ///   - network: The network of the page.
  ///   - time: The time for one message.
  init(_ messages: PartialMessages, of network: IPAddress?, time: Duration) {
    self.messages = messages
    self.network = network
    self.time = TimeAmount(time)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasExceeded else { return }
    lastBytes = unwrapInboundIn(data).readableBytes
    bytesOfFrame += lastBytes
    context.fireChannelRead(data)
    count(bytesOfFrame + bytesOfParts, context)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    messages.remove(counted, of: network)
    counted = 0
  }

  /// A frame has come as a whole.
  fileprivate func received(_ frame: WebSocketFrame) {
    // The first bytes may have come with the request for the WebSocket. A length may be longer than it has to be.
    bytesOfFrame = min(max(0, bytesOfFrame - frame.bytes), lastBytes)
    guard frame.isPartOfMessage else { return }
    guard frame.fin else { return bytesOfParts += max(frame.length, Self.leastBytes) }
    bytesOfParts = 0
    endDeadline()
  }

  private func count(_ bytes: Int, _ context: ChannelHandlerContext) {
    let added = bytes - counted
    if added < 0 {
      messages.remove(-added, of: network)
    } else if added > 0, !messages.add(added, of: network) {
      hasExceeded = true
      return context.fireErrorCaught(Excess.tooManyBytes)
    }
    counted = bytes
    if bytes == 0 { endDeadline() } else if deadline == nil { setDeadline(context) }
  }

  private func endDeadline() {
    deadline?.cancel()
    deadline = nil
  }

  private func setDeadline(_ context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: time) {
      let (limit, context) = bound.value
      // While the server does not read, the page cannot be blamed for the time.
      let isReading = try? context.channel.syncOptions?.getOption(.autoRead)
      guard isReading != false else { return limit.setDeadline(context) }
      limit.hasExceeded = true
      context.fireErrorCaught(Excess.tooLate)
    }
  }
}

/// Reports the frames of a page to its ``PartialMessageLimit``.
final class FrameCounter: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  private let limit: PartialMessageLimit

  init(_ limit: PartialMessageLimit) {
    self.limit = limit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    limit.received(unwrapInboundIn(data))
    context.fireChannelRead(data)
  }
}

extension WebSocketFrame {
  /// The bytes that the frame took on the wire, with a mask and the shortest form of its length.
  fileprivate var bytes: Int {
    let lengthBytes = length > 0xFFFF ? 8 : length > 125 ? 2 : 0
    return 6 + lengthBytes + length
  }

  /// Whether it is no control frame, which may come between the parts of a message.
  fileprivate var isPartOfMessage: Bool {
    switch opcode {
    case .text, .binary, .continuation: true
    default: false
    }
  }
}
