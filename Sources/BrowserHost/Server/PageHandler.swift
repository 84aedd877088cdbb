import NIOCore
import NIOHTTP1
import NIOSSL
import NIOWebSocket

/// Answers the ordinary requests of one connection, each after the responses before it are written.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let routes: Routes
  private let reader: RequestReader
  private let access: AccessCheck
  private let browsers: SessionBrowsers
  /// Why the last request for a WebSocket was refused, if that was for lack of access.
  private var upgradeRefusal: AccessRefusal?
  private let log: HostLog
  private var head: HTTPRequestHead?
  /// A request that came while the connection was congested.
  ///
  /// There is one at most, because NIO reads the next one when this one is answered.
  private var waiting: HTTPRequestHead?
  private let limits: Limits
  /// Closes the connection if the next request is not complete in time.
  private var deadline: Scheduled<Void>?

  init(
    routes: Routes,
    reader: RequestReader,
    access: AccessCheck,
    browsers: SessionBrowsers,
    limits: Limits,
    log: HostLog
  ) {
    self.access = access
    self.browsers = browsers
    self.limits = limits
    self.routes = routes
    self.reader = reader
    self.log = log
  }

  func handlerAdded(context: ChannelHandlerContext) {
    expectRequest(within: limits.beginning, on: context.channel)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    // Nothing here reads a body, so the connection does not wait for one.
    case .head(let head) where head.hasBody: respond(to: head, context)
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      expectRequest(within: limits.idleTime, on: context.channel)
      guard context.channel.isWritable else { return waiting = head }
      respond(to: head, context)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event as? TransferEvent {
    case .began: deadline?.cancel()
    case .ended: expectRequest(within: limits.idleTime, on: context.channel)
    case nil: context.fireUserInboundEventTriggered(event)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable, let head = waiting {
      waiting = nil
      respond(to: head, context)
    }
    context.fireChannelWritabilityChanged()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A refused upgrade becomes an ordinary request, whose response gives the reason.
    guard !(error is NIOWebSocketUpgradeError) else { return }
    if case NIOSSLError.handshakeFailed = error, context.channel.isActive {
      let peer = LogSource(peer: context.remoteAddress)
      log.report(.closed(.brokenConnection("its TLS handshake failed.")), of: peer)
    }
    if let refusal = RequestRefusal(error, limits) {
      log.report(.refusedRequest(refusal), of: LogSource(peer: context.remoteAddress))
    }
    context.close(promise: nil)
  }

  /// Sets the deadline for the next request.
  ///
  /// Some bytes of it now and then do not move the deadline.
  private func expectRequest(within time: Duration, on channel: any Channel) {
    deadline?.cancel()
    deadline = channel.eventLoop.scheduleTask(in: TimeAmount(time)) {
      channel.close(promise: nil)
    }
  }

  /// The app decides about a request for a WebSocket, which has a deadline of its own.
  func decisionBegan() {
    deadline?.cancel()
  }

  /// The app has decided about the WebSocket, which has to open within a time.
  ///
  /// One that is refused becomes an ordinary request.
  func decisionEnded(_ refusal: AccessRefusal?, on channel: any Channel) {
    upgradeRefusal = refusal
    expectRequest(within: limits.beginning, on: channel)
  }

  private func respond(to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let request: IncomingRequest
    do throws(RequestRefusal) {
      request = try reader.read(head, from: context.remoteAddress)
    } catch {
      let peer = LogSource(peer: context.remoteAddress)
      return write(routes.refusal(error), to: head, from: peer, context)
    }
    let source = LogSource(address: request.clientAddress)
    guard !head.hasBody else {
      return write(routes.refusal(.unexpectedBody), to: head, from: source, context)
    }
    if request.wantsLiveConnection, let refusal = upgradeRefusal {
      upgradeRefusal = nil
      return write(routes.refusal(.access(refusal)), to: head, from: source, context)
    }
    let answer = routes.answer(request)
    let isKnown = answer.isForSessions && browsers.contain(request.browser)
    guard answer.isForUsers, !isKnown, !access.isOpen else {
      return write(answer, to: head, from: source, context)
    }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let outcome = access.outcome(
      of: request.pageRequest,
      from: request.browser,
      on: context.eventLoop
    )
    outcome.whenSuccess { outcome in
      let (handler, context) = bound.value
      guard context.channel.isActive else { return }
      handler.write(handler.answer(answer, to: outcome), to: head, from: source, context)
    }
  }

  /// The answer, if its reader may have it.
  private func answer(
    _ answer: Routes.Answer,
    to outcome: AccessCheck.Outcome
  ) -> Routes.Answer {
    switch outcome {
    case .success: return answer
    case .failure(let refusal):
      var refused = routes.refusal(.access(refusal))
      let header = "Strict-Transport-Security"
      refused.headers[header] = answer.headers[header]
      return refused
    }
  }

  private func write(
    _ answer: Routes.Answer,
    to head: HTTPRequestHead,
    from source: LogSource,
    _ context: ChannelHandlerContext
  ) {
    if let refusal = answer.refusal, refusal.isWorthALine {
      log.report(.refusedRequest(refusal), of: source)
    }
    let headers = HTTPHeaders(answer.headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    let isLast = !head.isKeepAlive || answer.refusal != nil
    let channel = context.channel
    context.respond(answer.status, headers, answer.body, to: head, isLast: isLast) { [self] in
      // A client on a slow network gets a large image to its end, piece by piece.
      expectRequest(within: limits.idleTime, on: channel)
    }
  }
}

extension RequestRefusal {
  /// The refusal of a request that NIO has not read, unless it was only cut off.
  fileprivate init?(_ error: any Error, _ limits: Limits) {
    switch error as? HTTPParserError {
    case nil, .invalidEOFState?, .closedConnection?: return nil
    case .headerOverflow?: self = .headTooLong(limit: limits.headBytes)
    default: self = .unreadable
    }
  }
}
