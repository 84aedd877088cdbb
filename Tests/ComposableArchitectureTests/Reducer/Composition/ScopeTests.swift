import ComposableArchitecture
import Testing

@MainActor
struct ScopeTests {
  @Test func scopeChangesAPropertyOfTheState() async {
    struct Host: Reducer {
      struct State: Equatable { var child = Sleeper.State() }
      enum Action: Equatable { case child(Sleeper.Action), other }
      var body: some ReducerOf<Self> {
        Scope(state: \.child, action: /Action.child) { Sleeper() }
      }
    }
    let store = TestStore(initialState: Host.State()) { Host() }
    await store.send(.child(.bump)) { $0.child.count = 1 }
    await store.send(.other)
  }

  @Test func scopeChangesTheValueInACase() async {
    let store = TestStore(initialState: Screens.State.one(Sleeper.State())) { Screens() }
    await store.send(.one(.bump)) { $0 = .one(Sleeper.State(count: 1)) }
  }

  @Test func scopeChangesTheValueInACaseOfACasePathableEnum() async {
    let store = TestStore(initialState: Screens.State.one(Sleeper.State())) {
      Scope(state: \Screens.State.Cases.one, action: \Screens.Action.Cases.one) { Sleeper() }
    }
    await store.send(.one(.bump)) { $0 = .one(Sleeper.State(count: 1)) }
  }

  @Test func scopeRunsSeveralReducersInOrder() async {
    let store = TestStore(initialState: Screens.State.one(Sleeper.State())) {
      Scope(state: /Screens.State.one, action: /Screens.Action.one) {
        Sleeper()
        Reduce { state, _ in
          state.count *= 10
          return .none
        }
      }
    }
    await store.send(.one(.bump)) { $0 = .one(Sleeper.State(count: 10)) }
  }

  @Test func effectsOfAScopeOutliveTheCase() async {
    let (store, clock) = makeScreens {
      Scope(state: /Screens.State.one, action: /Screens.Action.one) { Sleeper() }
      Scope(state: /Screens.State.two, action: /Screens.Action.two) { Sleeper() }
      Reduce { state, action in
        guard case .become(let new) = action else { return .none }
        state = new
        return .none
      }
    }
    await store.send(.one(.sleep))
    await store.send(.become(.two(Sleeper.State()))) { $0 = .two(Sleeper.State()) }
    await store.send(.become(.one(Sleeper.State()))) { $0 = .one(Sleeper.State()) }
    await clock.advance(by: .seconds(1))
    await store.receive(.one(.awoke)) { $0 = .one(Sleeper.State(count: 100)) }
  }
}
