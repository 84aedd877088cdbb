#if !canImport(Darwin)
import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct ForEachStoreTests {
  fileprivate struct Feature: Reducer {
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Tally.State> = [Tally.State(id: 1), Tally.State(id: 2)]
    }
    @CasePathable
    enum Action: Equatable {
      case add
      case delete(IndexSet)
      case rows(IdentifiedActionOf<Tally>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add: state.rows.append(Tally.State(id: state.rows.count + 1))
        case .delete(let offsets): state.rows.remove(atOffsets: offsets)
        case .rows: break
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Tally() }
    }
  }

  private struct Rows: View {
    let store: StoreOf<Feature>
    var didEvaluate: (Int) -> Void = { _ in }

    var body: some View {
      List {
        ForEachStore(store.scope(state: \.rows, action: { .rows($0) })) { row in
          let _ = didEvaluate(row.withState(\.id))
          WithViewStore(row, observe: { $0 }) { viewStore in
            Button("\(viewStore.id): \(viewStore.count)") { viewStore.send(.countUp) }
          }
        }
        .onDelete { store.send(.delete($0)) }
      }
    }
  }

  @Test func aRowChangesAlone() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    var evaluations: [Int] = []
    let view = ViewHarness { Rows(store: store) { evaluations.append($0) } }
    #expect(view.text == ["1: 0", "2: 0"])
    evaluations = []

    try view.tap(.button("2: 0"))
    #expect(view.text == ["1: 0", "2: 1"])
    #expect(view.patches.count == 1)
    #expect(evaluations == [])
  }

  @Test func elementsComeAndGo() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewHarness { Rows(store: store) }
    store.send(.add)
    #expect(view.text == ["1: 0", "2: 0", "3: 0"])
    try view.delete(.button("2: 0"))
    #expect(view.text == ["1: 0", "3: 0"])
    try view.tap(.button("3: 0"))
    #expect(store.withState { $0.rows[id: 3]?.count } == 1)
  }

  @Test func actionsMayComeWithTheirIDs() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewHarness {
      ForEachStore(
        store.scope(
          state: \.rows,
          action: { (action: (id: Int, action: Tally.Action)) in
            .rows(.element(id: action.id, action: action.action))
          }
        )
      ) { row in
        Button("\(row.withState(\.id))") { row.send(.countUp) }
      }
    }
    try view.tap(.button("2"))
    #expect(store.withState(\.rows).map(\.count) == [0, 1])
  }

  @Test func aViewOfACollectionHasRowsToo() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewHarness {
      List {
        WithViewStore(store, observe: { Array($0.rows) }) { viewStore in
          ForEach(viewStore.state) { Text("\($0.id)") }
        }
        .onDelete { store.send(.delete($0)) }
      }
    }
    try view.delete(.text("1"))
    #expect(view.text == ["2"])
  }
}
#endif
