import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves metrics and health checks on a port of their own.
package final class OperationsServer: Sendable {
  /// The port that the server listens on.
  package let port: Int
  private let channel: any Channel

  /// Starts listening.
  package static func start(
    host: String,
    port: Int,
    routes: OperationsRoutes
  ) throws(ServerError) -> OperationsServer {
    var limits = Limits()
    limits.connections = 64
    let connections = OpenConnections(limits: limits)
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let peer = channel.remoteAddress.flatMap(IPAddress.init)
          guard connections.admit(channel, from: peer, isProxy: false) == nil else {
            throw ChannelError.ioOnClosedChannel
          }
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: .init(headBytes: Limits().headBytes)
          )
          try channel.pipeline.syncOperations.addHandler(OperationsHandler(routes: routes))
        }
      }
    do {
      return OperationsServer(try bootstrap.bind(host: host, port: port).wait(), port: port)
    } catch {
      throw ServerError(error, host: host, port: port)
    }
  }

  private init(_ channel: any Channel, port: Int) {
    self.channel = channel
    self.port = channel.localAddress?.port ?? port
  }

  package func stop() {
    channel.close(promise: nil)
  }
}

/// Answers one request, and closes the connection.
private final class OperationsHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let routes: OperationsRoutes
  private var head: HTTPRequestHead?
  private var deadline: Scheduled<Void>?

  init(routes: OperationsRoutes) {
    self.routes = routes
  }

  func handlerAdded(context: ChannelHandlerContext) {
    // A client has this time for a request, and for reading the answer.
    deadline = context.eventLoop.scheduleTask(in: .seconds(10)) { [channel = context.channel] in
      channel.close(promise: nil)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      respond(to: head, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func respond(to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let answer: OperationsRoutes.Answer
    do throws(RequestRefusal) {
      answer = routes.answer(
        method: head.method.rawValue,
        path: String(head.uri.prefix { $0 != "?" }),
        host: try head.onlyHost
      )
    } catch {
      answer = .init(status: 400, text: "Refused: \(HostIssues.text(for: error))\n")
    }
    var headers: HTTPHeaders = [
      "Content-Type": answer.type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
    ]
    if answer.status == 405 { headers.add(name: "Allow", value: "GET, HEAD") }
    context.respond(answer.status, headers, Array(answer.text.utf8), to: head, isLast: true)
  }
}
