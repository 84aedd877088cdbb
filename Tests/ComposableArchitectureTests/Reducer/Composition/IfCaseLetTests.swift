@testable import ComposableArchitecture
import Testing

@MainActor
struct IfCaseLetTests {
  @Test func ifCaseLetChangesTheValueInTheCase() async {
    let (store, _) = makeScreens()
    await store.send(.one(.bump)) { $0 = .one(Sleeper.State(count: 1)) }
    await store.send(.become(.two(Sleeper.State()))) { $0 = .two(Sleeper.State()) }
    await store.send(.two(.bump)) { $0 = .two(Sleeper.State(count: 1)) }
  }

  @Test func effectsEndWithTheCase() async {
    let (store, clock) = makeScreens()
    await store.send(.one(.sleep))
    await store.send(.become(.two(Sleeper.State()))) { $0 = .two(Sleeper.State()) }
    await clock.advance(by: .seconds(1))
    #expect(store.isIdle)
  }

  @Test func effectsEndWithTheIDOfTheValue() async {
    let (store, clock) = makeScreens()
    await store.send(.one(.sleep))
    await store.send(.become(.one(Sleeper.State(id: 1)))) { $0 = .one(Sleeper.State(id: 1)) }
    await clock.advance(by: .seconds(1))
    #expect(store.isIdle)
  }

  @Test func effectsSurviveAReplacementWithinTheSameCase() async {
    let (store, clock) = makeScreens()
    await store.send(.one(.sleep))
    await store.send(.become(.one(Sleeper.State(count: 1)))) { $0 = .one(Sleeper.State(count: 1)) }
    await clock.advance(by: .seconds(1))
    await store.receive(.one(.awoke)) { $0 = .one(Sleeper.State(count: 101)) }
  }

  @Test func anIDOfTheEnumDoesNotHideTheCase() async {
    struct Pages: Reducer {
      enum State: Equatable, Identifiable {
        case first(Sleeper.State)
        case second
        var id: Int { 0 }
      }
      enum Action: Equatable { case first(Sleeper.Action), next }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if action == .next { state = .second }
          return .none
        }
        .ifCaseLet(/State.first, action: /Action.first) { Sleeper() }
      }
    }
    let clock = TestClock()
    let store = TestStore(initialState: Pages.State.first(Sleeper.State())) {
      Pages()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.first(.sleep))
    await store.send(.next) { $0 = .second }
    #expect(store.isIdle)
  }
}
