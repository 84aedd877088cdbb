import BrowserHost
import Harness
import Metrics
import Tracing

// The cost of metrics and traces for an event of a page, where an app has no backend and where it has.
let suite = Suite()
suite.add("event of a page, nothing measured", countsAllocations: false) {
  let page = try CountingPage(telemetry: nil)
  return { page.tap() }
}
suite.add("event of a page, metrics", countsAllocations: false) {
  let page = try CountingPage(
    telemetry: Telemetry(factory: PrometheusFactory(), tracer: nil)
  )
  return { page.tap() }
}
suite.add("event of a page, metrics and traces", countsAllocations: false) {
  let page = try CountingPage(
    telemetry: Telemetry(factory: PrometheusFactory(), tracer: NoOpTracer())
  )
  return { page.tap() }
}
try await suite.run()
