#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@MainActor
struct AnimationTests {
  private struct Feature: Reducer {
    struct State: Equatable {
      var count = 0
    }
    enum Action: Equatable {
      case countUp
      case countUpByEffect(Way)
    }
    enum Way: CaseIterable {
      case run, send, sendOfRun, sendWithoutAnimation, publisher
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .countUp:
          state.count += 1
          return .none
        case .countUpByEffect(.publisher):
          return .publisher { Just(Action.countUp) }.animation(.linear(duration: 2))
        case .countUpByEffect(.run):
          return .run { send in await send(.countUp) }
            .animation(.linear)
            .animation(.linear(duration: 2))
        case .countUpByEffect(.send):
          return .send(.countUp, animation: .linear(duration: 2))
        case .countUpByEffect(.sendOfRun):
          return .run { send in await send(.countUp, animation: .linear(duration: 2)) }
        case .countUpByEffect(.sendWithoutAnimation):
          return .send(.countUp)
        }
      }
    }
  }

  private struct Screen: View {
    let store: StoreOf<Feature>

    var body: some View {
      WithViewStore(store, observe: \.count) { viewStore in
        Text("\(viewStore.state)")
        Button("Store") { store.send(.countUp, animation: .linear(duration: 2)) }
        Button("View store") { viewStore.send(.countUp, animation: .linear(duration: 2)) }
        Button("Plain") { viewStore.send(.countUp) }
      }
    }
  }

  private func moves(_ view: ViewHarness) -> Bool {
    view.patches.contains {
      if case .animate(_, let motion?) = $0 { "\(motion)".contains("2") } else { false }
    }
  }

  @Test(arguments: [("Store", true), ("View store", true), ("Plain", false)])
  func aSentActionMayMove(_ button: String, _ isMoving: Bool) throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewHarness { Screen(store: store) }
    try view.tap(.button(button))
    #expect(view.text.first == "1")
    #expect(moves(view) == isMoving)
  }

  @Test(arguments: Feature.Way.allCases)
  private func anActionOfAnEffectMayMove(_ way: Feature.Way) async throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewHarness { Screen(store: store) }
    store.send(.countUpByEffect(way))
    try await view.wait { $0.text.first == "1" }
    #expect(moves(view) == (way != .sendWithoutAnimation))
    try view.tap(.button("Plain"))
    #expect(!moves(view))
  }

  @Test func animatedNoneEffectIsNone() async {
    let store = TestStore(initialState: Feature.State()) {
      Reduce<Feature.State, Feature.Action> { _, _ in .none.animation() }
    }
    await store.send(.countUp)
  }
}
#endif
