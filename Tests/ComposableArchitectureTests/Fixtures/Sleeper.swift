import ComposableArchitecture

/// A child feature that counts, sleeps for a second, and dismisses itself.
struct Sleeper: Reducer {
  struct State: Equatable, Identifiable, Codable {
    var id = 0
    var count = 0
  }
  enum Action: Equatable {
    case awoke
    case bump
    case cancel(String)
    case close
    case sleep
    case sleepUnder(String, cancelInFlight: Bool = false)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .awoke:
        state.count += 100
        return .none
      case .bump:
        state.count += 1
        return .none
      case .cancel(let id):
        return .cancel(id: id)
      case .close:
        return .run { _ in await dismiss() }
      case .sleep:
        return sleep
      case .sleepUnder(let id, let cancelInFlight):
        return sleep.cancellable(id: id, cancelInFlight: cancelInFlight)
      }
    }
  }

  private var sleep: EffectOf<Self> {
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.awoke)
    }
  }
}
