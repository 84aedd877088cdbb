import Harness
import Rows
import ViewTesting

let suite = Suite()

for count in [20, 1_000, 10_000] {
  suite.add("tap to patch, one of \(count) rows") {
    let view = ViewHarness { RowsView(count: count) }
    let button = try view.element(.button("Change one"))
    return { consume(button.tap()) }
  }
}

for count in [20, 1_000, 10_000] {
  suite.addSuspending("tap to frame over loopback, one of \(count) rows") {
    let page = try await LoopbackPage.open(rows: count)
    return { try await page.tap() }
  }
}

try await suite.run()
