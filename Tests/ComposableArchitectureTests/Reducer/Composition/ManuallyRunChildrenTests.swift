@testable import ComposableArchitecture
import Testing

/// A feature that a reducer runs manually, and the effects of its children.
@MainActor
struct ManuallyRunChildrenTests {
  struct Host: Reducer {
    struct State: Equatable {
      var first = Family.State()
      var second = Family.State()
    }
    enum Action: Equatable {
      case first(Family.Action)
      case second(Family.Action)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .first(let action):
          Family().reduce(into: &state.first, action: action).map(Action.first)
        case .second(let action):
          Family().reduce(into: &state.second, action: action).map(Action.second)
        }
      }
    }
  }

  private let child = Sleeper.State(id: 7)

  private func makeHost(_ state: Host.State) -> (TestStoreOf<Host>, TestClock<Duration>) {
    let clock = TestClock()
    let store = TestStore(initialState: state) {
      Host()
    } withDependencies: {
      $0.continuousClock = clock
    }
    return (store, clock)
  }

  @Test(arguments: ChildEffectsTests.Kind.all)
  func effectsEndOnTheirOwn(_ kind: ChildEffectsTests.Kind) async {
    let (store, clock) = makeHost(Host.State(first: kind.state(child)))
    await store.send(.first(kind.action(.sleep)))
    await clock.advance(by: .seconds(1))
    await store.receive(.first(kind.action(.awoke))) {
      kind.put(&$0.first, Sleeper.State(id: 7, count: 100))
    }
    #expect(store.core.hasTasks == false)
  }

  @Test(arguments: ChildEffectsTests.Kind.all)
  func effectsEndWithTheChild(_ kind: ChildEffectsTests.Kind) async {
    let (store, _) = makeHost(Host.State(first: kind.state(child)))
    await store.send(.first(kind.action(.sleep)))
    await store.send(.first(.become(Family.State()))) { $0.first = Family.State() }
    await store.finish()
  }

  @Test(arguments: ChildEffectsTests.Kind.all)
  func effectsOfAnotherFeatureOfTheKindGoOn(_ kind: ChildEffectsTests.Kind) async {
    let (store, clock) = makeHost(Host.State(first: kind.state(child)))
    await store.send(.first(kind.action(.sleep)))
    await store.send(.second(.become(kind.state(Sleeper.State(id: 8))))) {
      $0.second = kind.state(Sleeper.State(id: 8))
    }
    await store.send(.second(.fixed(.bump))) { $0.second.fixed.count = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(.first(kind.action(.awoke))) {
      kind.put(&$0.first, Sleeper.State(id: 7, count: 100))
    }
  }

  @Test func aPresentedChildDismissesItself() async {
    var family = Family.State()
    family.shown = child
    let (store, _) = makeHost(Host.State(first: family))
    await store.send(.first(.shown(.presented(.sleep))))
    await store.send(.first(.shown(.presented(.close))))
    await store.receive(.first(.shown(.dismiss))) { $0.first.shown = nil }
    await store.finish()
  }
}
