import ComposableArchitecture
import Testing

/// Children whose reducers have a type that is known only at run time.
@MainActor
struct ErasedChildTests {
  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      var id = 0
      var count = 0
    }
    enum Action: Equatable { case tapped }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.count += 1
      return .none
    }
  }

  struct Parent: Reducer {
    struct State: Equatable {
      var optional: Row.State? = Row.State()
      @PresentationState var presented: Row.State? = Row.State()
      var rows: IdentifiedArrayOf<Row.State> = [Row.State()]
      var tuples: IdentifiedArrayOf<Row.State> = [Row.State()]
      var path = StackState([Row.State()])
    }
    @CasePathable
    enum Action: Equatable {
      case optional(Row.Action)
      case presented(PresentationAction<Row.Action>)
      case rows(IdentifiedActionOf<Row>)
      case tuple(id: Int, action: Row.Action)
      case path(StackActionOf<Row>)
    }
    let row: any ReducerOf<Row>

    var body: some ReducerOf<Self> {
      Reduce { _, _ in .none }
        .ifLet(\.optional, action: \.optional) { row }
        .ifLet(\.$presented, action: \.presented) { row }
        .forEach(\.rows, action: \.rows) { row }
        .forEach(\.tuples, action: /Action.tuple) { row }
        .forEach(\.path, action: \.path) { row }
    }
  }

  @Test func childRunsWithErasedReducer() async {
    let store = TestStore(initialState: Parent.State()) { Parent(row: Row()) }
    await store.send(.optional(.tapped)) { $0.optional?.count = 1 }
    await store.send(.presented(.presented(.tapped))) { $0.presented?.count = 1 }
    await store.send(.rows(.element(id: 0, action: .tapped))) { $0.rows[id: 0]?.count = 1 }
    await store.send(.tuple(id: 0, action: .tapped)) { $0.tuples[id: 0]?.count = 1 }
    await store.send(.path(.element(id: 0, action: .tapped))) { $0.path[id: 0]?.count = 1 }
  }
}
