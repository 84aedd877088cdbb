import Testing
import ViewCore

@testable import ViewTesting

/// New rows of a long list are rendered in several flushes.
@MainActor
struct IncrementalRenderingTests {
  @Test func shortListsComeAtOnce() {
    var window = GraphWindow(Numbers(count: 30))
    window.take(window.graph.mount())
    #expect(!window.graph.isUnfinished)
    #expect(window.rows == Array(0..<30))
  }

  @Test func longListsComeFromTheTopDown() {
    var window = GraphWindow(Numbers(count: 1_000))
    window.take(window.graph.mount())
    #expect(window.graph.isUnfinished)
    var counts = [window.rows.count]
    while window.graph.isUnfinished {
      window.take(window.graph.advance())
      #expect(window.rows == Array(0..<window.rows.count))
      counts.append(window.rows.count)
    }
    #expect(counts.last == 1_000)
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 - $0 <= 200 }, "\(counts)")
    #expect(counts[0] >= 30)
    #expect(window.graph.flush() == [])
    #expect(window.graph.advance() == [])
  }

  @Test func changesDuringIncrementalRenderingAreKept() throws {
    var window = GraphWindow(Numbers(count: 1_000))
    window.take(window.graph.mount())
    try window.tap("Insert in front")
    #expect(window.rows.first == -1)
    try window.tap("Remove the last")
    window.take(window.graph.advance())
    try window.tap("Remove the first")
    try window.tap("Reverse")
    window.finish()
    #expect(window.rows == (0..<999).reversed())
    #expect(window.isFirstRow("998"))
  }

  @Test func rowsThatAreShownAgainComeFromTheTopDown() throws {
    var window = GraphWindow(Numbers(count: 1_000))
    window.take(window.graph.mount())
    window.finish()
    try window.tap("Filter")
    #expect(window.rows == (0..<1_000).filter { $0.isMultiple(of: 3) }, "What goes, goes at once.")
    try window.tap("Filter")
    #expect(window.graph.isUnfinished)
    #expect(window.rows.prefix(60) == Array(0..<60)[...])
    window.finish()
    #expect(window.rows == Array(0..<1_000))
  }

  @Test func removedRowsAreNotRendered() throws {
    var window = GraphWindow(Numbers(count: 1_000))
    window.take(window.graph.mount())
    window.finish()
    try window.tap("Filter")
    try window.tap("Filter")
    try window.tap("Filter")
    window.finish()
    #expect(window.rows == (0..<1_000).filter { $0.isMultiple(of: 3) })
    try window.tap("Filter")
    try window.tap("Remove all")
    #expect(window.rows == [])
    window.finish()
    #expect(window.rows == [])
  }

  @Test func reloadedPageReceivesRenderedRowsAndThenTheRest() {
    var window = GraphWindow(Numbers(count: 1_000))
    window.take(window.graph.mount())
    window.page = PageModel()
    window.take(window.graph.rebuild())
    window.finish()
    #expect(window.rows == Array(0..<1_000))
  }

  @Test func deferredRowsTakeInputAndKeepIt() throws {
    let view = ViewHarness { Numbers(count: 500) }
    #expect(try view.attribute("value", of: .textField("Field 499")) == "499")
    try view.type("a", into: .textField("Field 499"))
    try view.tap(.button("Reverse"))
    #expect(try view.attribute("value", of: .textField("Field 499")) == "a")
  }

  @Test func scrollingToARowThatWaitsBringsTheRowsBefore() throws {
    var window = GraphWindow(
      ScrollViewReader { proxy in
        Button("Last") { proxy.scrollTo(999) }
        List(0..<1_000, id: \.self) { Text("\($0)") }
      }
    )
    window.take(window.graph.mount())
    let patches = try window.tap("Last")
    #expect(!window.graph.isUnfinished)
    #expect(window.rows == Array(0..<1_000))
    guard case .scroll(let row, nil) = patches.last else {
      Issue.record("The page is to scroll: \(patches.suffix(1))")
      return
    }
    #expect(window.text(in: row) == "999")
  }

  @Test func optionsOfAPickerDoNotWait() {
    var window = GraphWindow(
      Picker("Number", selection: .constant(900)) {
        ForEach(0..<1_000) { Text("\($0)").tag($0) }
      }
    )
    window.take(window.graph.mount())
    #expect(!window.graph.isUnfinished)
  }

  @Test func viewsInRowsAppearWhenTheRowsCome() {
    let log = Log()
    var window = GraphWindow(
      VStack {
        ForEach(0..<1_000) { number in
          Text("\(number)").onAppear { log.appeared.append(number) }
        }
      }
    )
    window.take(window.graph.mount())
    #expect(log.appeared == window.rows)
    window.finish()
    #expect(log.appeared == Array(0..<1_000))
    window.graph.unmount()
    #expect(log.appeared.count == 1_000)
  }
}

@MainActor
private final class Log {
  var appeared: [Int] = []
}

/// A list of numbers, of which each third is shown alone when it is filtered.
private struct Numbers: View {
  @State private var numbers: [Int]
  @State private var isFiltered = false

  init(count: Int) {
    _numbers = State(initialValue: Array(0..<count))
  }

  var body: some View {
    Button("Insert in front") { numbers.insert(-1, at: 0) }
    Button("Remove the first") { numbers.removeFirst() }
    Button("Remove the last") { numbers.removeLast() }
    Button("Remove all") { numbers.removeAll() }
    Button("Reverse") { numbers.reverse() }
    Button("Filter") { isFiltered.toggle() }
    List(numbers, id: \.self) { number in
      if !isFiltered || number.isMultiple(of: 3) {
        Text("\(number)")
        Field(number: number)
      }
    }
  }
}

private struct Field: View {
  let number: Int
  @State private var text: String

  init(number: Int) {
    self.number = number
    _text = State(initialValue: "\(number)")
  }

  var body: some View {
    TextField("Field \(number)", text: $text)
  }
}
