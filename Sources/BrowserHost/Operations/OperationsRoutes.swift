/// Answers the requests of those who operate a server: metrics and health checks.
package struct OperationsRoutes: Sendable {
  package struct Answer: Equatable, Sendable {
    package var status: Int
    package var type = "text/plain; charset=utf-8"
    package var text: String
  }

  private let readiness: Readiness
  private let metrics: PrometheusFactory
  /// Checks the `Host` of a request for metrics.
  private let requestGuard: RequestGuard

  /// - Parameters:
  ///   - host: The address that the server listens on.
  ///   - allowedHosts: The names by which a server of metrics may reach it. It may always use an address.
  ///   - readiness: Whether the server takes new users.
  ///   - metrics: The metrics to show.
  package init(
    host: String,
    allowedHosts: [String] = [],
    readiness: Readiness,
    metrics: PrometheusFactory
  ) {
    self.readiness = readiness
    self.metrics = metrics
    // A page of another site must not read the metrics in a browser that reaches them.
    requestGuard = RequestGuard(boundHost: host, allowedHosts: allowedHosts)
  }

  package func answer(method: String, path: String, host: String?) -> Answer {
    guard ["GET", "HEAD"].contains(method) else {
      return Answer(status: 405, text: "Use GET.\n")
    }
    if let check = readiness.check(path, in: "") {
      return Answer(status: check.status, text: check.text)
    }
    guard path == "/metrics" else {
      return Answer(status: 404, text: "There are /metrics, /health and /ready.\n")
    }
    do throws(RequestRefusal) {
      try requestGuard.checkHost(host)
    } catch {
      return Answer(status: 421, text: "Refused: \(HostIssues.text(for: error))\n")
    }
    return Answer(
      status: 200,
      type: "text/plain; version=0.0.4; charset=utf-8",
      text: metrics.text
    )
  }
}
