import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct LeavingOutTests {
  private let recording = StoreRecording<Basket.State, Basket.Action>()

  private func makeStore() -> StoreOf<Basket> {
    Store(initialState: Basket.State(), recording: recording) {
      Basket()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func laterActionsHaveTheStatesWithoutTheOneThatIsLeftOut() throws {
    let store = makeStore()
    store.send(.added("Pear"))
    store.send(.added("Plum"))
    store.send(.emptied)
    store.send(.added("Fig"))
    let later = try #require(recording.actions(leavingOut: 3))
    #expect(later.map(\.number) == [4])
    #expect(later.last?.stateAfter.names == ["Pear", "Plum", "Fig"])
    #expect(store.names == ["Fig"])
  }

  @Test func whatTheEffectsOfAnActionSentIsLeftOutWithIt() throws {
    let store = makeStore()
    store.send(.added("Pear"))
    store.send(.pairAdded("Plum"))
    store.send(.added("Fig"))
    #expect(store.names == ["Pear", "Plum", "Plum", "Fig"])
    let later = try #require(recording.actions(leavingOut: 2))
    #expect(later.map(\.number) == [5])
    #expect(later.last?.stateAfter.names == ["Pear", "Fig"])
  }

  @Test func reducerGetsTheIDsThatItGotThen() throws {
    let store = makeStore()
    store.send(.added("Pear"))
    store.send(.added("Plum"))
    let later = try #require(recording.actions(leavingOut: 1))
    #expect(later.last?.stateAfter.fruits.map(\.id) == [UUID(1)])
  }

  @Test func actionsThatNeedTheOneThatIsLeftOutAreUnknown() {
    let store = makeStore()
    store.send(.added("Pear"))
    store.send(.fruits(.element(id: UUID(0), action: .renamed("Plum"))))
    #expect(recording.actions(leavingOut: 1)?.count == nil)
  }

  @Test func actionThatIsNotKeptCannotBeLeftOut() {
    #expect(recording.actions(leavingOut: 1)?.count == nil)
  }
}

@Reducer
private struct Basket {
  @ObservableState
  struct State: Equatable {
    var fruits: IdentifiedArrayOf<Fruit.State> = []

    var names: [String] { fruits.map(\.name) }
  }
  enum Action {
    case added(String)
    case emptied
    case fruits(IdentifiedActionOf<Fruit>)
    case pairAdded(String)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let name): state.fruits.append(Fruit.State(id: uuid(), name: name))
      case .emptied: state.fruits = []
      case .fruits: break
      case .pairAdded(let name): return .concatenate(.send(.added(name)), .send(.added(name)))
      }
      return .none
    }
    .forEach(\.fruits, action: \.fruits) { Fruit() }
  }

  @Reducer
  struct Fruit {
    struct State: Equatable, Identifiable {
      let id: UUID
      var name: String
    }
    enum Action {
      case renamed(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .renamed(let name) = action { state.name = name }
        return .none
      }
    }
  }
}
