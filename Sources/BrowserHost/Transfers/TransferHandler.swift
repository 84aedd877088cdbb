import NIOCore
import NIOHTTP1

/// Answers the requests for addresses of files, and passes all others on.
///
/// It comes before ``PageHandler``, which notes by ``TransferEvent`` that a request takes its time.
final class TransferHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let transfers: Transfers
  private let limits: TransferLimits
  private let reader: RequestReader
  private let requestGuard: RequestGuard
  private let routes: Routes
  private let log: HostLog

  /// The current request, if it is for the address of a file.
  private var head: HTTPRequestHead?
  /// Whether the current request has come as a whole.
  private var hasEnded = false
  /// Whether the response was sent before the request had come as a whole, so that the rest is ignored.
  private var isDraining = false
  private var transfer: Transfer?

  init(
    transfers: Transfers,
    reader: RequestReader,
    requestGuard: RequestGuard,
    routes: Routes,
    log: HostLog
  ) {
    self.transfers = transfers
    limits = transfers.registry.transferFolder.limits
    self.reader = reader
    self.requestGuard = requestGuard
    self.routes = routes
    self.log = log
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    if case .head(let head) = part, let request = readTransfer(head, context) {
      self.head = head
      hasEnded = false
      context.fireUserInboundEventTriggered(TransferEvent.began)
      return begin(request, context)
    }
    guard head != nil else { return context.fireChannelRead(data) }
    switch part {
    case .head: break
    case .body(let bytes): transfer?.received(bytes)
    case .end:
      hasEnded = true
      if isDraining { context.close(promise: nil) } else { transfer?.ended() }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    transfer?.stop(.lost)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // NIO has answered a request that cannot be read. The connection closes, which takes a while over TLS.
    if error is HTTPParserError {
      head = nil
      transfer?.stop(.lost)
    }
    context.fireErrorCaught(error)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    transfer?.stop(.lost)
  }

  /// The request, if it is for the address of a file.
  ///
  /// One that cannot be read is refused by the handler of pages.
  private func readTransfer(
    _ head: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) -> IncomingRequest? {
    guard head.uri.contains(TransferRequest.folder) else { return nil }
    let request = try? reader.read(head, from: context.remoteAddress)
    return request.flatMap { $0.isForFile ? $0 : nil }
  }

  private func begin(_ request: IncomingRequest, _ context: ChannelHandlerContext) {
    let source = LogSource(address: request.clientAddress)
    do throws(RequestRefusal) {
      try requestGuard.checkTransfer(request)
      if request.method == "GET", head?.hasBody == true { throw RequestRefusal.unexpectedBody }
    } catch {
      return deny(error, source, context)
    }
    do throws(TransferRefusal) {
      let transfer = makeTransfer(try TransferRequest(request), context)
      self.transfer = transfer
      transfer.begin()
    } catch {
      refuse(error, source, context)
    }
  }

  private func makeTransfer(
    _ request: TransferRequest,
    _ context: ChannelHandlerContext
  ) -> Transfer {
    let completion = { [weak self] (end: TransferEnd?) -> Void in
      self?.transferEnded(end, context)
    }
    guard !request.isUpload else {
      return Upload(
        request,
        transfers: transfers,
        limits: limits,
        channel: context.channel,
        completion: completion
      )
    }
    return Download(
      request,
      transfers: transfers,
      limits: limits,
      channel: context.channel,
      send: { [unowned self] in context.writeAndFlush(wrapOutboundOut($0)) },
      completion: completion
    )
  }

  private func transferEnded(_ end: TransferEnd?, _ context: ChannelHandlerContext) {
    guard let transfer else { return }
    self.transfer = nil
    let hasBegun = (transfer as? Download)?.hasBegun == true
    switch end {
    case nil where hasBegun: finishDownload(context)
    case nil: respond(Routes.Answer(status: 204, headers: [:], body: []), context)
    case .lost: context.close(promise: nil)
    case .denied(let refusal): deny(refusal, transfer.source, context)
    case .refused(let refusal) where hasBegun:
      log.report(.refusedTransfer(refusal), of: transfer.source)
      context.close(promise: nil)
    case .refused(let refusal): refuse(refusal, transfer.source, context)
    }
  }

  private func deny(
    _ refusal: RequestRefusal,
    _ source: LogSource,
    _ context: ChannelHandlerContext
  ) {
    if refusal.isWorthALine { log.report(.refusedRequest(refusal), of: source) }
    respond(routes.refusal(refusal), context)
  }

  private func refuse(
    _ refusal: TransferRefusal,
    _ source: LogSource,
    _ context: ChannelHandlerContext
  ) {
    log.report(.refusedTransfer(refusal), of: source)
    respond(routes.fileRefusal(refusal), context)
  }

  private func finishDownload(_ context: ChannelHandlerContext) {
    let isLast = head?.isKeepAlive == false
    finishRequest(context)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      if isLast { bound.value.close(promise: nil) }
    }
  }

  private func respond(_ answer: Routes.Answer, _ context: ChannelHandlerContext) {
    guard let head else { return }
    var headers = HTTPHeaders(answer.headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    if !hasEnded { headers.add(name: "Connection", value: "close") }
    let isLast = hasEnded && !head.isKeepAlive
    hasEnded ? finishRequest(context) : drain(context)
    context.respond(answer.status, headers, answer.body, to: head, isLast: isLast)
  }

  /// Forgets the request, before the end of its response is written.
  ///
  /// NIO passes the next request on while it writes the end of a response.
  private func finishRequest(_ context: ChannelHandlerContext) {
    head = nil
    context.fireUserInboundEventTriggered(TransferEvent.ended)
  }

  /// Ignores the rest of a request for a short time.
  ///
  /// A browser that is still sending would not read the response of a connection that closes at once.
  private func drain(_ context: ChannelHandlerContext) {
    isDraining = true
    context.eventLoop.scheduleTask(in: .seconds(2)) { [channel = context.channel] in
      channel.close(promise: nil)
    }
  }
}

/// Tells the handler of pages that a request for a file has begun or ended.
enum TransferEvent {
  case began, ended
}
