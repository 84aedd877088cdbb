import NIOCore
import NIOHTTP1

/// Answers a request whose head is too long with the status for that.
///
/// NIO ends each request that it cannot read with the status 400.
final class HeadLimit: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private var isExceeded = false

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    isExceeded = isExceeded || error as? HTTPParserError == .headerOverflow
    context.fireErrorCaught(error)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard isExceeded, case .head(var head) = unwrapOutboundIn(data) else {
      return context.write(data, promise: promise)
    }
    head.status = .requestHeaderFieldsTooLarge
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }
}

extension NIOHTTPDecoderLimitConfiguration {
  /// Accepts heads of a length, with a number of headers that browsers and proxies never reach.
  init(headBytes: Int) {
    self.init()
    maxHeaderFieldSize = headBytes
    maxHeaderListSize = headBytes
    maxHeaderFieldCount = 128
  }
}
