import Observation
import OpenCombine
import Testing
import ViewCore
import ViewTesting

/// How many rows run when the view around them does.
@MainActor
struct RowRunTests {
  /// Which rows have run.
  @Observable final class Log {
    @ObservationIgnored var rows: [Int] = []

    func note(_ row: Int) -> String {
      rows.append(row)
      return "\(row)"
    }

    /// The rows since this was asked last.
    func take() -> [Int] {
      defer { rows = [] }
      return rows
    }
  }

  private struct Numbers: View {
    let log: Log
    @State private var numbers = Array(0..<1_000)
    @State private var unit = "m"
    @State private var highlighted = 1
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      let unit = unit
      EditButton()
      Button("Add") { numbers.insert(1_000, at: 0) }
      Button("Reverse") { numbers.reverse() }
      Button("Feet") { self.unit = "ft" }
      Button("Highlight") { highlighted = 2 }
      List {
        ForEach(numbers, id: \.self) { number in
          Text("\(log.note(number)) \(unit)")
            .bold(highlighted == number)
            .environment(\.layoutDirection, direction)
        }
        .onDelete { numbers.remove(atOffsets: $0) }
        .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private let log = Log()

  private func show() -> ViewHarness {
    let view = ViewHarness { Numbers(log: log) }
    #expect(log.take().count == 1_000)
    return view
  }

  @Test func addingARowRunsNoOtherRow() throws {
    let view = show()
    try view.tap(.button("Add"))
    #expect(log.take() == [1_000])
    #expect(view.patches.count == 1)
  }

  @Test func deletingARowRunsNoOtherRow() throws {
    let view = show()
    try view.delete(.text("500 m"))
    #expect(log.take() == [])
    #expect(view.patches.count == 1)
  }

  @Test func movedRowsDoNotRun() throws {
    let view = show()
    try view.tap(.button("Reverse"))
    #expect(log.take() == [])
    #expect(view.text.first { $0.hasSuffix("m") } == "999 m")
  }

  @Test func editModeRunsNoRowAndSendsOnePatch() throws {
    let view = show()
    try view.tap(.button("Edit"))
    #expect(log.take() == [])
    #expect(view.patches.filter { if case .insert = $0 { true } else { false } } == [])
    // The mark of the list, the button's title, and how both move.
    #expect(view.patches.count <= 3)
    try view.moveRow(0, by: 2)
    #expect(log.take() == [])
    #expect(view.patches.count == 1)
    try view.tap(.button("Done"))
    #expect(log.take() == [])
  }

  @Test func allRowsRunForAnotherCapturedValue() throws {
    let view = show()
    try view.tap(.button("Feet"))
    #expect(log.take().count == 1_000)
    #expect(view.contains(.text("999 ft")))
  }

  @Test func rowsRunForTheStateThatTheyRead() throws {
    let view = show()
    try view.tap(.button("Highlight"))
    #expect(log.take().count == 1_000)
    #expect(view.patches.count == 2)
  }

  final class Prices: ObservableObject {
    @Published var currency = "EUR"
  }

  /// Rows that look into an object of which nobody knows who reads it.
  private struct PriceList: View {
    @ObservedObject var prices: Prices

    var body: some View {
      Button("Dollar") { prices.currency = "USD" }
      ForEach(0..<3) { Text("\($0) \(prices.currency)") }
    }
  }

  @Test func rowsShowChangesOfUnobservedObjects() throws {
    let view = ViewHarness { PriceList(prices: Prices()) }
    try view.tap(.button("Dollar"))
    #expect(view.text.last == "2 USD")
  }

  private struct Titled: View {
    struct Item: Identifiable {
      let id: Int
      var title: String
    }

    let log: Log
    @State private var items = (0..<100).map { Item(id: $0, title: "Item") }

    var body: some View {
      Button("Rename") { items[50].title = "Renamed" }
      ForEach(items) { Text("\($0.title) \(log.note($0.id))") }
    }
  }

  @Test func aRowRunsForAnotherElementOfItsID() throws {
    let view = ViewHarness { Titled(log: log) }
    _ = log.take()
    try view.tap(.button("Rename"))
    #expect(log.take() == [50])
    #expect(view.contains(.text("Renamed 50")))
  }

  @Observable final class Shown {
    var title = "a"
  }

  /// Each run of the body makes a variable of its own, which its button changes later.
  private struct VariableReader: View {
    let shown: Shown

    var body: some View {
      var title = shown.title
      ForEach(0..<1) { _ in Text("row \(title)") }
      Button("Next") {
        title += "b"
        shown.title = title
      }
    }
  }

  @Test func rowsShowAVariableThatTheirBodyChangesLater() throws {
    let view = ViewHarness { VariableReader(shown: Shown()) }
    #expect(view.text.first == "row a")
    try view.tap(.button("Next"))
    #expect(view.text.first == "row ab")
    try view.tap(.button("Next"))
    #expect(view.text.first == "row abb")
  }

  private struct Labels: View {
    struct Label: Identifiable {
      let id: Int
      let text: () -> String
    }

    let log: Log
    let shown: Shown
    @State private var count = 0

    var body: some View {
      var title = shown.title
      let fixed = "fixed"
      Button("Count \(count)") { count += 1 }
      Button("Next") {
        title += "b"
        shown.title = title
      }
      ForEach([Label(id: 1) { "row \(title)" }, Label(id: 2) { "row \(fixed)" }]) {
        Text("\($0.text()) \(log.note($0.id))")
      }
    }
  }

  @Test func elementWithAClosureRunsIfTheVariableOfTheClosureHasChanged() throws {
    let view = ViewHarness { Labels(log: log, shown: Shown()) }
    #expect(log.take() == [1, 2])
    try view.tap(.button("Next"))
    #expect(log.take() == [1])
    #expect(view.contains(.text("row ab 1")))
    try view.tap(.button("Count 0"))
    #expect(log.take() == [])
  }
}
