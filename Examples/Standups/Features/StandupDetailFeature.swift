import ComposableArchitecture
import Foundation

/// Shows a standup, edits it, and deletes it.
struct StandupDetailFeature: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var standup: Standup
  }

  enum Action: Equatable {
    case cancelEditStandupButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case deleteMeetings(atOffsets: IndexSet)
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case saveStandupButtonTapped

    enum Delegate: Equatable {
      case deleteStandup(id: Standup.ID)
      case standupUpdated(Standup)
    }
  }

  struct Destination: Reducer {
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case editStandup(StandupFormFeature.State)
    }
    enum Action: Equatable {
      case alert(Alert)
      case editStandup(StandupFormFeature.Action)

      enum Alert: Equatable, Sendable {
        case confirmDeletion
      }
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.editStandup, action: /Action.editStandup) {
        StandupFormFeature()
      }
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditStandupButtonTapped:
        state.destination = nil
        return .none

      case .delegate:
        return .none

      case .deleteButtonTapped:
        state.destination = .alert(.deleteStandup)
        return .none

      case .deleteMeetings(atOffsets: let offsets):
        state.standup.meetings.remove(atOffsets: offsets)
        return .none

      case .destination(.presented(.alert(.confirmDeletion))):
        return .run { [id = state.standup.id] send in
          await send(.delegate(.deleteStandup(id: id)))
          await dismiss()
        }

      case .destination:
        return .none

      case .editButtonTapped:
        state.destination = .editStandup(StandupFormFeature.State(standup: state.standup))
        return .none

      case .saveStandupButtonTapped:
        guard case .editStandup(let form) = state.destination else { return .none }
        state.standup = form.standup.tidied
        state.destination = nil
        return .none
      }
    }
    .ifLet(\.$destination, action: /Action.destination) {
      Destination()
    }
    .onChange(of: \.standup) { _, standup in
      Reduce { _, _ in
        .send(.delegate(.standupUpdated(standup)))
      }
    }
  }
}

extension AlertState where Action == StandupDetailFeature.Destination.Action.Alert {
  static let deleteStandup = AlertState {
    TextState("Delete this standup?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) {
      TextState("Delete")
    }
    ButtonState(role: .cancel) {
      TextState("Keep it")
    }
  } message: {
    TextState("Its meetings go with it.")
  }
}
