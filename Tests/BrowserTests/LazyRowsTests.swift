import BrowserTesting
import Foundation
import Observation
import Testing
import ViewCore
import ViewTesting

/// Long collections in lazy containers: only the rows near the visible part are on the page.
@MainActor
@Suite(.needsBrowser)
struct LazyRowsTests {
  @Test func pageOfAHundredThousandRowsHasAFew() async throws {
    try await LivePage.show(NumberList(numbers: NumberList.Numbers(100_000))) { live in
      #expect(try await live.page.visibleNumbers().first == 0)
      let elements: Int = try await live.page.evaluate("document.querySelectorAll('*').length")
      #expect(elements < 600)
      let length: Double = try await live.page.evaluate(
        "document.querySelector('.list').offsetHeight"
      )
      let row: Double = try await live.page.evaluate("document.querySelector('.row').offsetHeight")
      #expect(abs(length - 100_000 * row) < 200)
      #expect(live.log.all == [])
    }
  }

  @Test func scrollingAnywhereShowsTheRowsThere() async throws {
    try await LivePage.show(NumberList(numbers: NumberList.Numbers(10_000))) { live in
      let page = live.page
      try await page.visibleNumbers()
      for part in [0.5, 0.25, 0.999, 0.1, 0] {
        let _: Bool = try await page.evaluate(
          NumberList.scroll(to: "\(part) * (document.scrollingElement.scrollHeight - innerHeight)")
        )
        let rows = try await page.visibleNumbers()
        let first = try #require(rows.first)
        #expect(rows == Array(first..<first + rows.count))
        #expect(abs(Double(first) - part * 10_000) < 25, "\(part): \(first)")
      }
      #expect(live.log.all == [])
    }
  }

  @Test func scrollingToTheEndShowsTheLastRow() async throws {
    try await LivePage.show(NumberList(numbers: NumberList.Numbers(5_000))) { live in
      try await live.page.visibleNumbers()
      let _: Bool = try await live.page.evaluate(NumberList.scroll(to: "1e9"))
      try await live.page.waitUntil("\(NumberList.visible).at(-1) === 4999")
    }
  }

  @Test func visibleRowsStayInTheirPlaceWhileOthersComeAndGo() async throws {
    let numbers = NumberList.Numbers(5_000)
    try await LivePage.show(NumberList(numbers: numbers)) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "100000"))
      let before = try await page.visibleNumbers()
      let first = try #require(before.dropFirst().first)
      let top = """
        [...document.querySelectorAll(".row")].find((row) => row.innerText === "\(first)").getBoundingClientRect().top
        """
      let place: Double = try await page.evaluate(top)
      numbers.all.insert(contentsOf: -500..<0, at: 0)
      try await page.waitUntil("Number(document.querySelector('.gap').dataset.rows) > 2000")
      #expect(try await page.evaluate(top) == place)
      numbers.all.removeFirst(800)
      try await page.waitUntil("Number(document.querySelector('.gap').dataset.rows) < 1900")
      #expect(try await page.evaluate(top) == place)
      #expect(try await page.visibleNumbers() == before)
    }
  }

  @Test func rowsOfDifferentHeightsStayInTheirPlaceWhileTheUserScrolls() async throws {
    let list = NumberList(numbers: NumberList.Numbers(2_000)) { Double(30 + ($0 * 37) % 90) }
    try await LivePage.show(list) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "60000"))
      var rows = try await page.visibleNumbers()
      // Each step moves the rows by what was scrolled, although rows above come and go.
      for _ in 0..<40 {
        let row = rows[rows.count / 2]
        let top = """
          [...document.querySelectorAll(".row")].find((row) => row.innerText === "\(row)").getBoundingClientRect().top
          """
        let before: Double = try await page.evaluate(top)
        let after: Double = try await page.evaluate(
          """
          new Promise((resolve) => {
            document.scrollingElement.scrollTop -= 150;
            requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve(\(top))), 30));
          })
          """
        )
        #expect(abs(after - before - 150) < 1.5)
        rows = try await page.visibleNumbers()
        #expect(rows == Array(rows[0]..<rows[0] + rows.count))
      }
    }
  }

  /// The numbers of the rows that have appeared, above the list.
  private struct WatchedList: View {
    let numbers: NumberList.Numbers

    var body: some View {
      VStack {
        Text(verbatim: "\(numbers.shown.min() ?? -1) to \(numbers.shown.max() ?? -1)")
          .accessibilityIdentifier("shown")
        NumberList(numbers: numbers)
      }
    }
  }

  @Test func rowsAppearAndDisappearAsTheUserScrolls() async throws {
    let numbers = NumberList.Numbers(3_000)
    try await LivePage.show(WatchedList(numbers: numbers)) { live in
      let page = live.page
      try await page.waitUntil("document.body.innerText.startsWith('0 to ')")
      // A row is cut in the middle there, and not at its edge.
      let _: Bool = try await page.evaluate(
        "(document.querySelector('.list').scrollTop = 50030, true)"
      )
      let rows = try await page.visibleNumbers()
      let (first, last) = try (#require(rows.first), #require(rows.last))
      try await page.waitUntil(
        """
        (([from, to]) => from <= \(first) && from > \(first) - 30 && to >= \(last) && to < \(last) + 30)(
          document.body.innerText.match(/-?\\d+/g).map(Number))
        """
      )
      numbers.all.removeAll()
      try await page.waitUntil("document.body.innerText.startsWith('-1 to -1')")
    }
  }

  @Test func actionScrollsToARowThatDoesNotExist() async throws {
    let view = ScrollViewReader { proxy in
      VStack {
        Button("Scroll") { proxy.scrollTo(80_000, anchor: .center) }
        List(0..<100_000, id: \.self) { Text(verbatim: "\($0)") }
      }
    }
    try await LivePage.show(view) { live in
      try await live.page.click(.button("Scroll"))
      try await live.page.waitUntil("\(NumberList.visible).includes(80000)")
    }
  }

  @Test func reloadShowsTheSameRows() async throws {
    try await LivePage.show(NumberList(numbers: NumberList.Numbers(5_000))) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "90000"))
      let rows = try await page.visibleNumbers()
      try await page.reload()
      try await page.waitUntil(
        "JSON.stringify(\(NumberList.visible)) === '\(rows)'.replaceAll(' ', '')"
      )
    }
  }

  @Test func assistiveTechnologyLearnsTheNumberOfRows() async throws {
    try await LivePage.show(NumberList(numbers: NumberList.Numbers(5_000))) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "90000"))
      try await page.visibleNumbers()
      try await page.waitUntil(
        """
        [...document.querySelectorAll(".row")].every((row) =>
          row.ariaSetSize === "5000" && Number(row.ariaPosInSet) === Number(row.innerText) + 1)
        """
      )
    }
  }

  @Test func sectionsOfALongListAreLazy() async throws {
    let view = List {
      ForEach(0..<5) { section in
        Section("Section \(section)") {
          ForEach(section * 1_000..<(section + 1) * 1_000, id: \.self) { Text(verbatim: "\($0)") }
        }
      }
    }
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(
        NumberList.scroll(to: "document.scrollingElement.scrollHeight * 0.5")
      )
      let rows = try await page.visibleNumbers()
      #expect(abs(rows[0] - 2_500) < 100)
      let count: Int = try await page.evaluate("document.querySelectorAll('.row').length")
      #expect(count < 500)
    }
  }

  @Test func lazyStackInAScrollViewIsLazy() async throws {
    let view = ScrollView {
      LazyVStack(spacing: 10) {
        ForEach(0..<5_000, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) }
      }
    }
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.visibleNumbers()
      let length: Double = try await page.evaluate("document.querySelector('.lazy').offsetHeight")
      #expect(abs(length - (5_000 * 50 - 10)) < 2)
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "125000"))
      let rows = try await page.visibleNumbers()
      #expect(abs(rows[0] - 2_500) < 20)
    }
  }

  @Test func lazyRowOfViewsIsLazy() async throws {
    let view = VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<5_000, id: \.self) { Text(verbatim: "\($0)").frame(width: 90) }
        }
      }
    }
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(
        "(document.querySelector('.horizontal').scrollLeft = 250000, true)"
      )
      let rows = try await page.visibleNumbers()
      #expect(abs(rows[0] - 2_500) < 3)
      let count: Int = try await page.evaluate("document.querySelectorAll('.lazy > *').length")
      #expect(count < 200)
    }
  }

  @Test func lazyGridIsLazyAndKeepsItsColumns() async throws {
    let numbers = NumberList.Numbers(4_000)
    let view = NumberGrid(numbers: numbers)
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "20000"))
      var rows = try await page.visibleNumbers()
      #expect(rows == Array(rows[0]..<rows[0] + rows.count))
      #expect(rows[0] % 3 == 0)
      numbers.all.removeFirst()
      try await page.waitUntil("\(NumberList.visible)[0] % 3 === 1")
      rows = try await page.visibleNumbers()
      #expect(rows == Array(rows[0]..<rows[0] + rows.count))
    }
  }

  private struct NumberGrid: View {
    let numbers: NumberList.Numbers

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(), count: 3)) {
        ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) }
      }
    }
  }

  @Test func printedPageSaysHowManyRowsItLacks() async throws {
    try await LivePage.show(NumberList(numbers: NumberList.Numbers(5_000))) { live in
      let page = live.page
      try await page.visibleNumbers()
      let lines = """
        [...document.querySelectorAll(".gap")].map((gap) => [
          gap.offsetHeight, Number(getComputedStyle(gap, "::before").content.match(/\\d+/)?.[0] ?? 0)
        ])
        """
      let rows: Int = try await page.evaluate("document.querySelectorAll('.row').length")
      let onScreen: [[Double]] = try await page.evaluate(lines)
      #expect(onScreen.count == 1 && onScreen[0][0] > 10_000 && onScreen[0][1] == 0)
      // The rules of a printed page apply on the screen.
      let _: Bool = try await page.evaluate(
        """
        [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule.media?.mediaText === "print")
          .map((rule) => { rule.media.mediaText = "all"; }).length > 0
        """
      )
      let printed: [[Double]] = try await page.evaluate(lines)
      #expect(printed.count == 1 && printed[0][0] < 50)
      #expect(printed[0][1] == Double(5_000 - rows))
    }
  }

  @Test func focusedFieldKeepsItsTextWhileTheUserScrolls() async throws {
    let view = List(0..<2_000, id: \.self) { number in
      TextField("Field \(number)", text: .constant(""))
    }
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.click(.textField("Field 2"))
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "40000"))
      try await page.waitUntil("document.querySelectorAll('.gap').length === 3")
      #expect(try await page.isFocused(.textField("Field 2")))
    }
  }
}
