import ComposableArchitecture
import Testing

@Suite @MainActor struct SmokeTests {
  struct Child: Reducer {
    struct State: Equatable { var n = 0 }
    enum Action: Equatable { case bump, wait, close, timer }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bump: state.n += 1; return .none
        case .wait: return .run { _ in try await Task.never() }
        case .close: return .run { _ in await dismiss() }
        case .timer: return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.bump) }
        }
        }
      }
    }
  }
  struct Parent: Reducer {
    struct State: Equatable {
      @PresentationState var child: Child.State?
      var path = StackState<Child.State>()
    }
    enum Action: Equatable {
      case show, push
      case child(PresentationAction<Child.Action>)
      case path(StackAction<Child.State, Child.Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .show: state.child = Child.State(); return .none
        case .push: state.path.append(Child.State()); return .none
        case .child, .path: return .none
        }
      }
      .ifLet(\.$child, action: /Action.child) { Child() }
      .forEach(\.path, action: /Action.path) { Child() }
    }
  }

  @Test func presentation() async {
    let clock = TestClock()
    let store = TestStore(initialState: Parent.State()) { Parent() } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.show) { $0.child = Child.State() }
    await store.send(.child(.presented(.bump))) { $0.child?.n = 1 }
    await store.send(.child(.presented(.timer)))
    await clock.advance(by: .seconds(1))
    await store.receive(.child(.presented(.bump))) { $0.child?.n = 2 }
    await store.send(.child(.presented(.close)))
    await store.receive(.child(.dismiss)) { $0.child = nil }
    await store.send(.push) { $0.path.append(Child.State()) }
    await store.send(.push) { $0.path.append(Child.State()) }
    await store.send(.path(.element(id: 1, action: .bump))) { $0.path[id: 1]?.n = 1 }
    await store.send(.path(.element(id: 1, action: .timer)))
    await clock.advance(by: .seconds(1))
    await store.receive(.path(.element(id: 1, action: .bump))) { $0.path[id: 1]?.n = 2 }
    await store.send(.path(.element(id: 0, action: .close)))
    await store.receive(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }
}
