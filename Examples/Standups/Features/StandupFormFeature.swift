import ComposableArchitecture
import Foundation
import StandupsCommon

/// Edits a standup.
struct StandupFormFeature: Reducer {
  struct State: Equatable {
    @BindingState var focus: Field?
    /// The standup before the edit.
    let original: Standup
    @BindingState var standup: Standup

    enum Field: Hashable, Sendable {
      case attendee(Attendee.ID)
      case title
    }

    /// Begins with a standup that has at least one attendee, or goes on with the edit of another one.
    init(focus: Field? = .title, original: Standup? = nil, standup: Standup) {
      var standup = standup
      if standup.attendees.isEmpty {
        @Dependency(\.uuid) var uuid
        standup.attendees.append(Attendee(id: uuid()))
      }
      self.focus = focus
      self.original = original ?? standup
      self.standup = standup
    }
  }

  enum Action: BindableAction, Equatable {
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
    case deleteAttendees(atOffsets: IndexSet)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        let attendee = Attendee(id: uuid())
        state.standup.attendees.append(attendee)
        state.focus = .attendee(attendee.id)
        return .none

      case .binding:
        return .none

      case .deleteAttendees(atOffsets: let offsets):
        state.standup.attendees.remove(atOffsets: offsets)
        if state.standup.attendees.isEmpty {
          state.standup.attendees.append(Attendee(id: uuid()))
        }
        let index = min(offsets.first ?? 0, state.standup.attendees.count - 1)
        state.focus = .attendee(state.standup.attendees[index].id)
        return .none
      }
    }
  }
}
