import ComposableArchitecture
import StandupsCommon

/// Lists the standups, and adds to them.
@Reducer
struct SyncUpsList {
  @ObservableState
  struct State: Equatable {
    @Presents var add: SyncUpForm.State?
    var isLoaded = false
    var standups: IdentifiedArrayOf<Standup> = []
    var unreadableFile: StandupsClient.UnreadableFile?
  }

  enum Action: Equatable {
    case add(PresentationAction<SyncUpForm.Action>)
    case addButtonTapped
    case cancelAddButtonTapped
    case delegate(Delegate)
    case saveAddButtonTapped

    enum Delegate: Equatable {
      case saveStandup(Standup)
    }
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add, .delegate:
        return .none

      case .addButtonTapped:
        state.add = SyncUpForm.State(standup: Standup(id: uuid()))
        return .none

      case .cancelAddButtonTapped:
        state.add = nil
        return .none

      case .saveAddButtonTapped:
        guard let standup = state.add?.standup.tidied else { return .none }
        state.add = nil
        return .send(.delegate(.saveStandup(standup)))
      }
    }
    .ifLet(\.$add, action: \.add) {
      SyncUpForm()
    }
  }
}
