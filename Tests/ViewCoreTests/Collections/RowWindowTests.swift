import Observation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// The rows of a long collection in a lazy container exist only near the visible part.
@MainActor
struct RowWindowTests {
  @Test func longListHasItsFirstRowsAndAGap() throws {
    var window = GraphWindow(
      List(0..<10_000, id: \.self) { Text(verbatim: "\($0)") },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    #expect(window.children == GraphWindow.rows(0..<40) + [.gap(9_960)])
    #expect(!window.graph.isUnfinished)
  }

  @Test func listOfTwoHundredRowsIsWhole() {
    var window = GraphWindow(
      List(0..<200, id: \.self) { Text(verbatim: "\($0)") },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    window.finish()
    #expect(window.children == GraphWindow.rows(0..<200))
  }

  @Test func sectionsOfOneListShareAnAllowanceOfRows() {
    var window = GraphWindow(
      List {
        ForEach(0..<10, id: \.self) { section in
          Section {
            ForEach(section * 150..<(section + 1) * 150, id: \.self) { Text(verbatim: "\($0)") }
          }
        }
      },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    window.finish()
    // Two sections are whole, and the page asks for rows of the others when they are near.
    #expect(window.page.texts == (0..<300).map(String.init))
  }

  @Test func shortSectionsAreWholeInAListOfMany() {
    var window = GraphWindow(
      List {
        ForEach(0..<50, id: \.self) { section in
          Section {
            ForEach(section * 20..<(section + 1) * 20, id: \.self) { Text(verbatim: "\($0)") }
          }
        }
      },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    window.finish()
    #expect(window.page.texts == (0..<1_000).map(String.init))
  }

  @Test func allowanceOfRowsComesBackWhenASectionGoes() throws {
    let model = SectionList.Model()
    var window = GraphWindow(SectionList(model: model), makesRowsOnDemand: true)
    window.take(window.graph.mount())
    window.finish()
    #expect(window.page.texts.count == 380)
    model.sections = [2]
    window.take(window.graph.flush())
    window.finish()
    model.sections = [2, 3]
    window.take(window.graph.flush())
    window.finish()
    // Section 2 began without its rows, and 3 is whole.
    #expect(window.page.texts == (570..<760).map(String.init))
  }

  @Test func allowanceOfRowsComesBackWhenASectionBecomesShort() {
    let model = SectionList.Model()
    var window = GraphWindow(SectionList(model: model), makesRowsOnDemand: true)
    window.take(window.graph.mount())
    window.finish()
    model.length = 15
    window.take(window.graph.flush())
    window.finish()
    #expect(window.page.texts.count == 45)
    model.sections = [3, 4, 5]
    model.length = 130
    window.take(window.graph.flush())
    window.finish()
    #expect(window.page.texts.count == 390)
  }

  @Test func longSectionsThatBecomeShorterShareTheAllowance() {
    let model = SectionList.Model()
    model.sections = Array(0..<10)
    model.length = 250
    var window = GraphWindow(SectionList(model: model), makesRowsOnDemand: true)
    window.take(window.graph.mount())
    window.finish()
    model.length = 150
    window.take(window.graph.flush())
    window.finish()
    #expect(window.page.texts.count <= 400)
  }

  @Test func rowsInAStackThatIsNotLazyAllExist() {
    var window = GraphWindow(
      VStack { ForEach(0..<500) { Text(verbatim: "\($0)") } },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    window.finish()
    #expect(window.rows == Array(0..<500))
  }

  @Test func rowsComeAndGoAsThePageNeedsThem() throws {
    let list = LongList(count: 1_000)
    var window = list.open()
    try window.show(20...59)
    #expect(window.children == [.gap(20)] + GraphWindow.rows(20..<60) + [.gap(940)])
    try window.show(500...519)
    #expect(window.children == [.gap(500)] + GraphWindow.rows(500..<520) + [.gap(480)])
    try window.show(0...9)
    #expect(window.children == GraphWindow.rows(0..<10) + [.gap(990)])
  }

  @Test func onlyTheElementsOfRowsThatExistAreAskedFor() {
    let data = CountingCollection(count: 100_000)
    var window = GraphWindow(
      LazyVStack { ForEach(data, id: \.self) { Text(verbatim: "\($0)") } },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    // Their ids are needed, and then 40 elements.
    #expect(data.reads.count == 100_040)
  }

  @Test func changesFarFromTheRowsThatExistChangeTheGapsAlone() throws {
    let list = LongList(count: 1_000)
    var window = list.open()
    try window.show(500...519)
    list.model.numbers.insert(-1, at: 0)
    list.model.numbers.removeLast()
    let patches = window.graph.flush()
    window.take(patches)
    #expect(window.children == [.gap(501)] + GraphWindow.rows(500..<520) + [.gap(479)])
    #expect(patches.count == 2, "\(patches)")
    list.model.numbers.removeFirst(101)
    window.take(window.graph.flush())
    #expect(window.children == [.gap(400)] + GraphWindow.rows(500..<520) + [.gap(479)])
  }

  @Test func changesAmongTheRowsThatExistShowAtOnce() throws {
    let list = LongList(count: 1_000)
    var window = list.open()
    try window.show(500...503)
    list.model.numbers.insert(-1, at: 502)
    window.take(window.graph.flush())
    #expect(
      window.children
        == [.gap(500), .row(500), .row(501), .row(-1), .row(502), .row(503), .gap(496)]
    )
    list.model.numbers.remove(at: 501)
    list.model.numbers.swapAt(500, 502)
    window.take(window.graph.flush())
    #expect(window.children == [.gap(500), .row(502), .row(-1), .row(500), .row(503), .gap(496)])
  }

  @Test func newFirstRowsShowAtTheBeginning() {
    let list = LongList(count: 1_000)
    var window = list.open()
    list.model.numbers.insert(contentsOf: [-2, -1], at: 0)
    window.take(window.graph.flush())
    #expect(window.children == GraphWindow.rows(-2..<40) + [.gap(960)])
  }

  @Test func newLastRowsShowAtTheEnd() throws {
    let list = LongList(count: 1_000)
    var window = list.open()
    try window.show(980...999)
    list.model.numbers.append(1_000)
    window.take(window.graph.flush())
    #expect(window.children == [.gap(980)] + GraphWindow.rows(980..<1_001))
  }

  @Test func listThatIsReversedStaysWhereItIs() {
    let list = LongList(count: 1_000)
    var window = list.open()
    list.model.numbers.reverse()
    window.take(window.graph.flush())
    #expect(window.children == GraphWindow.rows((960..<1_000).reversed()) + [.gap(960)])
  }

  @Test func listThatBecomesShortIsWhole() throws {
    let list = LongList(count: 1_000)
    var window = list.open()
    try window.show(500...519)
    list.model.numbers.removeLast(900)
    window.take(window.graph.flush())
    window.finish()
    #expect(window.children == GraphWindow.rows(0..<100))
  }

  @Test func listThatBecomesLongKeepsItsRows() throws {
    let list = LongList(count: 150)
    var window = list.open()
    window.finish()
    let first = try #require(window.page.find(.text("0")).first)
    list.model.numbers += 150..<1_000
    window.take(window.graph.flush())
    #expect(window.children == GraphWindow.rows(0..<150) + [.gap(850)])
    #expect(window.page.find(.text("0")) == [first])
  }

  @Test func rowsThatShowNothingAreSkipped() throws {
    var window = GraphWindow(
      List(0..<1_000, id: \.self) { number in
        if number >= 300 { Text(verbatim: "\(number)") }
      },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    for _ in 0..<20 where window.rows.isEmpty {
      // The page sees no row, and asks for the first ones for which a gap stands.
      let gap = try #require(window.page.nodes.first { $0.value.element["data-rows"] != nil }?.key)
      let view = Event.RowsInView(
        first: .init(element: gap),
        last: .init(element: gap, row: 60)
      )
      #expect(window.graph.handle(.rows(view), on: gap) == .handled)
      window.take(window.graph.flush())
    }
    #expect(window.rows.first == 300)
  }

  @Test func actionOutsideOfAnEventScrollsToARow() throws {
    let log = ProxyLog()
    var window = GraphWindow(
      ScrollViewReader { proxy in
        let _ = log.proxy = proxy
        List(0..<1_000, id: \.self) { Text(verbatim: "\($0)") }
      },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    var flushes = 0
    window.graph.needsFlush = { flushes += 1 }
    log.proxy?.scrollTo(800)
    #expect(flushes == 1)
    let patches = window.graph.flush()
    window.take(patches)
    guard case .scroll(let row, nil) = patches.last else {
      Issue.record("The page is to scroll: \(patches.suffix(1))")
      return
    }
    #expect(window.text(in: row) == "800")
  }

  @Test func scrollingToARowMakesIt() throws {
    var window = GraphWindow(
      ScrollViewReader { proxy in
        Button("Scroll") { proxy.scrollTo(800) }
        List(0..<1_000, id: \.self) { Text(verbatim: "\($0)") }
      },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    let patches = try window.tap("Scroll")
    guard case .scroll(let row, nil) = patches.last else {
      Issue.record("The page is to scroll: \(patches.suffix(1))")
      return
    }
    #expect(window.text(in: row) == "800")
    #expect(window.children == [.gap(780)] + GraphWindow.rows(780..<820) + [.gap(180)])
  }

  @Test func reloadedPageGetsTheRowsThatExist() throws {
    let list = LongList(count: 1_000)
    var window = list.open()
    try window.show(500...519)
    window.page = .init()
    window.take(window.graph.rebuild())
    #expect(window.children == [.gap(500)] + GraphWindow.rows(500..<520) + [.gap(480)])
  }

  @Test func impossibleRowRequestChangesNoRows() throws {
    let list = LongList(count: 1_000)
    var window = list.open()
    for row in [0, .max, -1, .min] {
      let gap = try #require(window.page.nodes.first { $0.value.element["data-rows"] != nil }?.key)
      let point = Event.RowsInView.Point(element: row == 0 ? 0 : gap, row: row)
      let view = Event.RowsInView(first: point, last: point, held: 1)
      #expect(window.graph.handle(.rows(view), on: gap) == .handled)
      window.take(window.graph.flush())
      #expect(window.positions.count == 1_000)
    }
  }

  @Test func pageGetsThreeThousandRowsAtMost() throws {
    let list = LongList(count: 10_000)
    var window = list.open()
    try window.show(0...9_999)
    #expect(window.children == [.gap(3_500)] + GraphWindow.rows(3_500..<6_500) + [.gap(3_500)])
  }

  @Test func listThatGrowsWithoutAPageKeepsItsLastRows() throws {
    let list = LongList(count: 1_000)
    var window = list.open()
    try window.show(980...999)
    for number in 1_000..<2_000 {
      list.model.numbers.append(number)
      window.take(window.graph.flush())
    }
    #expect(window.children == [.gap(1_600)] + GraphWindow.rows(1_600..<2_000))
  }
}

@MainActor
private final class ProxyLog {
  var proxy: ScrollViewProxy?
}
