import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A page with a WebSocket and without a framework, written for one screen.
///
/// A click in it is the lower bound of a click in the same run.
///
/// A click sends an empty message, and the answer is the number of a row and its text.
final class HandWrittenPage {
  let address: URL
  private let channel: any Channel

  /// Serves rows on a free port.
  init(rows: Int) async throws {
    let page = Self.source(rows: rows)
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { Self.prepare($0, page: page, rows: rows) }
      .bind(host: "127.0.0.1", port: 0).get()
    guard
      let port = channel.localAddress?.port,
      let address = URL(string: "http://127.0.0.1:\(port)/")
    else { throw LoopbackError.appDidNotStart }
    self.address = address
  }

  deinit {
    channel.close(promise: nil)
  }

  private static func source(rows: Int) -> String {
    """
    <!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
    <div id="window"><button>Increment</button>
    <ul>\((0..<rows).map { "<li>Row \($0)</li>" }.joined())</ul></div>
    <script>
    const rows = document.querySelectorAll("li");
    const socket = new WebSocket(location.href.replace("http", "ws"));
    socket.onmessage = ({ data }) => {
      const [row, text] = JSON.parse(data);
      rows[row].textContent = text;
    };
    document.querySelector("button").onclick = () => socket.send("");
    </script>
    """
  }

  private static func prepare(
    _ channel: any Channel,
    page: String,
    rows: Int
  ) -> EventLoopFuture<Void> {
    let upgrader = NIOWebSocketServerUpgrader(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ClickCounter(rows: rows))
        }
      }
    )
    return channel.eventLoop.makeCompletedFuture {
      let responder = PageResponder(page: page)
      let bound = NIOLoopBound(responder, eventLoop: channel.eventLoop)
      try channel.pipeline.syncOperations.configureHTTPServerPipeline(
        withServerUpgrade: (
          upgraders: [upgrader],
          completionHandler: {
            $0.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
          }
        )
      )
      try channel.pipeline.syncOperations.addHandler(responder)
    }
  }
}

/// Answers each request with the page.
private final class PageResponder: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let page: String

  init(page: String) {
    self.page = page
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .end = unwrapInboundIn(data) else { return }
    let headers: HTTPHeaders = [
      "Content-Type": "text/html; charset=utf-8", "Content-Length": "\(page.utf8.count)",
    ]
    let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: page)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}

/// Counts the messages of a page, and writes the count into a row.
private final class ClickCounter: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let rows: Int
  private var count = 0

  init(rows: Int) {
    self.rows = rows
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard unwrapInboundIn(data).opcode == .text else { return }
    count += 1
    let text = ByteBuffer(string: "[\(count * 7 % rows),\"Row \(count)\"]")
    context.writeAndFlush(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: text)),
      promise: nil
    )
  }
}
