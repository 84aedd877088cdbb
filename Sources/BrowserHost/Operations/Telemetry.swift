package import Metrics
package import Tracing

/// Where the server reports what it measures.
package struct Telemetry: Sendable {
  let metrics: HostMetrics?
  let tracer: (any Tracer)?
  let runningWork = RunningWork()

  /// - Parameters:
  ///   - factory: The backend of metrics, or `nil` for none.
  ///   - tracer: The backend of spans, or `nil` for none.
  package init(factory: (any MetricsFactory)?, tracer: (any Tracer)?) {
    metrics = factory.map(HostMetrics.init)
    self.tracer = tracer
  }

  /// The backends that the app has bootstrapped, or `nil` if there is none.
  package static func bootstrapped() -> Telemetry? {
    let factory = MetricsSystem.factory
    let tracer = InstrumentationSystem.tracer
    let hasMetrics = !(factory is NOOPMetricsHandler)
    let hasTracer = !(tracer is NoOpTracer)
    guard hasMetrics || hasTracer else { return nil }
    return Telemetry(factory: hasMetrics ? factory : nil, tracer: hasTracer ? tracer : nil)
  }

  /// Runs work in a span, if there is a tracer.
  func span<Result>(_ name: @autoclosure () -> String, _ work: () -> Result) -> Result {
    guard let tracer else { return work() }
    return tracer.withSpan(name()) { _ in work() }
  }
}
