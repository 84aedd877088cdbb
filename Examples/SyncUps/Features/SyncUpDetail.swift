import ComposableArchitecture
import Foundation
import StandupsCommon

/// Shows a standup, and asks for it to be edited and deleted.
@Reducer
struct SyncUpDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(SyncUpForm)

    @CasePathable
    enum Alert: Equatable {
      case confirmDeletion
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var standup: Standup
  }

  enum Action {
    case cancelEditButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case deleteMeetings(atOffsets: IndexSet)
    case destination(PresentationAction<Destination.Action>)
    case doneEditingButtonTapped
    case editButtonTapped

    @CasePathable
    enum Delegate: Equatable {
      case deleteMeetings([Meeting.ID], Standup.ID)
      case deleteStandup(Standup.ID)
      case editStandup(Standup, from: Standup)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditButtonTapped:
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
        return .send(.delegate(.deleteStandup(state.standup.id)))

      case .destination:
        return .none

      case .doneEditingButtonTapped:
        guard let form = state.destination?.edit else { return .none }
        state.destination = nil
        return .send(.delegate(.editStandup(form.standup.tidied, from: form.original)))

      case .editButtonTapped:
        state.destination = .edit(SyncUpForm.State(standup: state.standup))
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension SyncUpDetail.Destination.State: Equatable {}

extension AlertState where Action == SyncUpDetail.Destination.Alert {
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
