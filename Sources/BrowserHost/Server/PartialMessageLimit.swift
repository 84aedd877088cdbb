import NIOCore
import NIOWebSocket

/// Counts the memory of one page's message until it has come as a whole, and limits the time for that.
///
/// It comes before the handler that reads frames, which keeps the beginning of a frame. A ``FrameCounter`` behind that
/// one reports the frames. A message that comes in one piece costs a few additions.
///
/// The handler that reads frames keeps all of its buffer for the first byte of a frame that follows a long one. So the size
/// of that buffer counts, not the bytes that are left in it.
final class PartialMessageLimit: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  enum Excess: Error {
    case tooLate
    case tooManyBytes
  }

  /// The pieces of the time for one message.
  private static let pieces = 10
  /// The memory that a short part takes at least.
  private static let leastBytes = 1024

  private let messages: PartialMessages
  private let network: IPAddress?
  /// A piece of the time for one message: the deadline comes when the server has read at the end of all of them.
  private let piece: TimeAmount
  private var piecesLeft = 0
  /// The bytes of a frame that has not come as a whole.
  private var bytesOfFrame = 0
  /// The bytes that came last, of which a new frame can have no more.
  private var lastBytes = 0
  /// The size of the buffer with the beginning of a frame, since it was empty for the last time.
  private var buffer = 0
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
    piece = TimeAmount(time / Self.pieces)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasExceeded else { return }
    let bytes = unwrapInboundIn(data)
    lastBytes = bytes.readableBytes
    bytesOfFrame += lastBytes
    buffer = max(buffer, bytes.storageCapacity, bytesOfFrame.roundedUpToPowerOfTwo)
    context.fireChannelRead(data)
    if bytesOfFrame == 0 { buffer = 0 }
    count(buffer + bytesOfParts, context)
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
    guard frame.fin else {
      return bytesOfParts += max(frame.length.roundedUpToPowerOfTwo, Self.leastBytes)
    }
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
    piecesLeft = Self.pieces
    startPiece(context)
  }

  /// Waits for a piece of the time.
  ///
  /// While the server does not read, as from a page that does not read itself, the page cannot be blamed for the time.
  private func startPiece(_ context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: piece) {
      let (limit, context) = bound.value
      let channel = context.channel
      let isReading =
        channel.isWritable && (try? channel.syncOptions?.getOption(.autoRead)) != false
      if isReading { limit.piecesLeft -= 1 }
      guard limit.piecesLeft == 0 else { return limit.startPiece(context) }
      limit.hasExceeded = true
      context.fireErrorCaught(Excess.tooLate)
    }
  }
}

/// Reports the frames of a page to its ``PartialMessageLimit``, and copies the parts of messages.
///
/// Without a copy a part would keep the buffer in which it came, which may be much larger.
final class FrameCounter: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  private let limit: PartialMessageLimit

  init(_ limit: PartialMessageLimit) {
    self.limit = limit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    limit.received(frame)
    context.fireChannelRead(frame.fin ? data : NIOAny(frame.copied(by: context.channel.allocator)))
  }
}

extension WebSocketFrame {
  /// The bytes that the frame took on the wire, with a mask and the shortest form of its length.
  fileprivate var bytes: Int {
    let lengthBytes = length > 0xFFFF ? 8 : length > 125 ? 2 : 0
    return 6 + lengthBytes + length
  }

  fileprivate func copied(by allocator: ByteBufferAllocator) -> WebSocketFrame {
    var copy = self
    copy.data = allocator.buffer(buffer: data)
    return copy
  }

  /// Whether it is no control frame, which may come between the parts of a message.
  fileprivate var isPartOfMessage: Bool {
    switch opcode {
    case .text, .binary, .continuation: true
    default: false
    }
  }
}

extension Int {
  /// The size of the buffer that is allocated for so many bytes.
  fileprivate var roundedUpToPowerOfTwo: Int {
    self <= 1 ? self : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
