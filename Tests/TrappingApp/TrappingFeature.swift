import ComposableArchitecture

/// A feature that traps in its reducer or in an effect.
@Reducer
struct TrappingFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case counted
    case effectTrapped
    case reducerTrapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted:
        state.count += 1
        return .none
      case .effectTrapped:
        return .run { _ in trap() }
      case .reducerTrapped:
        state.count = -1
        trap()
      }
    }
  }
}

private func trap() -> Never {
  fatalError("The feature stops.")
}
