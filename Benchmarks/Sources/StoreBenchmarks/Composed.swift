import ComposableArchitecture

/// A counter with an optional child of its own kind, to nest to any depth.
struct Nested: Reducer {
  struct State {
    var value = 0
    @PresentationState var inner: Nested.State?
  }

  enum Action {
    case bump
    indirect case inner(PresentationAction<Nested.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .bump = action {
        state.value &+= 1
      }
      return .none
    }
    .ifLet(\.$inner, action: /Action.inner) { Nested() }
  }

  static func state(depth: Int) -> State {
    (1..<max(depth, 1)).reduce(State()) { state, _ in State(inner: state) }
  }

  /// The store of the innermost child.
  @MainActor
  static func leaf(of root: StoreOf<Nested>, depth: Int) -> StoreOf<Nested> {
    (1..<max(depth, 1)).reduce(root) { store, _ in
      // swift-format-ignore: NeverForceUnwrap
      store.scope(state: { $0.inner! }, action: { .inner(.presented($0)) })
    }
  }
}

struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var value = 0
  }

  enum Action {
    case bump
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.value &+= 1
      return .none
    }
  }
}

struct Rows: Reducer {
  struct State {
    var selected = 0
    var rows: IdentifiedArrayOf<Row.State>

    init(_ count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }

  enum Action: CasePathable {
    case select
    case bumpInParent(Int)
    case rows(IdentifiedActionOf<Row>)

    struct AllCasePaths {
      var rows: AnyCasePath<Action, IdentifiedActionOf<Row>> {
        AnyCasePath(embed: Action.rows) {
          guard case .rows(let action) = $0 else { return nil }
          return action
        }
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .select: state.selected &+= 1
      case .bumpInParent(let id): state.rows[id: id]?.value &+= 1
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

/// Rows whose effects run for as long as the rows exist.
struct WaitingRows: Reducer {
  typealias State = Rows.State
  typealias Action = Rows.Action

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .select = action { state.selected &+= 1 }
      return .none
    }
    .forEach(\.rows, action: \.rows) {
      Reduce<Row.State, Row.Action> { _, _ in
        .run { _ in try await Task.never() }
      }
    }
  }
}

struct Stacked: Reducer {
  struct State {
    var path = StackState<Screen.State>()
  }

  enum Action {
    case push, pop
    case path(StackAction<Screen.State, Screen.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .push: state.path.append(Screen.State())
      case .pop: state.path.removeLast()
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: /Action.path) { Screen() }
  }
}

struct Screen: Reducer {
  struct State: Equatable {
    var value = 0
  }

  enum Action {
    case bump
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.value &+= 1
      return .none
    }
  }
}

enum Shape {
  case dot
  case circle(Double)
  case rect(width: Double, height: Double)
  case label(String)
}
