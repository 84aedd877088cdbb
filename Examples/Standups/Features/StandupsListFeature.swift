import ComposableArchitecture
import StandupsCommon

/// Lists the standups, and adds to them.
struct StandupsListFeature: Reducer {
  struct State: Equatable {
    @PresentationState var addStandup: StandupFormFeature.State?
    var isLoaded = false
    var standups: IdentifiedArrayOf<Standup> = []
    var unreadableFile: StandupsClient.UnreadableFile?
  }

  enum Action: Equatable {
    case addStandup(PresentationAction<StandupFormFeature.Action>)
    case addStandupButtonTapped
    case cancelStandupButtonTapped
    case delegate(Delegate)
    case saveStandupButtonTapped

    enum Delegate: Equatable {
      case saveStandup(Standup)
    }
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addStandup, .delegate:
        return .none

      case .addStandupButtonTapped:
        state.addStandup = StandupFormFeature.State(standup: Standup(id: uuid()))
        return .none

      case .cancelStandupButtonTapped:
        state.addStandup = nil
        return .none

      case .saveStandupButtonTapped:
        guard let standup = state.addStandup?.standup.tidied else { return .none }
        state.addStandup = nil
        return .send(.delegate(.saveStandup(standup)))
      }
    }
    .ifLet(\.$addStandup, action: /Action.addStandup) {
      StandupFormFeature()
    }
  }
}
