import ComposableArchitecture
import Foundation

/// The list of standups, the screens above it, and the file that keeps the standups.
struct AppFeature: Reducer {
  struct State: Equatable {
    var path = StackState<Path.State>()
    var standupsList = StandupsListFeature.State()
  }

  enum Action: Equatable {
    case path(StackAction<Path.State, Path.Action>)
    case standupsList(StandupsListFeature.Action)
  }

  struct Path: Reducer {
    enum State: Equatable {
      case detail(StandupDetailFeature.State)
      case meeting(Meeting, standup: Standup)
      case recordMeeting(RecordMeetingFeature.State)
    }
    enum Action: Equatable {
      case detail(StandupDetailFeature.Action)
      case recordMeeting(RecordMeetingFeature.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.detail, action: /Action.detail) {
        StandupDetailFeature()
      }
      Scope(state: /State.recordMeeting, action: /Action.recordMeeting) {
        RecordMeetingFeature()
      }
    }
  }

  @Dependency(\.date.now) var now
  @Dependency(\.standupsClient) var standupsClient
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.standupsList, action: /Action.standupsList) {
        StandupsListFeature()
      }
      Reduce { state, action in
        switch action {
        case .path(.element(id: _, action: .detail(.delegate(.deleteStandup(id: let id))))):
          state.standupsList.standups.remove(id: id)
          return .none

        case .path(.element(id: _, action: .detail(.delegate(.standupUpdated(let standup))))):
          state.standupsList.standups[id: standup.id] = standup
          return .none

        case .path(.element(id: let id, action: .recordMeeting(.delegate(.save(let length))))):
          keepMeeting(of: length, recordedBy: id, in: &state)
          return .none

        case .path, .standupsList:
          return .none
        }
      }
      .forEach(\.path, action: /Action.path) {
        Path()
      }
    }
    .onChange(of: \.standupsList.standups) { _, standups in
      Reduce { _, action in
        if case .standupsList(.loaded) = action { return .none }
        return .run { _ in
          try await standupsClient.save(standups)
        } catch: { error, send in
          let reason = "The standups could not be saved: \(error.localizedDescription)"
          await send(.standupsList(.failed(reason)))
        }
      }
    }
  }

  /// Adds a meeting to its standup: to that of the screen below, and to that of the list.
  private func keepMeeting(
    of length: Duration,
    recordedBy id: StackElementID,
    in state: inout State
  ) {
    guard
      case .recordMeeting(let recording) = state.path[id: id],
      let detailID = state.path.ids.prefix(while: { $0 != id }).last
    else { return }
    let meeting = Meeting(
      id: uuid(),
      date: now,
      attendees: recording.standup.attendees.map(\.name),
      duration: length
    )
    state.path[id: detailID, case: /Path.State.detail]?.standup.meetings.insert(meeting, at: 0)
    state.standupsList.standups[id: recording.standup.id]?.meetings.insert(meeting, at: 0)
  }
}
