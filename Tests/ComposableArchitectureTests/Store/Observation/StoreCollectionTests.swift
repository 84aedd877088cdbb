@testable import ComposableArchitecture
import Testing

@MainActor
struct StoreCollectionTests {
  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
    }
    enum Action {
      case closeOthers
    }
  }

  @Reducer
  struct Rows {
    @ObservableState
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State>
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case reopen(Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .rows(.element(id: let id, action: .closeOthers)):
          state.rows.removeAll { $0.id != id }
          return .none
        case .reopen(let id):
          state.rows.append(Row.State(id: id))
          return .none
        }
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  private let store = Store(
    initialState: Rows.State(rows: [Row.State(id: 0), Row.State(id: 1), Row.State(id: 2)])
  ) {
    Rows()
  }

  @Test func aLoopGoesOnOverElementsThatGoMeanwhile() {
    var ids: [Int] = []
    for row in store.scope(state: \.rows, action: \.rows) {
      ids.append(row.id)
      if row.id == 0 { row.send(.closeOthers) }
    }
    #expect(ids == [0, 1, 2])
    #expect(Array(store.rows.ids) == [0])
    #expect(store.scope(state: \.rows, action: \.rows).map(\.id) == [0])
  }

  @Test func loopFromTheLastElementGoesOnOverElementsThatGoMeanwhile() {
    var ids: [Int] = []
    for row in store.scope(state: \.rows, action: \.rows).reversed() {
      ids.append(row.id)
      if row.id == 2 { row.send(.closeOthers) }
    }
    #expect(ids == [2, 1, 0])
    #expect(Array(store.rows.ids) == [2])
  }

  @Test func firstReadOfARemovedElementIsReportedOnce() async {
    let rows: _StoreCollection<Int, Row.State, Row.Action> =
      store.scope(state: \.rows, action: \.rows)
    rows[0].send(.closeOthers)
    let issues = await IssueRecorder.issues {
      for _ in 1...2 {
        _ = rows[1]
      }
    }
    #expect(issues.map(\.message) == [Issues.elementOfStoresIsGone(id: 1)])
    // Its actions reach the parent, whose 'forEach' misses the element.
    let issuesOfAction = await IssueRecorder.issues { rows[1].send(.closeOthers) }
    #expect(issuesOfAction.count == 1)
    #expect(Array(store.rows.ids) == [])
  }

  @Test func elementThatReturnsHasAStoreAgain() async {
    let rows: _StoreCollection<Int, Row.State, Row.Action> =
      store.scope(state: \.rows, action: \.rows)
    rows[0].send(.closeOthers)
    _ = await IssueRecorder.issues { _ = rows[1] }
    store.send(.reopen(1))
    #expect(rows[1].id == 1)
  }

  @Test func aPlaceAndALoopHaveTheSameStores() {
    let rows: _StoreCollection<Int, Row.State, Row.Action> =
      store.scope(state: \.rows, action: \.rows)
    let last = rows[2]
    let isSame = Array(rows).elementsEqual([rows[0], rows[1], last], by: ===)
    #expect(isSame)
  }
}
