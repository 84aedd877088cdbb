import ConcurrencyExtras
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import ViewCore
import ViewValues

/// Sets up the handlers of a new connection.
struct ConnectionSetup: Sendable {
  let registry: SessionRegistry
  let connections: OpenConnections
  let configuration: Server.Configuration
  let log: HostLog
  let certificates: Certificates?
  let messages: MessageQueue
  private let reader: RequestReader
  private let requestGuard: RequestGuard
  private let routes: Routes
  private let access: AccessCheck
  private let rates: MessageRates
  private let waiting: WaitingMessages.Total
  private let partialMessages: PartialMessages

  init(
    configuration: Server.Configuration,
    registry: SessionRegistry,
    certificates: Certificates?,
    log: HostLog
  ) {
    self.registry = registry
    connections = OpenConnections(limits: configuration.limits)
    messages = MessageQueue(log: log)
    self.log = log
    self.certificates = certificates
    self.configuration = configuration
    rates = MessageRates(limits: configuration.limits)
    waiting = WaitingMessages.Total(limit: configuration.limits.waitingBytesInAll)
    partialMessages = PartialMessages(limit: configuration.limits.partialBytesInAll)
    let site = configuration.site
    access = AccessCheck(configuration.authentication, endedLogins: registry.endedLogins)
    reader = RequestReader(site: site, isEncrypted: certificates != nil)
    requestGuard = RequestGuard(
      boundHost: configuration.host,
      allowedHosts: site.allowedHosts,
      servesThisMachineAlone: configuration.servesThisMachineAlone,
      token: Self.pageToken(configuration, registry.keeper)
    )
    routes = Routes(
      requestGuard: requestGuard,
      title: configuration.title,
      basePath: site.basePath,
      framedPages: configuration.framedPages,
      limits: configuration.limits,
      readiness: configuration.readiness,
      isInspected: configuration.isInspected
    )
  }

  /// The token of pages, which processes with one store of sessions share if their pages are the same.
  private static func pageToken(
    _ configuration: Server.Configuration,
    _ keeper: SessionKeeper?
  ) -> String {
    guard let keeper else { return randomToken() }
    let page = ClientAssets.page(
      title: configuration.title,
      token: "",
      messageBytes: configuration.limits.messageBytes,
      basePath: configuration.site.basePath,
      isInspected: configuration.isInspected
    )
    return keeper.pageToken + Fingerprint.text(of: page)
  }

  private var limits: Limits { configuration.limits }

  func prepare(_ channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.makeCompletedFuture {
      let peer = channel.remoteAddress.flatMap(IPAddress.init)
      let isProxy = configuration.site.trusts(peer)
      if let refusal = connections.admit(channel, from: peer, isProxy: isProxy) {
        log.report(refusal, of: LogSource(peer: channel.remoteAddress))
        throw ChannelError.ioOnClosedChannel
      }
      log.telemetry?.metrics?.count(channel)
      if let certificates {
        try channel.pipeline.syncOperations.addHandlers([
          PlainRequestCheck(log: log), certificates.makeHandler(),
        ])
      }
      let pages = PageHandler(
        routes: routes,
        reader: reader,
        access: access,
        browsers: registry.browsers,
        limits: limits,
        log: log
      )
      let transfers = TransferHandler(
        transfers: Transfers(registry: registry, access: access),
        reader: reader,
        requestGuard: requestGuard,
        routes: routes,
        log: log
      )
      let loop = channel.eventLoop
      let headLimit = HeadLimit()
      let handlers = NIOLoopBound((headLimit, pages, transfers), eventLoop: loop)
      // This handler stays: the server reads nothing from a page that does not read.
      try channel.pipeline.syncOperations.addHandler(BackPressureHandler())
      try channel.pipeline.syncOperations.configureHTTPServerPipeline(
        withServerUpgrade: (
          upgraders: [upgrader(pages: NIOLoopBound(pages, eventLoop: loop), on: loop)],
          completionHandler: { context in
            let (headLimit, pages, transfers) = handlers.value
            context.pipeline.syncOperations.removeHandler(headLimit, promise: nil)
            context.pipeline.syncOperations.removeHandler(pages, promise: nil)
            context.pipeline.syncOperations.removeHandler(transfers, promise: nil)
          }
        ),
        withEncoderConfiguration: .init(),
        withDecoderLimitConfiguration: .init(headBytes: limits.headBytes)
      )
      let errors = try channel.pipeline.syncOperations.handler(
        type: HTTPServerProtocolErrorHandler.self
      )
      try channel.pipeline.syncOperations.addHandler(headLimit, position: .before(errors))
      let upgrade = try channel.pipeline.syncOperations.handler(type: HTTPServerUpgradeHandler.self)
      try channel.pipeline.syncOperations.addHandler(UpgradeCheck(), position: .before(upgrade))
      try channel.pipeline.syncOperations.addHandlers([transfers, pages])
    }
  }

  private func upgrader(
    pages: NIOLoopBound<PageHandler>,
    on eventLoop: any EventLoop
  ) -> NIOWebSocketServerUpgrader {
    let accepted = NIOLoopBoundBox.makeEmptyBox(
      valueType: AcceptedUpgrade.self,
      eventLoop: eventLoop
    )
    return NIOWebSocketServerUpgrader(
      maxFrameSize: limits.messageBytes,
      automaticErrorHandling: false,
      shouldUpgrade: { [self] channel, head in
        accepted.value = nil
        guard let request = acceptedUpgrade(head, on: channel) else {
          return channel.eventLoop.makeSucceededFuture(nil)
        }
        let beginning = ContinuousClock.now
        let page = request.pageRequest
        pages.value.decisionBegan()
        let outcome = access.outcome(
          of: page,
          from: request.browser,
          forWebSocket: true,
          on: channel.eventLoop
        )
        return outcome.map { outcome in
          switch outcome {
          case .success(let user):
            pages.value.decisionEnded(nil, on: channel)
            accepted.value = AcceptedUpgrade(
              beginning: beginning,
              request: request,
              page: page,
              user: user,
              compressesMessages: configuration.site.compressesMessages
                && CompressionOffer.isAcceptable(request.values(of: CompressionOffer.header))
            )
            return accepted.value?.headers ?? HTTPHeaders()
          case .failure(let refusal):
            pages.value.decisionEnded(refusal.ofWebSocket, on: channel)
            return nil
          }
        }
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          guard let upgrade = accepted.value else {
            throw ChannelError.inappropriateOperationForState
          }
          try addWebSocketHandlers(to: channel, from: upgrade)
        }
      }
    )
  }

  /// The request, or `nil` if it does not open a WebSocket.
  ///
  /// The routes then answer with the reason.
  private func acceptedUpgrade(
    _ head: HTTPRequestHead,
    on channel: any Channel
  ) -> IncomingRequest? {
    guard let request = try? reader.read(head, from: channel.remoteAddress),
      request.wantsLiveConnection, (try? requestGuard.checkUpgrade(request)) != nil
    else { return nil }
    return request
  }

  /// Adds the handlers for an accepted request, whose `Origin` is that of a page of this server.
  private func addWebSocketHandlers(
    to channel: any Channel,
    from upgrade: AcceptedUpgrade
  ) throws {
    let connection = WebSocketConnection(
      channel: channel,
      beginning: upgrade.beginning,
      request: upgrade.request,
      basePath: configuration.site.basePath,
      pageRequest: upgrade.page.keeping(
        headers: configuration.visibleHeaders,
        cookies: configuration.visibleCookies
      ),
      user: upgrade.user,
      onSession: { [connections] in connections.keep(channel) }
    )
    let partialMessages = PartialMessageLimit(
      partialMessages,
      of: connection.network,
      time: limits.messageTime
    )
    let frames = try channel.pipeline.syncOperations.handler(
      type: ByteToMessageHandler<WebSocketFrameDecoder>.self
    )
    try channel.pipeline.syncOperations.addHandler(partialMessages, position: .before(frames))
    let frameCheck = FrameCheck(allowsCompression: upgrade.compressesMessages)
    try channel.pipeline.syncOperations.addHandlers([
      frameCheck,
      FrameCounter(partialMessages),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0,
        maxAccumulatedFrameCount: max(64, limits.messageBytes / 1024),
        maxAccumulatedFrameSize: limits.messageBytes
      ),
    ])
    if upgrade.compressesMessages {
      try channel.pipeline.syncOperations.addHandler(
        MessageCompression(frameCheck, limit: limits.messageBytes)
      )
    }
    try channel.pipeline.syncOperations.addHandler(
      WebSocketHandler(
        registry: registry,
        limits: limits,
        log: log,
        connection: connection,
        messages: messages,
        rates: rates,
        waiting: waiting,
        traceContext: log.telemetry?.context(of: upgrade.request)
      )
    )
  }
}

/// A request for a WebSocket that was accepted, with its user.
private struct AcceptedUpgrade {
  /// The time before the app has decided about the request.
  let beginning: ContinuousClock.Instant
  let request: IncomingRequest
  let page: PageRequest
  let user: WindowUser?
  /// Whether the page has offered to compress messages, and the server has accepted.
  let compressesMessages: Bool

  /// The headers of the answer, besides those of each WebSocket.
  var headers: HTTPHeaders {
    compressesMessages ? [CompressionOffer.header: CompressionOffer.answer] : [:]
  }
}
