import BrowserHost
import BrowserTesting
import Observation
import Testing
import ViewCore

@Observable
private final class Row: Identifiable {
  let id: Int
  var value = 0

  init(id: Int) {
    self.id = id
  }
}

/// A change in a long stack costs the page what the change costs, and not what the stack does.
@MainActor
@Suite(.needsBrowser)
struct LargeListTests {
  private struct Rows: View {
    let rows: [Row]

    var body: some View {
      Button("Change one") { rows[rows.count / 2].value += 1 }
      VStack {
        ForEach(rows) { row in
          Text("Row \(row.id): \(row.value)")
        }
      }
    }
  }

  @Test func changedRowTouchesOneNode() async throws {
    try await LivePage.show(Rows(rows: (0..<1_000).map(Row.init))) { live in
      let page = live.page
      try await page.waitFor(.button("Change one"))
      try await page.waitUntil("document.body.textContent.includes('Row 999: 0')")
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

  private struct Numbers: View {
    @State private var numbers = Array(0..<1_000)
    @State private var showsEven = true

    var body: some View {
      Button("Filter") { showsEven.toggle() }
      Button("Add") { numbers.insert(numbers.count, at: 0) }
      VStack {
        ForEach(numbers, id: \.self) { number in
          if showsEven || number % 2 == 1 { Text(verbatim: "\(number)") }
        }
      }
    }
  }

  private let shown =
    "[...document.querySelectorAll('.vstack > .text')].map((one) => one.textContent).join()"

  @Test func longStackIsWholeAndInOrderSoon() async throws {
    try await LivePage.show(Numbers()) { live in
      let page = live.page
      let all = (0..<1_000).map(String.init).joined(separator: ",")
      let odd = stride(from: 1, to: 1_000, by: 2).map(String.init).joined(separator: ",")
      try await page.waitUntil("\(shown) === '\(all)'")
      try await page.click(.button("Filter"))
      try await page.waitUntil("\(shown) === '\(odd)'")
      try await page.click(.button("Filter"))
      // While the rows are on their way.
      try await page.click(.button("Add"))
      try await page.waitUntil("\(shown) === '1000,\(all)'")
      try await page.reload()
      try await page.waitUntil("\(shown) === '1000,\(all)'")
      #expect(live.log.all == [])
    }
  }

  private struct EditedNumbers: View {
    @State private var numbers = Array(0..<199)

    var body: some View {
      EditButton()
      Button("Add") { numbers.insert(numbers.count, at: 0) }
      List {
        ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") }
          .onDelete { numbers.remove(atOffsets: $0) }
      }
    }
  }

  @Test func allRowsOfAListAreEdited() async throws {
    try await LivePage.show(EditedNumbers()) { live in
      let page = live.page
      let controls = """
        [...document.querySelectorAll('.row-minus')]
          .filter((one) => getComputedStyle(one).display !== 'none').length
        """
      try await page.waitUntil("document.querySelectorAll('.row').length === 199")
      try await page.click(.button("Edit"))
      try await page.waitUntil("\(controls) === 199")
      try await page.click(.button("Add"))
      try await page.waitUntil("\(controls) === 200")
      try await page.click(.button("Done"))
      try await page.waitUntil("\(controls) === 0")
      #expect(live.log.all == [])
    }
  }
}
