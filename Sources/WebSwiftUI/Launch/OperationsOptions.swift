import ArgumentParser

/// Options for metrics, health checks, and the delay before the app stops.
struct OperationsOptions: ParsableArguments {
  @Option(
    help: """
      The port for metrics in the format of Prometheus at '/metrics', and for health checks at '/health' and \
      '/ready'. There is none by default.
      """
  )
  var metricsPort: Int?

  @Option(help: "The address to listen on for metrics.")
  var metricsHost = "127.0.0.1"

  @Option(
    help: """
      How many seconds the app goes on after a signal to end, while '/ready' reports that it is about to stop, so \
      that balancers send no more users.
      """
  )
  var drainDelay = 0

  func validate() throws {
    if let metricsPort, !(0...65535).contains(metricsPort) {
      throw ValidationError("'--metrics-port' takes a number from 0 to 65535, not \(metricsPort).")
    }
    guard !metricsHost.isEmpty else {
      throw ValidationError("'--metrics-host' takes an address such as 127.0.0.1.")
    }
    guard (0...3600).contains(drainDelay) else {
      throw ValidationError(
        "'--drain-delay' takes a number of seconds up to 3600, not \(drainDelay)."
      )
    }
  }
}
