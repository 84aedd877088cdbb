import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Sets up the handlers of a new connection.
struct ConnectionSetup: Sendable {
  private let registry: SessionRegistry
  private let connections: OpenConnections
  private let limits: Limits
  private let log: HostLog
  private let site: Site
  private let certificates: Certificates?
  private let reader: RequestReader
  private let requestGuard: RequestGuard
  private let routes: Routes

  init(
    configuration: Server.Configuration,
    registry: SessionRegistry,
    connections: OpenConnections,
    certificates: Certificates?,
    log: HostLog
  ) {
    self.registry = registry
    self.connections = connections
    self.log = log
    self.certificates = certificates
    limits = configuration.limits
    site = configuration.site
    reader = RequestReader(site: site, isEncrypted: certificates != nil)
    requestGuard = RequestGuard(boundHost: configuration.host, allowedHosts: site.allowedHosts)
    routes = Routes(
      requestGuard: requestGuard,
      title: configuration.title,
      basePath: site.basePath,
      framedPages: configuration.framedPages,
      limits: limits,
      readiness: configuration.readiness
    )
  }

  func prepare(_ channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.makeCompletedFuture {
      let peer = channel.remoteAddress.flatMap(IPAddress.init)
      guard connections.admit(channel, from: peer, isProxy: site.trusts(peer)) else {
        log.report(
          .tooManyConnections(limit: limits.connections),
          of: LogSource(address: peer?.description)
        )
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
        limits: limits,
        log: log
      )
      let handler = NIOLoopBound(pages, eventLoop: channel.eventLoop)
      // This handler stays: the server reads nothing from a page that does not read.
      try channel.pipeline.syncOperations.addHandler(BackPressureHandler())
      try channel.pipeline.syncOperations.configureHTTPServerPipeline(
        withServerUpgrade: (
          upgraders: [upgrader(on: channel.eventLoop)],
          completionHandler: { context in
            context.pipeline.syncOperations.removeHandler(handler.value, promise: nil)
          }
        )
      )
      try channel.pipeline.syncOperations.addHandler(pages)
    }
  }

  private func upgrader(on eventLoop: any EventLoop) -> NIOWebSocketServerUpgrader {
    let accepted = NIOLoopBoundBox.makeEmptyBox(
      valueType: IncomingRequest.self,
      eventLoop: eventLoop
    )
    return NIOWebSocketServerUpgrader(
      maxFrameSize: limits.messageBytes,
      shouldUpgrade: { [self] channel, head in
        accepted.value = acceptedUpgrade(head, on: channel)
        return channel.eventLoop.makeSucceededFuture(accepted.value == nil ? nil : HTTPHeaders())
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          guard let request = accepted.value else {
            throw ChannelError.inappropriateOperationForState
          }
          try addWebSocketHandlers(to: channel, from: request)
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
    from request: IncomingRequest
  ) throws {
    let connection = WebSocketConnection(
      channel: channel,
      request: request,
      basePath: site.basePath
    )
    connections.keep(channel)
    try channel.pipeline.syncOperations.addHandlers([
      FrameCheck(),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0,
        maxAccumulatedFrameCount: max(64, limits.messageBytes / 1024),
        maxAccumulatedFrameSize: limits.messageBytes
      ),
      WebSocketHandler(
        registry: registry,
        limits: limits,
        log: log,
        connection: connection,
        traceContext: log.telemetry?.context(of: request)
      ),
    ])
  }
}
