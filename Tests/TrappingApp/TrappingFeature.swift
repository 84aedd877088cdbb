import ComposableArchitecture

/// A feature that traps, or reports an issue in its reducer or in an effect.
@Reducer
struct TrappingFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case counted
    case divided
    case effectTrapped
    case effectReported
    case reducerReported
    case reducerTrapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted:
        state.count += 1
        return .none
      case .divided:
        // It traps if nothing was counted before.
        state.count = 12 / state.count
        return .none
      case .effectReported:
        return .run { _ in reportIssue("The effect reports.") }
      case .effectTrapped:
        return .run { _ in trap() }
      case .reducerReported:
        reportIssue("The reducer reports.")
        return .none
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
