import Testing

@testable import ViewCore
@testable import ViewTesting

/// Rows that do not exist have no preference.
@MainActor
struct PreferenceRowTests {
  private let received = Received<[String]>()

  private func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { number in
      Text(verbatim: "\(number)").preference(key: NamesKey.self, value: ["\(number)"])
    }
  }

  @Test func rowsOfALongListProvideValuesWhileTheyAreNear() throws {
    var window = GraphWindow(
      List { rows(1_000) }.onPreferenceChange(NamesKey.self) { received.values.append($0) },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    #expect(received.values == [(0..<40).map { "\($0)" }])
    try window.show(500...519)
    #expect(received.values.last == (500..<520).map { "\($0)" })
  }

  @Test func rowThatKeepsItsStateProvidesNothingWhileItIsAway() throws {
    struct Row: View {
      let number: Int
      @State private var state = Received<Int>()

      var body: some View {
        Text(verbatim: "\(number)").preference(key: NamesKey.self, value: ["\(number)"])
      }
    }
    let list = List(0..<1_000, id: \.self) { Row(number: $0) }
    var window = GraphWindow(
      list.onPreferenceChange(NamesKey.self) { received.values.append($0) },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    try window.show(500...501)
    #expect(received.values.last == ["500", "501"])
    try window.show(0...1)
    #expect(received.values.last == ["0", "1"])
  }

  @Test func deferredRowsProvideValuesOnceTheyExist() {
    var window = GraphWindow(
      VStack { rows(1_000) }.onPreferenceChange(NamesKey.self) { received.values.append($0) }
    )
    window.take(window.graph.mount())
    #expect(window.graph.isUnfinished)
    let counts = received.values.map(\.count)
    #expect(counts.count == 1 && counts[0] < 1_000)
    window.finish()
    #expect(received.values.last == (0..<1_000).map { "\($0)" })
  }

  @Test func graphWithoutReadersHasNothingToCompute() {
    let graph = ViewGraph(root: VStack { rows(100) })
    _ = graph.mount()
    #expect(graph.preferences.areDone)
    _ = graph.flush()
    #expect(graph.preferences.areDone)
  }
}
