import ComposableArchitecture
import Foundation
import StandupsCommon

/// Shows a standup, and asks for it to be edited and deleted.
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
      case deleteMeetings([Meeting.ID], Standup.ID)
      case deleteStandup(id: Standup.ID)
      case editStandup(Standup, from: Standup)
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
        let meetings = offsets.map { state.standup.meetings[$0].id }
        return .send(.delegate(.deleteMeetings(meetings, state.standup.id)))

      case .destination(.presented(.alert(.confirmDeletion))):
        return .send(.delegate(.deleteStandup(id: state.standup.id)))

      case .destination:
        return .none

      case .editButtonTapped:
        state.destination = .editStandup(StandupFormFeature.State(standup: state.standup))
        return .none

      case .saveStandupButtonTapped:
        guard case .editStandup(let form) = state.destination else { return .none }
        state.destination = nil
        return .send(.delegate(.editStandup(form.standup.tidied, from: form.original)))
      }
    }
    .ifLet(\.$destination, action: /Action.destination) {
      Destination()
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
