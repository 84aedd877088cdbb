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
  private let requestGuard: RequestGuard
  private let routes: Routes

  init(
    configuration: Server.Configuration,
    registry: SessionRegistry,
    connections: OpenConnections,
    log: HostLog
  ) {
    self.registry = registry
    self.connections = connections
    self.log = log
    limits = configuration.limits
    requestGuard = RequestGuard(boundHost: configuration.host)
    routes = Routes(
      requestGuard: requestGuard,
      title: configuration.title,
      framedPages: configuration.framedPages,
      limits: limits
    )
  }

  func prepare(_ channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.makeCompletedFuture {
      guard connections.admit(channel) else {
        log.report(.tooManyConnections(limit: limits.connections))
        throw ChannelError.ioOnClosedChannel
      }
      let pages = PageHandler(
        routes: routes,
        requestGuard: requestGuard,
        limits: limits,
        log: log
      )
      let handler = NIOLoopBound(pages, eventLoop: channel.eventLoop)
      // This handler stays: the server reads nothing from a page that does not read.
      try channel.pipeline.syncOperations.addHandler(BackPressureHandler())
      try channel.pipeline.syncOperations.configureHTTPServerPipeline(
        withServerUpgrade: (
          upgraders: [upgrader()],
          completionHandler: { context in
            context.pipeline.syncOperations.removeHandler(handler.value, promise: nil)
          }
        )
      )
      try channel.pipeline.syncOperations.addHandler(pages)
    }
  }

  private func upgrader() -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: limits.messageBytes,
      shouldUpgrade: { [requestGuard] channel, head in
        let isWelcome = head.wantsLiveConnection && head.upgradeRefusal(by: requestGuard) == nil
        return channel.eventLoop.makeSucceededFuture(isWelcome ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          try addWebSocketHandlers(to: channel, from: head)
        }
      }
    )
  }

  /// Adds the handlers for an accepted request, whose `Origin` is that of a page of this server.
  private func addWebSocketHandlers(to channel: any Channel, from head: HTTPRequestHead) throws {
    let connection = WebSocketConnection(
      channel: channel,
      browser: head.browser,
      origin: head.headers.first(name: "Origin")
    )
    connections.keep(channel)
    try channel.pipeline.syncOperations.addHandlers([
      FrameCheck(),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0,
        maxAccumulatedFrameCount: max(64, limits.messageBytes / 1024),
        maxAccumulatedFrameSize: limits.messageBytes
      ),
      WebSocketHandler(registry: registry, limits: limits, log: log, connection: connection),
    ])
  }
}
