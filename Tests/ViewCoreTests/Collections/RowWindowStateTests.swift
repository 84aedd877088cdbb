import Observation
import OpenCombine
import Testing

@testable import ViewCore
@testable import ViewTesting

/// The state of rows outlives their absence, and rows in use stay.
@MainActor
struct RowWindowStateTests {
  @Test func rowInUseStaysWithTheRowsBesideItWhileTheUserScrolls() throws {
    let list = LongList(count: 1_000)
    var window = list.open()
    try window.show(500...509, holding: 3)
    #expect(
      window.children == [.gap(2)] + GraphWindow.rows(2..<5) + [.gap(495)]
        + GraphWindow.rows(500..<510) + [.gap(490)]
    )
    list.model.numbers.remove(at: 0)
    window.take(window.graph.flush())
    #expect(
      window.children == [.gap(1)] + GraphWindow.rows(2..<5) + [.gap(495)]
        + GraphWindow.rows(500..<510) + [.gap(490)]
    )
    try window.show(500...509)
    #expect(window.children == [.gap(500)] + GraphWindow.rows(501..<511) + [.gap(489)])
  }

  @Test func stateOfARowSurvivesItsAbsence() throws {
    var window = GraphWindow(
      List(0..<1_000, id: \.self) { CountingRow(number: $0) },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    try window.tap("Add to 7")
    #expect(window.page.texts.contains("7: 1"))
    try window.show(500...509)
    #expect(!window.page.texts.contains("7: 1"))
    try window.show(0...9)
    #expect(window.page.texts.contains("7: 1"))
    try window.tap("Add to 7")
    #expect(window.page.texts.contains("7: 2"))
  }

  @Test func rowsThatHaveLeftThePageRunWhenTheyReturn() throws {
    let list = StatefulNumbers.Model()
    var window = GraphWindow(StatefulNumbers(model: list), makesRowsOnDemand: true)
    window.take(window.graph.mount())
    try window.tap("Add to 7")
    try window.show(500...509)
    list.runs = []
    list.prefix = "b"
    window.take(window.graph.flush())
    #expect(list.runs.sorted() == Array(500..<510))
    try window.show(0...9)
    #expect(window.page.texts.contains("b7: 1"))
  }

  @Test func modelOfARowSurvivesItsAbsence() throws {
    var window = GraphWindow(
      List(0..<1_000, id: \.self) { RowWithModel(number: $0) },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    try window.tap("Add to 7")
    try window.show(500...509)
    try window.show(0...9)
    #expect(window.page.texts.contains("7: 1"))
  }

  @Test func rowsWithoutStateAreReleased() throws {
    let counter = InstanceCounter()
    let shared = SharedObject()
    var window = GraphWindow(
      List(0..<1_000, id: \.self) { number in
        RowWithObject(number: number, object: .init(counter), shared: shared)
      },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    for start in stride(from: 0, through: 900, by: 50) { try window.show(start...start + 9) }
    window.graph.releaseRemovedNodes()
    #expect(counter.count == 10)
  }

  @Test func rowWithAPushedScreenStays() throws {
    let model = PushingList.Model()
    var window = GraphWindow(PushingList(model: model), makesRowsOnDemand: true)
    window.take(window.graph.mount())
    model.pushed = 30
    window.take(window.graph.flush())
    #expect(window.page.texts.contains("Details of 30"))
    model.numbers = model.numbers.filter { $0 > 30 } + [30]
    model.numbers.append(contentsOf: 2_000..<4_000)
    window.take(window.graph.flush())
    #expect(window.page.texts.contains("Details of 30"))
  }
}

private struct CountingRow: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    Text("\(number): \(count)")
    Button("Add to \(number)") { count += 1 }
  }
}

@MainActor
private final class InstanceCounter {
  var count = 0
}

private final class SharedObject: ObservableObject {}

private struct RowWithObject: View {
  @MainActor
  final class Object {
    let counter: InstanceCounter

    init(_ counter: InstanceCounter) {
      self.counter = counter
      counter.count += 1
    }

    isolated deinit {
      counter.count -= 1
    }
  }

  let number: Int
  let object: Object
  @ObservedObject var shared: SharedObject

  var body: some View {
    Text(verbatim: "\(number)")
  }
}

private struct RowWithModel: View {
  @Observable @MainActor
  final class Model {
    var count = 0
  }

  let number: Int
  @State private var model = Model()

  var body: some View {
    Text(verbatim: "\(number): \(model.count)")
    Button("Add to \(number)") { model.count += 1 }
  }
}

/// A stack whose rows push screens.
private struct PushingList: View {
  @Observable @MainActor
  final class Model {
    var numbers = Array(0..<1_000)
    var pushed: Int?
  }

  let model: Model

  var body: some View {
    NavigationStack {
      List(model.numbers, id: \.self) { number in
        Text(verbatim: "\(number)")
          .navigationDestination(
            isPresented: Binding {
              model.pushed == number
            } set: { isPushed in
              if !isPushed { model.pushed = nil }
            }
          ) {
            Text(verbatim: "Details of \(number)")
          }
      }
    }
  }
}

/// Rows with state that also show a value of the list.
private struct StatefulNumbers: View {
  @Observable @MainActor
  final class Model {
    var prefix = "a"
    /// The numbers of the rows that have run.
    @ObservationIgnored var runs: [Int] = []
  }

  struct Row: View {
    let title: String
    let number: Int
    @State private var count = 0

    var body: some View {
      HStack {
        Text(verbatim: "\(title): \(count)")
        Button("Add to \(number)") { count += 1 }
      }
    }
  }

  let model: Model

  var body: some View {
    let prefix = model.prefix
    List(0..<1_000, id: \.self) { number in
      let _ = model.runs.append(number)
      Row(title: "\(prefix)\(number)", number: number)
    }
  }
}
