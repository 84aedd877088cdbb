import BrowserTesting
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Long collections in other containers than a list, and what users do with a row that is far down.
@MainActor
@Suite(.needsBrowser)
struct LongCollectionsTests {
  private typealias Numbers = NumberList.Numbers

  private struct Deletable: View {
    let numbers: Numbers

    var body: some View {
      List {
        ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) }
          .onDelete { numbers.all.remove(atOffsets: $0) }
      }
    }
  }

  @Test func rowFarDownIsDeletedByASwipe() async throws {
    let numbers = Numbers(10_000)
    try await LivePage.show(Deletable(numbers: numbers)) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "250000"))
      let before = try await page.visibleNumbers()
      let deleted = before[3]
      try await page.swipe(.text("\(deleted)"), x: -90)
      try await page.click(.button("Delete"))
      try await page.waitUntil("!\(NumberList.visible).includes(\(deleted))")
      try await page.rest()
      let after = try await page.visibleNumbers()
      #expect(after.prefix(3) == before.prefix(3))
      #expect(after[3] == deleted + 1)
      #expect(!numbers.all.contains(deleted) && numbers.all.count == 9_999)
      #expect(live.log.all == [])
    }
  }

  private struct Detailed: View {
    var body: some View {
      ScrollViewReader { proxy in
        List(0..<10_000, id: \.self) { number in
          DetailedRow(number: number) { proxy.scrollTo(5_000) }
        }
      }
    }
  }

  private struct DetailedRow: View {
    let number: Int
    let scrollAway: () -> Void
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      Button(String("Open \(number)")) { isShown = true }
        .sheet(isPresented: $isShown) {
          Button(String("Count \(count)")) { count += 1 }
          Button("Scroll away", action: scrollAway)
          Button("Close") { isShown = false }
        }
    }
  }

  @Test func sheetStaysWhileTheListScrollsAwayFromItsRow() async throws {
    try await LivePage.show(Detailed()) { live in
      let page = live.page
      try await page.click(.button("Open 2"))
      try await page.click(.button("Count 0"))
      try await page.click(.button("Scroll away"))
      try await page.waitUntil("document.scrollingElement.scrollTop > 100000")
      try await page.click(.button("Count 1"))
      try await page.waitFor(.button("Count 2"))
      try await page.click(.button("Close"))
      try await page.waitUntil("!document.querySelector('dialog')")
      try await page.waitFor(.button("Open 5000"))
      #expect(live.log.all == [])
    }
  }

  private struct Line: Identifiable, Comparable {
    let id: Int

    static func < (one: Self, other: Self) -> Bool { one.id < other.id }
  }

  private struct Lines: View {
    @State private var lines = (0..<10_000).map { Line(id: $0) }
    @State private var order = [KeyPathComparator(\Line.id)]
    @State private var selection: Line.ID?

    var body: some View {
      Text(verbatim: "Selected \(selection ?? -1)")
      Table(lines, selection: $selection, sortOrder: $order) {
        TableColumn("Number", value: \.id) { Text(verbatim: "Line \($0.id)") }
        TableColumn("Double") { Text(verbatim: "\($0.id * 2)") }
      }
      .onChange(of: order) { _, order in lines.sort(using: order) }
    }
  }

  @Test func tableOfManyRowsHasAFewAndIsSortedAndSelected() async throws {
    try await LivePage.show(Lines()) { live in
      let page = live.page
      try await page.waitFor(.text("Line 3"))
      #expect(try await page.evaluate("document.querySelectorAll('*').length < 2000"))
      try await page.click(.text("Line 3"))
      try await page.waitFor(.text("Selected 3"))
      try await page.press(.end)
      try await page.waitFor(.text("Line 9999"))
      try await page.click(.text("Line 9998"))
      try await page.waitFor(.text("Selected 9998"))
      try await page.press(.home)
      try await page.waitFor(.text("Line 0"))
      try await page.click(.button.matching(partOfName: "Number"))
      try await page.waitFor(.text("Line 9999"))
      #expect(try await page.evaluate("document.querySelectorAll('*').length < 2000"))
      #expect(live.log.all == [])
    }
  }

  @Test func rowOfViewsFromRightToLeftIsLazy() async throws {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(0..<5_000, id: \.self) { Text(verbatim: "\($0)").frame(width: 90) }
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
    try await LivePage.show(view) { live in
      let page = live.page
      #expect(try await page.visibleNumbers().first == 0)
      for (position, number) in [(250_000, 2_500), (400_000, 4_000), (0, 0)] {
        let _: Bool = try await page.evaluate(
          "(document.querySelector('.horizontal').scrollLeft = -\(position), true)"
        )
        let rows = try await page.visibleNumbers()
        #expect(abs(rows[0] - number) < 4, "\(rows)")
        #expect(rows == Array(rows[0]..<rows[0] + rows.count))
      }
      #expect(live.log.all == [])
    }
  }

  private struct TwoStacks: View {
    let first: Numbers

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(first.all, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) }
        }
        LazyVStack(spacing: 0) {
          ForEach(10_000..<20_000, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) }
        }
      }
    }
  }

  @Test func twoLongStacksInOneScrollViewScrollAsOne() async throws {
    let first = Numbers(10_000)
    try await LivePage.show(TwoStacks(first: first)) { live in
      let page = live.page
      try await page.visibleNumbers()
      for number in [9_995, 15_000, 300, 9_990] {
        let _: Bool = try await page.evaluate(NumberList.scroll(to: "\(number * 50)"))
        let rows = try await page.visibleNumbers()
        #expect(abs(rows[0] - number) <= 1, "\(rows)")
        #expect(rows == Array(rows[0]..<rows[0] + rows.count))
      }
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "750000"))
      let rows = try await page.visibleNumbers()
      // Visible rows stay where they are when rows of the stack before them go.
      first.all.removeFirst(1_000)
      try await page.waitUntil("document.scrollingElement.scrollTop < 710000")
      try await page.rest()
      #expect(try await page.visibleNumbers() == rows)
      let count: Int = try await page.evaluate("document.querySelectorAll('.lazy > *').length")
      #expect(count < 600)
      #expect(live.log.all == [])
    }
  }
}
