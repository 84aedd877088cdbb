import ComposableArchitecture

/// A feature with an enum as its state: one of two screens.
struct Screens: Reducer {
  enum State: Equatable, CasePathable {
    case none
    case one(Sleeper.State)
    case two(Sleeper.State)

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths {
      var one: AnyCasePath<State, Sleeper.State> { /State.one }
      var two: AnyCasePath<State, Sleeper.State> { /State.two }
    }
  }
  enum Action: Equatable, CasePathable {
    case become(State)
    case one(Sleeper.Action)
    case two(Sleeper.Action)

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths {
      var one: AnyCasePath<Action, Sleeper.Action> { /Action.one }
      var two: AnyCasePath<Action, Sleeper.Action> { /Action.two }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .become(let new) = action else { return .none }
      state = new
      return .none
    }
    .ifCaseLet(\.one, action: \.one) { Sleeper() }
    .ifCaseLet(/State.two, action: /Action.two) { Sleeper() }
  }
}

/// A test store that shows the first screen, and the clock of its sleepers.
@MainActor
func makeScreens(
  @ReducerBuilder<Screens.State, Screens.Action> _ reducer: () -> some Reducer<
    Screens.State, Screens.Action
  > = { Screens() }
) -> (store: TestStoreOf<Screens>, clock: TestClock<Duration>) {
  let clock = TestClock()
  let store = TestStore(initialState: Screens.State.one(Sleeper.State())) {
    reducer()
  } withDependencies: {
    $0.continuousClock = clock
  }
  return (store, clock)
}
