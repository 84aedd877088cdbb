@testable import ComposableArchitecture
import Testing

/// A child that replaces itself by its own action: the effects of that action belong to the new child.
@MainActor
struct BecomingAnotherTests {
  struct Wizard: Reducer {
    enum State: Equatable { case name, address }
    enum Action: Equatable { case load, next, loaded }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .loaded: return .none
        case .next: state = .address
        case .load: break
        }
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.loaded)
        }
      }
    }
  }

  struct Host: Reducer {
    struct State: Equatable {
      var maybe: Wizard.State? = .name
      @PresentationState var shown: Wizard.State? = .name
    }
    enum Action: Equatable {
      case maybe(Wizard.Action)
      case shown(PresentationAction<Wizard.Action>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.maybe, action: /Action.maybe) { Wizard() }
        .ifLet(\.$shown, action: /Action.shown) { Wizard() }
    }
  }

  private let clock = TestClock()

  private func makeStore() -> TestStoreOf<Host> {
    TestStore(initialState: Host.State()) {
      Host()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func optionalChildThatBecomesAnotherEndsItsEffects() async {
    let store = makeStore()
    await store.send(.maybe(.load))
    await store.send(.maybe(.next)) { $0.maybe = .address }
    await clock.advance(by: .seconds(1))
    await store.receive(.maybe(.loaded))
    #expect(store.isIdle)
  }

  @Test func presentedChildThatBecomesAnotherEndsItsEffects() async {
    let store = makeStore()
    await store.send(.shown(.presented(.load)))
    await store.send(.shown(.presented(.next))) { $0.shown = .address }
    await clock.advance(by: .seconds(1))
    await store.receive(.shown(.presented(.loaded)))
    #expect(store.isIdle)
  }
}
