#if DEBUG
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

@MainActor
struct StateTreeTests {
  private func state() throws -> InspectedValue {
    let stores = InspectedStores()
    let store = stores.recordingNewStores {
      Store(initialState: Listed.State()) { Listed() }
    }
    store.send(.opened)
    return try #require(stores.recording(of: 1)?.state(after: 1))
  }

  private func text(_ tree: StateTree) -> [String] { text(tree.lines) }

  @Test func closedTreeHasTheFieldsOfTheState() throws {
    let tree = StateTree(of: try state(), open: [])
    #expect(
      text(tree) == [
        "title \"All\"", "rows 2 elements", "screen .row", "names 1 element", "note nil",
      ]
    )
    #expect(tree.lines.map(\.isOpen) == [nil, false, false, false, nil])
  }

  @Test func openValuesHaveTheirPartsBelowThem() throws {
    let open: Set<[String]> = [["rows"], ["rows", "[id: 2]"], ["screen"], ["names"]]
    #expect(
      text(StateTree(of: try state(), open: open)) == [
        "title \"All\"", "rows 2 elements", " [id: 1] Listed.Row", " [id: 2] Listed.Row", "  id 2",
        "  title \"Design\"", "screen .row", " id 1", " title \"Plan\"", "names 1 element",
        " [\"a\"] 1", "note nil",
      ]
    )
  }

  @Test func longCollectionIsShownInParts() throws {
    let stores = InspectedStores()
    let rows = IdentifiedArray(uniqueElements: (0..<10_050).map { Listed.Row(id: $0, title: "") })
    let store = stores.recordingNewStores {
      Store(initialState: Listed.State(rows: rows)) { Listed() }
    }
    store.send(.opened)
    let state = try #require(stores.recording(of: 1)?.state(after: 1))
    var open: Set<[String]> = [["rows"]]
    var tree = StateTree(of: state, open: open)
    #expect(
      text(tree)[1...6] == [
        "rows 10050 elements", " 0 to 2499 2500 elements", " 2500 to 4999 2500 elements",
        " 5000 to 7499 2500 elements", " 7500 to 9999 2500 elements", " 10000 to 10049 50 elements",
      ]
    )
    #expect(tree.lines[1...3].map(\.path) == [["rows"], nil, nil])
    open.insert(["rows", "0 to 2499"])
    open.insert(["rows", "0 to 2499", "300 to 349"])
    tree = StateTree(of: state, open: open)
    let line = try #require(tree.lines.first { $0.name == "[id: 301]" })
    #expect(line.id == ["rows", "0 to 2499", "300 to 349", "[id: 301]"])
    #expect(line.path == ["rows", "[id: 301]"])
    #expect(tree.lines.count == 5 + 5 + 50 + 50)
  }

  @Test func searchShowsWhatItFindsAndTheWayToIt() throws {
    let search = StateSearch()
    let state = try state()
    let moment = StateSearch.Moment(store: 1, number: 1, leftOut: nil, last: 1)
    search.look(for: "DESIGN", at: moment) { state }
    #expect(
      text(search.lines) == ["rows 2 elements", " [id: 2] Listed.Row", "  title \"Design\""]
    )
    #expect(search.lines.map(\.isOpen) == [true, true, nil])
    search.look(for: "nowhere", at: moment) { state }
    #expect(search.lines.isEmpty)
    search.look(for: "row", at: moment) { state }
    #expect(
      text(search.lines) == [
        "rows 2 elements", " [id: 1] Listed.Row", " [id: 2] Listed.Row", "screen .row",
      ]
    )
    #expect(search.lines.map(\.isOpen) == [true, false, false, false])
    #expect(!search.isSearching)
  }

  @Test func searchGoesThroughALargeStateInSteps() async throws {
    let stores = InspectedStores()
    let rows = IdentifiedArray(
      uniqueElements: (0..<5_000).map { Listed.Row(id: $0, title: "Row \($0)") }
    )
    let store = stores.recordingNewStores {
      Store(initialState: Listed.State(rows: rows)) { Listed() }
    }
    store.send(.opened)
    let state = try #require(stores.recording(of: 1)?.state(after: 1))
    let moment = StateSearch.Moment(store: 1, number: 1, leftOut: nil, last: 1)
    let search = StateSearch()
    var rounds = 0
    repeat {
      search.look(for: "4999", at: moment) { state }
      rounds += 1
    } while search.isSearching
    // Three values for each row are made, a thousand at once.
    #expect(rounds == 16)
    #expect(text(search.lines).suffix(2) == ["  id 4999", "  title \"Row 4999\""])
    search.look(for: "row 49", at: moment) { state }
    #expect(!search.isSearching)
    #expect(search.lines.count == 1 + 2 * 111)
    // The first lines are enough.
    search.look(for: "row", at: moment) { state }
    #expect(!search.isSearching)
    #expect(search.isFull)
    #expect(search.lines.count == 1_000)
  }

  @Test func closedWindowEndsTheSearch() async throws {
    struct SearchView: View {
      let search: StateSearch
      let state: InspectedValue?

      var body: some View {
        let moment = StateSearch.Moment(store: 1, number: 1, leftOut: nil, last: 1)
        let _ = search.look(for: "999", at: moment) { state }
        Text("\(search.lines.count) lines")
      }
    }

    let stores = InspectedStores()
    let store = stores.recordingNewStores {
      Store(initialState: Array(0..<50_000)) { Reduce<[Int], Int> { _, _ in .none } }
    }
    store.send(1)
    let state = stores.recording(of: 1)?.state(after: 1)
    let search = StateSearch()
    let window = ViewHarness { SearchView(search: search, state: state) }
    try await window.wait(until: { _ in search.lines.count > 1 })
    #expect(search.isSearching)
    window.unmount()
    let count = search.lines.count
    // It would have looked at all values in 50 steps.
    for _ in 1...200 { await Task.yield() }
    #expect(search.isSearching)
    #expect(search.lines.count == count)
  }

  private func text(_ lines: [StateTree.Line]) -> [String] {
    lines.map { String(repeating: " ", count: $0.depth) + "\($0.name) \($0.text)" }
  }
}

@Reducer
private struct Listed {
  struct Row: Equatable, Identifiable {
    let id: Int
    var title: String
  }
  @CasePathable
  enum Screen: Equatable {
    case row(Row)
  }
  @ObservableState
  struct State: Equatable {
    var title = "All"
    var rows: IdentifiedArrayOf<Row> = [Row(id: 1, title: "Plan"), Row(id: 2, title: "Design")]
    @Presents var screen: Screen?
    var names = ["a": 1]
    var note: String?
  }
  enum Action: Equatable {
    case opened
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.screen = .row(Row(id: 1, title: "Plan"))
      return .none
    }
  }
}
#endif
