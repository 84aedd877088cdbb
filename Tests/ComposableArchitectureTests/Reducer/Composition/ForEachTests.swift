@testable import ComposableArchitecture
import Testing

@MainActor
struct ForEachTests {
  struct Eras: Reducer {
    struct State: Equatable { var rows: IdentifiedArrayOf<Sleeper.State> = [] }
    enum Action: Equatable {
      case row(id: Int, action: Sleeper.Action)
      case remove(Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .remove(let id) = action { state.rows.remove(id: id) }
        return .none
      }
      .forEach(\.rows, action: /Action.row) { Sleeper() }
    }
  }

  private let rows: IdentifiedArrayOf<Sleeper.State> = [
    Sleeper.State(id: 1), Sleeper.State(id: 2),
  ]

  @Test func forEachRunsAnElementWhereverItIs() async {
    let (store, _) = makeFamily(Family.State(rows: rows))
    await store.send(.rows(.element(id: 2, action: .bump))) { $0.rows[id: 2]?.count = 1 }
    await store.send(.become(Family.State(rows: [rows[1], rows[0]]))) {
      $0.rows = [Sleeper.State(id: 2), Sleeper.State(id: 1)]
    }
    await store.send(.rows(.element(id: 2, action: .bump))) { $0.rows[id: 2]?.count = 1 }
  }

  @Test func forEachTakesACaseWithAnIDAndAnAction() async {
    let clock = TestClock()
    let store = TestStore(initialState: Eras.State(rows: rows)) {
      Eras()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.row(id: 1, action: .bump)) { $0.rows[id: 1]?.count = 1 }
    await store.send(.row(id: 1, action: .sleep))
    await store.send(.row(id: 2, action: .sleep))
    await store.send(.remove(1)) { $0.rows.remove(id: 1) }
    await clock.advance(by: .seconds(1))
    await store.receive(.row(id: 2, action: .awoke)) { $0.rows[id: 2]?.count = 100 }
    #expect(store.isIdle)
  }

  @Test func removalEndsTheEffectsOfTheRemovedElementAlone() async {
    let (store, clock) = makeFamily(Family.State(rows: rows))
    await store.send(.rows(.element(id: 1, action: .sleepUnder("nap"))))
    await store.send(.rows(.element(id: 2, action: .sleepUnder("nap"))))
    await store.send(.become(Family.State(rows: [rows[1]]))) { $0.rows.remove(id: 1) }
    await clock.advance(by: .seconds(1))
    await store.receive(.rows(.element(id: 2, action: .awoke))) { $0.rows[id: 2]?.count = 100 }
    #expect(store.isIdle)
  }
}
