@testable import ComposableArchitecture

/// A feature with children of every kind.
///
/// An action can ask it to change its state before its children's reducers run.
struct Family: Reducer {
  struct State: Equatable {
    var fixed = Sleeper.State()
    var maybe: Sleeper.State?
    @PresentationState var shown: Sleeper.State?
    var rows: IdentifiedArrayOf<Sleeper.State> = []
    var path = StackState<Sleeper.State>()
  }
  enum Action: Equatable, CasePathable {
    /// The parent's reducer replaces the state.
    case become(State)
    case cancel(String)
    case fixed(Sleeper.Action)
    case maybe(Sleeper.Action)
    case path(StackActionOf<Sleeper>)
    case rows(IdentifiedActionOf<Sleeper>)
    case shown(PresentationAction<Sleeper.Action>)

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths {
      var fixed: AnyCasePath<Action, Sleeper.Action> { /Action.fixed }
      var maybe: AnyCasePath<Action, Sleeper.Action> { /Action.maybe }
      var path: AnyCasePath<Action, StackActionOf<Sleeper>> { /Action.path }
      var rows: AnyCasePath<Action, IdentifiedActionOf<Sleeper>> { /Action.rows }
      var shown: AnyCasePath<Action, PresentationAction<Sleeper.Action>> { /Action.shown }
    }
  }

  /// Additional work of the parent's reducer for every action.
  var also: @Sendable (inout State, Action) -> EffectOf<Self> = { _, _ in .none }

  var body: some ReducerOf<Self> {
    Scope(state: \.fixed, action: \.fixed) {
      Sleeper()
    }
    Reduce { state, action in
      switch action {
      case .become(let new):
        state = new
      case .cancel(let id):
        return .cancel(id: id)
      default:
        break
      }
      return also(&state, action)
    }
    .ifLet(\.maybe, action: \.maybe) { Sleeper() }
    .ifLet(\.$shown, action: \.shown) { Sleeper() }
    .forEach(\.rows, action: \.rows) { Sleeper() }
    .forEach(\.path, action: \.path) { Sleeper() }
  }
}

/// A test store of a family, and the clock of its sleepers.
@MainActor
func makeFamily(
  _ state: Family.State,
  also: @escaping @Sendable (inout Family.State, Family.Action) -> EffectOf<Family> = { _, _ in
    .none
  },
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> (store: TestStoreOf<Family>, clock: TestClock<Duration>) {
  let clock = TestClock()
  let store = TestStore(
    initialState: state,
    reducer: { Family(also: also) },
    withDependencies: { $0.continuousClock = clock },
    fileID: fileID,
    file: file,
    line: line,
    column: column
  )
  return (store, clock)
}

extension TestStore {
  /// Whether the core remembers no effect.
  var isIdle: Bool {
    core.registry.isEmpty && !core.hasChildEffects && !core.hasTasks
  }
}
