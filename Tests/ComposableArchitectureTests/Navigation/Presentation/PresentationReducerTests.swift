@testable import ComposableArchitecture
import Testing

@MainActor
struct PresentationReducerTests {
  private func family(
    _ child: Sleeper.State?,
    also: @escaping @Sendable (inout Family.State, Family.Action) -> EffectOf<Family> = { _, _ in
      .none
    }
  ) -> (store: TestStoreOf<Family>, clock: TestClock<Duration>) {
    var state = Family.State()
    state.shown = child
    return makeFamily(state, also: also)
  }

  @Test func dismissalClearsTheStateAfterTheParentRan() async {
    let seen = LockIsolated<Sleeper.State?>(nil)
    let (store, _) = family(Sleeper.State()) { state, _ in
      seen.withValue { [shown = state.shown] in $0 = shown }
      return .none
    }
    await store.send(.shown(.dismiss)) { $0.shown = nil }
    #expect(seen.value == Sleeper.State())
  }

  @Test func dismissalEndsTheEffects() async {
    let (store, _) = family(Sleeper.State())
    await store.send(.shown(.presented(.sleep)))
    await store.send(.shown(.dismiss)) { $0.shown = nil }
    #expect(store.isIdle)
  }

  @Test func dismissalLeavesTheEffectsOfTheParentAlone() async {
    let (store, clock) = family(Sleeper.State())
    await store.send(.fixed(.sleep))
    await store.send(.shown(.dismiss)) { $0.shown = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(.fixed(.awoke)) { $0.fixed.count = 100 }
  }

  @Test func dismissalLeavesAnotherChildAlone() async {
    let (store, _) = family(Sleeper.State()) { state, action in
      if action == .shown(.dismiss) { state.shown = Sleeper.State(id: 1) }
      return .none
    }
    await store.send(.shown(.presented(.sleep)))
    await store.send(.shown(.dismiss)) { $0.shown = Sleeper.State(id: 1) }
    #expect(store.isIdle)
  }

  @Test func dismissalClearsTheSameChildThatTheParentPutBack() async {
    let (store, _) = family(Sleeper.State()) { state, action in
      if action == .shown(.dismiss) { state.shown = Sleeper.State(count: 5) }
      return .none
    }
    await store.send(.shown(.dismiss)) { $0.shown = nil }
  }

  @Test func theParentMayClearTheStateItself() async {
    let (store, _) = family(Sleeper.State()) { state, _ in
      state.shown = nil
      return .none
    }
    await store.send(.shown(.presented(.sleep))) { $0.shown = nil }
    #expect(store.isIdle)
  }

  @Test func aFeaturePresentsItself() async {
    let store = TestStore(initialState: Nested.State()) { Nested() }
    await store.send(.present) { $0.child = Nested.State() }
    await store.send(.child(.presented(.present))) { $0.child?.child = Nested.State() }
    await store.send(.child(.presented(.child(.presented(.sleep)))))
    await store.send(.child(.presented(.child(.presented(.close)))))
    await store.receive(.child(.presented(.child(.dismiss)))) { $0.child?.child = nil }
    #expect(store.isIdle)
  }

  @Test func effectsOfGrandchildrenEndWithTheChild() async {
    let store = TestStore(
      initialState: Nested.State(child: Nested.State(child: Nested.State()))
    ) {
      Nested()
    }
    await store.send(.child(.presented(.child(.presented(.sleep)))))
    await store.send(.child(.dismiss)) { $0.child = nil }
    #expect(store.isIdle)
  }
}

/// A feature that presents itself.
struct Nested: Reducer {
  struct State: Equatable {
    @PresentationState var child: State?
  }
  enum Action: Equatable {
    case child(PresentationAction<Action>)
    case close
    case present
    case sleep
  }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child:
        return .none
      case .close:
        return .run { _ in await dismiss() }
      case .present:
        state.child = State()
        return .none
      case .sleep:
        return .run { _ in await untilCancelled() }
      }
    }
    .ifLet(\.$child, action: /Action.child) { Self() }
  }
}
