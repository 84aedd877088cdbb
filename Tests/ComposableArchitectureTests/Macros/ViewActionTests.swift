import ComposableArchitecture
import Testing

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: ViewAction {
    case view(View)

    enum View {
      case incrementButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.incrementButtonTapped):
        state.count += 1
        return .none
      }
    }
  }
}

@ViewAction(for: Counter.self)
private struct CounterScreen {
  let store: StoreOf<Counter>

  @MainActor
  func tap() {
    send(.incrementButtonTapped)
  }
}

@MainActor
struct ViewActionTests {
  @Test func sendWrapsActionsOfTheView() {
    let screen = CounterScreen(store: Store(initialState: Counter.State()) { Counter() })
    screen.tap()
    #expect(screen.store.withState(\.count) == 1)
  }
}
