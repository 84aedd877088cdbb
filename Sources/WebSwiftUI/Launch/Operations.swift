import BrowserHost
import Metrics

/// The operators' side of an app: its metrics, its health checks, and its log.
@MainActor
struct Operations {
  let log: HostLog
  let readiness = Readiness()
  private let server: OperationsServer?
  /// The address of the metrics, if they have a port.
  let url: String?

  /// Chooses backends, after the app has been made and may have bootstrapped its own.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - allowedHosts: The names by which others may reach the metrics.
  /// - Throws: If the metrics cannot be served.
  init(_ options: OperationsOptions, allowedHosts: [String]) throws(LaunchError) {
    guard let port = options.metricsPort else {
      log = HostLog.standard(telemetry: .bootstrapped())
      WorkObserver.begin(log: log)
      server = nil
      url = nil
      return
    }
    let metrics = try Self.bootstrapMetrics()
    log = HostLog.standard(telemetry: .bootstrapped())
    WorkObserver.begin(log: log)
    do throws(ServerError) {
      let server = try OperationsServer.start(
        host: options.metricsHost,
        port: port,
        routes: OperationsRoutes(
          host: options.metricsHost,
          allowedHosts: allowedHosts,
          readiness: readiness,
          metrics: metrics
        )
      )
      self.server = server
      url = "http://\(Server.authority(options.metricsHost, server.port))/metrics"
    } catch {
      throw .metricsServer(error)
    }
  }

  func stop() {
    server?.stop()
  }

  private static func bootstrapMetrics() throws(LaunchError) -> PrometheusFactory {
    let current = MetricsSystem.factory
    // An earlier server of this process may have bootstrapped it.
    if let factory = current as? PrometheusFactory { return factory }
    guard current is NOOPMetricsHandler else {
      throw .otherMetricsBackend("\(type(of: current))")
    }
    let factory = PrometheusFactory()
    MetricsSystem.bootstrap(factory)
    return factory
  }
}
