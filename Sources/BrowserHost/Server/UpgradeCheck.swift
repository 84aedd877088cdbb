import NIOCore
import NIOHTTP1

/// Removes the header `Upgrade` from a first request that names several protocols, or that has a body.
///
/// NIO tries each protocol in a deeper call, so that a long list would overflow the stack. It upgrades a connection
/// when the whole request has come. A body that is withheld would delay that for as long as its sender likes, and the
/// user may have logged out by then. Only the first request of a connection can be upgraded.
final class UpgradeCheck: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var part = unwrapInboundIn(data)
    if case .head(var head) = part,
      head.hasBody || head.headers[canonicalForm: "Upgrade"].count > 1
    {
      head.headers.remove(name: "Upgrade")
      part = .head(head)
    }
    context.fireChannelRead(wrapInboundOut(part))
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }
}

extension HTTPRequestHead {
  /// Whether a body follows, and so more bytes than those of the head.
  var hasBody: Bool {
    headers.contains(name: "Transfer-Encoding")
      || headers["Content-Length"].contains { Int($0) != 0 }
  }
}
