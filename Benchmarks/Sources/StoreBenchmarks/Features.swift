import ComposableArchitecture

/// The smallest reducer: one integer and no effect.
struct Plain: Reducer {
  struct State: Equatable {
    var value = 0
  }

  enum Action {
    case bump, nothing
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bump: state.value &+= 1
      case .nothing: break
      }
      return .none
    }
  }
}

/// A large array that an action appends to.
///
/// The action also removes the new element, so that the array stays as large.
struct Numbers: Reducer {
  struct State {
    var numbers = Array(0..<10_000)
  }

  enum Action {
    case append
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.numbers.append(7)
      state.numbers.removeLast()
      return .none
    }
  }
}

/// Effects that feed one action back.
struct Echo: Reducer {
  struct State: Equatable {
    var asked = 0
    var answered = 0
  }

  enum Action: Equatable, Sendable {
    case ask, askNow, askMerged, askCancellable
    case answer(Int)
  }

  private enum CancelID {
    case ask
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ask:
        state.asked &+= 1
        return .run { [n = state.asked] send in await send(.answer(n)) }
      case .askNow:
        state.asked &+= 1
        return .send(.answer(state.asked))
      case .askMerged:
        state.asked &+= 1
        return .merge(
          .run { [n = state.asked] send in await send(.answer(n)) },
          .run { [n = state.asked] send in await send(.answer(n)) }
        )
      case .askCancellable:
        state.asked &+= 1
        return .run { [n = state.asked] send in await send(.answer(n)) }
          .cancellable(id: CancelID.ask, cancelInFlight: true)
      case .answer(let n):
        state.answered = n
        return .none
      }
    }
  }
}

/// Reads a dependency in its reducer.
struct Depending: Reducer {
  struct State {
    var value = 0
  }

  enum Action {
    case none, once, tenTimes
  }

  @Dependency(\.benchmarkNumber) var number

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .none: break
      case .once: state.value &+= number
      case .tenTimes: for _ in 0..<10 { state.value &+= number }
      }
      return .none
    }
  }
}

private enum BenchmarkNumberKey: DependencyKey {
  static let liveValue = 42
  static let testValue = 42
}

extension DependencyValues {
  var benchmarkNumber: Int {
    get { self[BenchmarkNumberKey.self] }
    set { self[BenchmarkNumberKey.self] = newValue }
  }
}

/// A body of two reducers.
struct Pair: Reducer {
  typealias State = Plain.State
  typealias Action = Plain.Action

  var body: some ReducerOf<Self> {
    EmptyReducer()
    Reduce { state, action in
      switch action {
      case .bump: state.value &+= 1
      case .nothing: break
      }
      return .none
    }
  }
}

/// Two fields that controls write to, and an action that they do not send.
struct Bound: Reducer {
  struct State: Equatable {
    @BindingState var isOn = false
    @BindingState var name = ""
    var value = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case bump
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: break
      case .bump: state.value &+= 1
      }
      return .none
    }
  }
}

/// The same with its actions in a case of another.
struct NestedBound: Reducer {
  typealias State = Bound.State

  enum Action: CasePathable {
    case view(Bound.Action)

    struct AllCasePaths {
      let view = AnyCasePath(unsafe: Action.view)
    }
    static let allCasePaths = AllCasePaths()
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}
