import ConcurrencyExtras
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The requests of a page, with the cookies of its browser.
final class PageNetwork: Sendable {
  enum Failure: Error {
    /// The server has refused a WebSocket.
    case refused(HTTPResponseStatus)
  }

  struct Answer {
    let status: HTTPResponseStatus
    let body: String
  }

  let port: Int
  private let cookies = Locked<[String: String]>([:])

  init(port: Int) {
    self.port = port
  }

  /// The number of the process that the balancer's cookie names.
  var process: Int? {
    cookies.withLock { $0["process"] }.flatMap { Int($0.drop { !$0.isNumber }) }
  }

  private static let patience = TimeAmount.seconds(10)

  private func head(_ method: HTTPMethod, _ path: String) -> HTTPRequestHead {
    var head = HTTPRequestHead(version: .http1_1, method: method, uri: path)
    head.headers.add(name: "Host", value: "127.0.0.1:\(port)")
    let cookies = cookies.withLock(\.self).map { "\($0)=\($1)" }.joined(separator: "; ")
    if !cookies.isEmpty { head.headers.add(name: "Cookie", value: cookies) }
    return head
  }

  private func keepCookies(_ headers: HTTPHeaders) {
    for line in headers["Set-Cookie"] {
      let pair = line.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 2 { cookies.withLock { $0[pair[0]] = pair[1] } }
    }
  }

  /// Sends a request on a connection of its own.
  func request(_ method: HTTPMethod, _ path: String = "/") async throws -> Answer {
    var head = head(method, path)
    head.headers.add(name: "Connection", value: "close")
    let promise = MultiThreadedEventLoopGroup.singleton.next()
      .makePromise(of: NIOHTTPClientResponseFull.self)
    let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connectTimeout(Self.patience)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHTTPClientHandlers()
          try pipeline.addHandler(NIOHTTPClientResponseAggregator(maxContentLength: 1 << 20))
          try pipeline.addHandler(AnswerReader(promise))
        }
      }
    let channel: any Channel
    do {
      channel = try await bootstrap.connect(host: "127.0.0.1", port: port).get()
    } catch {
      promise.fail(error)
      throw error
    }
    channel.write(HTTPClientRequestPart.head(head), promise: nil)
    channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
    let answer = try await promise.futureResult.get()
    keepCookies(answer.head.headers)
    return Answer(status: answer.head.status, body: answer.body.map { String(buffer: $0) } ?? "")
  }

  /// Opens a WebSocket.
  ///
  /// - Throws: ``Failure/refused(_:)``, or the error of the network.
  func openSocket(_ path: String) async throws -> PageSocket {
    let answer = Locked(HTTPHeaders())
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    var head = head(.GET, path)
    head.headers.add(name: "Origin", value: "http://127.0.0.1:\(port)")
    let upgrader = NIOTypedWebSocketClientUpgrader<any Channel>(maxFrameSize: 1 << 24) {
      channel,
      head in
      answer.withLock { $0 = head.headers }
      return channel.eventLoop.makeCompletedFuture {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(
          NIOWebSocketFrameAggregator(
            minNonFinalFragmentSize: 0,
            maxAccumulatedFrameCount: .max,
            maxAccumulatedFrameSize: 1 << 24
          )
        )
        try pipeline.addHandler(SocketReader(continuation))
        return channel
      }
    }
    let (request, loop) = (head, MultiThreadedEventLoopGroup.singleton.next())
    let upgrade = try await ClientBootstrap(group: loop)
      .connectTimeout(Self.patience)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: .init(
              upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
                upgradeRequestHead: request,
                upgraders: [upgrader],
                notUpgradingCompletionHandler: { channel in
                  channel.close(promise: nil)
                  return channel.eventLoop.makeFailedFuture(Failure.refused(.forbidden))
                }
              )
            )
          )
        }
      }
    let channel = try await upgrade.get()
    // A connection may end before its reader is there, which then learns nothing of that.
    channel.closeFuture.whenComplete { _ in continuation.finish() }
    keepCookies(answer.withLock(\.self))
    return PageSocket(channel: channel, texts: texts)
  }
}

/// An open WebSocket of a page.
struct PageSocket: Sendable {
  fileprivate let channel: any Channel
  /// The messages of the server, which end with the connection.
  let texts: AsyncStream<String>

  func send(_ text: String) {
    let frame = WebSocketFrame(
      fin: true,
      opcode: .text,
      maskKey: .random(),
      data: ByteBuffer(string: text)
    )
    channel.writeAndFlush(frame, promise: nil)
  }

  func close() { channel.close(promise: nil) }
}

/// Passes an answer on, or the end of the connection before one.
private final class AnswerReader: ChannelInboundHandler {
  typealias InboundIn = NIOHTTPClientResponseFull

  private var promise: EventLoopPromise<NIOHTTPClientResponseFull>?

  init(_ promise: EventLoopPromise<NIOHTTPClientResponseFull>) {
    self.promise = promise
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    promise?.succeed(unwrapInboundIn(data))
    promise = nil
    context.close(promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    fail(error)
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) { fail(ChannelError.eof) }

  private func fail(_ error: any Error) {
    promise?.fail(error)
    promise = nil
  }
}

/// Passes the texts of frames on, and answers pings.
private final class SocketReader: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let texts: AsyncStream<String>.Continuation

  init(_ texts: AsyncStream<String>.Continuation) {
    self.texts = texts
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text: texts.yield(String(buffer: frame.unmaskedData))
    case .ping:
      let pong = WebSocketFrame(
        fin: true,
        opcode: .pong,
        maskKey: .random(),
        data: frame.unmaskedData
      )
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .connectionClose: context.close(promise: nil)
    default: break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
