import NIOCore
import NIOHTTP1

/// Removes the header `Upgrade` from a first request that names several protocols.
///
/// NIO tries each protocol in a deeper call, so that a long list would overflow the stack. Only the first request of a
/// connection can be upgraded.
final class UpgradeCheck: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var part = unwrapInboundIn(data)
    if case .head(var head) = part, head.headers[canonicalForm: "Upgrade"].count > 1 {
      head.headers.remove(name: "Upgrade")
      part = .head(head)
    }
    context.fireChannelRead(wrapInboundOut(part))
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }
}
