import BrowserHost
import Observation
import Testing
import ViewCore
import ViewTesting

@Observable
private final class Row: Identifiable {
  let id: Int
  var value = 0

  init(id: Int) {
    self.id = id
  }
}

/// A change in a long list costs the page what the change costs, and not what the list does.
@MainActor
@Suite(.needsBrowser)
struct LargeListTests {
  private struct Rows: View {
    let rows: [Row]

    var body: some View {
      Button("Change one") { rows[rows.count / 2].value += 1 }
      List(rows) { row in
        Text("Row \(row.id): \(row.value)")
      }
    }
  }

  @Test func oneChangedRowTouchesOneNode() async throws {
    try await LivePage.show(Rows(rows: (0..<1_000).map(Row.init))) { live in
      let page = live.page
      try await page.waitFor(.button("Change one"))
      let _: Bool = try await page.evaluate(
        """
        (() => {
          window.changes = [];
          const note = (list) => changes.push(...list.map((one) => `${one.type} ${one.target.data}`));
          new MutationObserver(note).observe(document.body, {
            subtree: true, childList: true, attributes: true, characterData: true
          });
          return true;
        })()
        """
      )
      try await page.click(.button("Change one"))
      try await page.waitUntil("document.body.textContent.includes('Row 500: 1')")
      let changes: [String] = try await page.evaluate("window.changes")
      #expect(changes == ["characterData Row 500: 1"])
    }
  }
}
