import BrowserHost
import ComposableArchitecture
import Harness
import Metrics
import Screens
import Tracing
import WebSwiftUI

@MainActor
func counter() -> some View {
  CounterView(store: Store(initialState: Counter.State()) { Counter() })
}

// The cost of metrics and traces for an event of a page, where an app has no backend and where it has.
let suite = Suite()
suite.add("event of a page, nothing measured", countsAllocations: false) {
  let page = try EventPage(counter)
  return { page.tap() }
}
suite.add("event of a page, metrics", countsAllocations: false) {
  let page = try EventPage(
    counter,
    telemetry: Telemetry(factory: PrometheusFactory(), tracer: nil)
  )
  return { page.tap() }
}
suite.add("event of a page, metrics and traces", countsAllocations: false) {
  let page = try EventPage(
    counter,
    telemetry: Telemetry(factory: PrometheusFactory(), tracer: NoOpTracer())
  )
  return { page.tap() }
}

// The cost of a change of a long list, of which the page has the rows near the visible part.
for change in [RowChange.changeOne, .insertInFront, .swap, .changeEveryTenth] {
  suite.add("event of a page, \(change.rawValue), of 10000 values", countsAllocations: false) {
    let place = RowChange.allCases.firstIndex(of: change) ?? 0
    let page = try EventPage({ RowValuesView(count: 10_000) }, button: place)
    return { page.tap() }
  }
}
suite.add("event of a page, Change every tenth, of 10000 stores", countsAllocations: false) {
  let page = try EventPage({ CountedRowsView(count: 10_000) }, button: 1)
  return { page.tap() }
}
suite.add("event of a page, Increment, above 10000 stores", countsAllocations: false) {
  let page = try EventPage { CountedRowsView(count: 10_000) }
  return { page.tap() }
}
try await suite.run()
