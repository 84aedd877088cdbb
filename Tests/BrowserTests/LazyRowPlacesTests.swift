import BrowserTesting
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Visible rows of a long list are where the user expects them, whatever rows come and go.
@MainActor
@Suite(.needsBrowser)
struct LazyRowPlacesTests {
  private typealias Numbers = NumberList.Numbers

  private static let visible = NumberList.visible
  /// Heights from 30 to 629 points.
  private static let heights: (Int) -> Double = { Double(30 + ($0 * 211) % 600) }

  private struct Fields: View {
    var body: some View {
      List(0..<10_000, id: \.self) { number in
        TextField(String("Field \(number)"), text: .constant("")).frame(height: 50)
      }
    }
  }

  /// Whether a field with a larger number than another is visible.
  private static func showsFieldAfter(_ number: Int) -> String {
    """
    [...document.querySelectorAll("input")].some((field) => {
      const { top, bottom } = field.getBoundingClientRect();
      return top > 0 && bottom < innerHeight && Number(field.placeholder.slice(6)) > \(number);
    })
    """
  }

  @Test func userScrollsFarAwayFromTheFieldWithTheFocus() async throws {
    try await LivePage.show(Fields()) { live in
      let page = live.page
      try await page.waitFor(.textField("Field 2"))
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "100000"))
      try await page.waitUntil(Self.showsFieldAfter(1_000))
      let first: Int = try await page.evaluate(
        """
        Number([...document.querySelectorAll("input")]
          .find((field) => field.getBoundingClientRect().top > 100).placeholder.slice(6))
        """
      )
      try await page.click(.textField("Field \(first)"))
      for position in [250_000, 20_000, 400_000] {
        let _: Bool = try await page.evaluate(NumberList.scroll(to: "\(position)"))
        try await page.waitUntil(Self.showsFieldAfter(0))
        #expect(try await page.evaluate("document.scrollingElement.scrollTop") == position)
        #expect(try await page.isFocused(.textField("Field \(first)")))
      }
      #expect(live.log.all == [])
    }
  }

  @Test func tabKeyReachesTheNextFieldFromOneFarAway() async throws {
    try await LivePage.show(Fields()) { live in
      let page = live.page
      try await page.click(.textField("Field 2"))
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "100000"))
      try await page.waitUntil(Self.showsFieldAfter(1_000))
      for number in 3...5 {
        try await page.press(.tab)
        try await page.waitFor(.textField("Field \(number + 1)"))
        #expect(try await page.isFocused(.textField("Field \(number)")))
      }
    }
  }

  @Test func keysReachBothEndsOfRowsOfManyHeights() async throws {
    let list = NumberList(numbers: Numbers(10_000), height: Self.heights)
    try await LivePage.show(list) { live in
      let page = live.page
      try await page.visibleNumbers()
      try await page.press(.end)
      try await page.waitUntil("\(Self.visible).at(-1) === 9999")
      try await page.press(.home)
      try await page.waitUntil("\(Self.visible)[0] === 0")
      try await page.press(.pageDown)
      try await page.waitUntil("\(Self.visible)[0] > 0")
      #expect(live.log.all == [])
    }
  }

  @Test func jumpAmongRowsOfManyHeightsShowsThoseInProportion() async throws {
    let list = NumberList(numbers: Numbers(10_000), height: Self.heights)
    try await LivePage.show(list) { live in
      let page = live.page
      try await page.visibleNumbers()
      for part in [0.83, 0.41, 0.27] {
        let _: Bool = try await page.evaluate(
          NumberList.scroll(to: "\(part) * (document.scrollingElement.scrollHeight - innerHeight)")
        )
        let rows = try await page.visibleNumbers()
        #expect(abs(Double(rows[0]) - part * 10_000) < 25, "\(part): \(rows)")
        #expect(rows == Array(rows[0]..<rows[0] + rows.count))
      }
    }
  }

  @Test func animatedScrollEndsAtARowThatDidNotExist() async throws {
    let view = ScrollViewReader { proxy in
      VStack {
        Button("Scroll") { withAnimation { proxy.scrollTo(5_000, anchor: .bottom) } }
        List(0..<100_000, id: \.self) { number in
          Text(verbatim: "\(number)").frame(height: Self.heights(number) / 3)
        }
      }
    }
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.visibleNumbers()
      try await page.click(.button("Scroll"))
      try await page.waitUntil("\(Self.visible).at(-1) === 5000")
      try await page.rest()
      #expect(try await page.visibleNumbers().last == 5_000)
      #expect(try await page.evaluate("document.querySelectorAll('.row').length < 400"))
    }
  }

  @Test func reloadShowsTheSameRowsOfManyHeights() async throws {
    let list = NumberList(numbers: Numbers(10_000), height: Self.heights)
    try await LivePage.show(list) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "1000000"))
      let rows = try await page.visibleNumbers()
      try await page.reload()
      try await page.waitUntil("\(Self.visible)[0] === \(rows[0])")
    }
  }

  @Test func visibleRowsMoveUpWhenThoseBeforeThemAreRemoved() async throws {
    let numbers = Numbers(10_000)
    try await LivePage.show(NumberList(numbers: numbers)) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "100000"))
      let rows = try await page.visibleNumbers()
      let middle = rows[rows.count / 2]
      numbers.all.removeFirst(middle)
      try await page.waitUntil("\(Self.visible)[0] === \(middle)")
      let count = try await page.visibleNumbers().count
      #expect(abs(count - rows.count) < 2)
    }
  }

  @Test func rowsStayInTheirPlaceInAViewThatScrollsSideways() async throws {
    let numbers = Numbers(5_000)
    let view = ScrollView {
      ScrollView(.horizontal) { LazyNumbers(numbers: numbers) }
    }
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "100000"))
      let rows = try await page.visibleNumbers()
      numbers.all.insert(contentsOf: -100..<0, at: 0)
      try await page.waitUntil("Number(document.querySelector('.gap').dataset.rows) > 2000")
      #expect(try await page.visibleNumbers() == rows)
    }
  }

  private struct LazyNumbers: View {
    let numbers: Numbers

    var body: some View {
      LazyVStack {
        ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) }
      }
    }
  }

  private struct LazyGrid: View {
    let numbers: Numbers

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(), count: 3)) {
        ForEach(numbers.all, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) }
      }
    }
  }

  @Test func gridStaysWhereItIsWhenItsFirstVisibleCellIsRemoved() async throws {
    let numbers = Numbers(4_000)
    try await LivePage.show(ScrollView { LazyGrid(numbers: numbers) }) { live in
      let page = live.page
      try await page.visibleNumbers()
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "20000"))
      let rows = try await page.visibleNumbers()
      let offset: Double = try await page.evaluate("document.scrollingElement.scrollTop")
      numbers.all.removeAll { $0 == rows[0] }
      try await page.waitUntil("\(Self.visible)[0] === \(rows[1])")
      #expect(try await page.evaluate("document.scrollingElement.scrollTop") == offset)
    }
  }

  private struct UnevenGrid: View {
    let columns: Int
    let height: (Int) -> Double

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(), count: columns)) {
        ForEach(0..<10_000, id: \.self) { Text(verbatim: "\($0)").frame(height: height($0)) }
      }
    }
  }

  @Test(arguments: [3, 7], [0.9, 0.37])
  func firstJumpInAGridShowsTheCellsInProportion(columns: Int, part: Double) async throws {
    for height in [{ _ in 40 }, { Self.heights($0) / 3 }] {
      let grid = UnevenGrid(columns: columns, height: height)
      try await LivePage.show(ScrollView { grid }) { live in
        let page = live.page
        try await page.visibleNumbers()
        let _: Bool = try await page.evaluate(
          NumberList.scroll(to: "\(part) * (document.scrollingElement.scrollHeight - innerHeight)")
        )
        let first = try await page.visibleNumbers()[0]
        #expect(abs(Double(first) - part * 10_000) < 25 * Double(columns), "\(first)")
        try await page.rest()
        #expect(try await page.visibleNumbers()[0] == first)
        #expect(live.log.all == [])
      }
    }
  }

  @Test func keysMoveTheContentAroundTheFocusAlone() async throws {
    let view = VStack {
      ScrollView {
        VStack {
          ForEach(0..<50) { Button("Button \($0)") {}.frame(height: 30) }
        }
      }
      .frame(height: 200)
      ForEach(0..<30) { Text(verbatim: "Line \($0)") }
      LazyVStack { ForEach(0..<5_000, id: \.self) { Text(verbatim: "\($0)") } }
    }
    try await LivePage.show(ScrollView { view }) { live in
      let page = live.page
      try await page.click(.button("Button 1"))
      try await page.press(.end)
      try await page.waitUntil("document.querySelectorAll('.vertical')[1].scrollTop > 500")
      #expect(try await page.evaluate("document.scrollingElement.scrollTop") == 0)
    }
  }

  @Test func listOfManySectionsHasFewRows() async throws {
    let view = List {
      ForEach(0..<60, id: \.self) { section in
        Section("Section \(section)") {
          ForEach(section * 190..<(section + 1) * 190, id: \.self) { Text(verbatim: "\($0)") }
        }
      }
    }
    try await LivePage.show(view) { live in
      let page = live.page
      // The sections come in batches.
      try await page.waitUntil("document.querySelectorAll('.section').length === 60")
      try await page.rest()
      for part in [0.5, 0.9, 0.2] {
        let _: Bool = try await page.evaluate(
          NumberList.scroll(to: "\(part) * document.scrollingElement.scrollHeight")
        )
        let rows = try await page.visibleNumbers()
        #expect(abs(Double(rows[0]) - part * 11_400) < 250, "\(part): \(rows)")
      }
      #expect(try await page.evaluate("document.querySelectorAll('.row').length < 1200"))
      #expect(live.log.all == [])
    }
  }

  private struct Node: Identifiable {
    let id: Int
    var children: [Node]?
  }

  @Test func openBranchIsOpenWhenTheUserScrollsBack() async throws {
    let nodes = (0..<2_000).map { Node(id: $0, children: [Node(id: -1 - $0)]) }
    let view = List(nodes, children: \.children) { Text(verbatim: "Node \($0.id)") }
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.waitFor(.text("Node 3"))
      #expect(try await page.count(of: .text("Node -4")) == 0)
      try await page.click(.text("Node 3"))
      try await page.waitFor(.text("Node -4"))
      // The row with the focus would stay.
      let _: Bool = try await page.evaluate("document.activeElement.blur() ?? true")
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "40000"))
      try await page.waitUntil("!document.body.innerText.includes('Node -4')")
      let _: Bool = try await page.evaluate(NumberList.scroll(to: "0"))
      try await page.waitFor(.text("Node -4"))
    }
  }

  private struct Movable: View {
    @State private var numbers = Array(0..<1_000)

    var body: some View {
      VStack {
        EditButton()
        Text(verbatim: "3 is at \(numbers.firstIndex(of: 3) ?? -1)").accessibilityIdentifier(
          "place"
        )
        List {
          ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") }
            .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  @Test func carriedRowScrollsTheListAtItsEdge() async throws {
    try await LivePage.show(Movable()) { live in
      let page = live.page
      try await page.click(.button("Edit"))
      try await page.waitFor(.button("Reorder 3"))
      let (x, y) = try await page.middle(of: .button("Reorder 3"))
      let height: Double = try await page.evaluate("innerHeight")
      try await page.mouse(.press, x, y, clicks: 1)
      try await page.mouse(.move, x, height - 10, clicks: 1)
      try await page.waitUntil("document.querySelector('.list').scrollTop > 4000")
      try await page.mouse(.move, x, height / 2, clicks: 1)
      try await page.rest()
      let below: Int = try await page.evaluate(
        """
        Number([...document.querySelectorAll(".row:not(.carried)")].find((row) => {
          const { top, height } = row.getBoundingClientRect();
          return top + height / 2 > innerHeight / 2;
        }).innerText)
        """
      )
      try await page.mouse(.release, x, height / 2, clicks: 1)
      try await page.waitFor(.text("3 is at \(below - 1)"))
      #expect(below > 80)
      #expect(live.log.all == [])
    }
  }
}
