import NIOCore
import NIOHTTP1

/// The connection of a client, which reads when the test says so.
final class SlowClient: ChannelOutboundHandler {
  typealias OutboundIn = HTTPServerResponsePart

  private(set) var body: [UInt8] = []
  private(set) var hasEnd = false
  private var promises: [EventLoopPromise<Void>] = []

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head: break
    case .body(.byteBuffer(let bytes)): body += bytes.readableBytesView
    case .body: break
    case .end: hasEnd = true
    }
    if let promise { promises.append(promise) }
  }

  /// Reads all that was sent.
  ///
  /// - Returns: Whether there was something.
  func read() -> Bool {
    let pieces = promises
    promises = []
    // The next piece follows at once.
    for piece in pieces { piece.succeed() }
    return !pieces.isEmpty
  }
}
