import ComposableArchitecture
import Foundation
import StandupsCommon

/// The root of a window: the list of standups and the screens above it.
///
/// The standups belong to all windows. This feature observes them, and makes the changes that its screens
/// ask for.
struct AppFeature: Reducer {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Never>?
    var brokenFile: StandupsClient.BrokenFile?
    var path = StackState<Path.State>()
    var standupsList = StandupsListFeature.State()
  }

  enum Action: Equatable {
    case addressOpened(URL)
    case alert(PresentationAction<Never>)
    case contentsChanged(StandupsClient.Contents)
    case failed(String)
    case path(StackAction<Path.State, Path.Action>)
    case standupsList(StandupsListFeature.Action)
    case task
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
    Scope(state: \.standupsList, action: /Action.standupsList) {
      StandupsListFeature()
    }
    Reduce { state, action in
      switch action {
      case .addressOpened(let url):
        guard let route = AppRoute(url) else { return .none }
        let list = state.standupsList
        state.open(route, among: list.isLoaded ? list.standups : standupsClient.current())
        return .none

      case .alert(.dismiss):
        guard let file = state.brokenFile, state.alert == .brokenFile(file.url) else {
          return .none
        }
        return .run { _ in await standupsClient.acknowledge(file) }

      case .contentsChanged(let contents):
        state.show(contents)
        return .none

      case .failed(let reason):
        state.alert = .failed(reason)
        return .none

      case .path(.element(id: let id, action: .detail(.delegate(.deleteStandup(id: let standup))))):
        state.path.pop(from: id)
        return apply(.delete(standup))

      case .path(.element(id: _, action: .detail(.delegate(.deleteMeetings(let ids, let id))))):
        return apply(.deleteMeetings(ids, id))

      case .path(
        .element(id: _, action: .detail(.delegate(.editStandup(let standup, from: let original))))
      ):
        return apply(.edit(standup, from: original))

      case .path(.element(id: let id, action: .recordMeeting(.delegate(.save(let recording))))):
        guard case .recordMeeting(let screen) = state.path[id: id] else { return .none }
        let meeting = Meeting(
          id: uuid(),
          date: now,
          attendees: screen.standup.attendees.map(\.name),
          duration: recording.length,
          transcript: recording.transcript
        )
        let change = StandupsChange.record(meeting, screen.standup)
        state.standupsList.standups.apply(change)
        return apply(change)

      case .standupsList(.delegate(.saveStandup(let standup))):
        return apply(.add(standup))

      case .path, .standupsList:
        return .none

      case .task:
        return .run { send in
          for await contents in await standupsClient.contents() {
            await send(.contentsChanged(contents))
          }
        }
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
    .forEach(\.path, action: /Action.path) {
      Path()
    }
    .onChange(of: \.path.ids) { _, _ in
      Reduce { state, _ in
        state.updateScreens()
        return .none
      }
    }
  }

  private func apply(_ change: StandupsChange) -> EffectOf<Self> {
    .run { _ in
      try await standupsClient.apply(change)
    } catch: { error, send in
      await send(.failed("The standups could not be saved: \(error.localizedDescription)"))
    }
  }
}

extension AppFeature.State {
  /// Shows the current standups in the list and on the screens above it.
  fileprivate mutating func show(_ contents: StandupsClient.Contents) {
    standupsList.isLoaded = standupsList.isLoaded || contents.unreadableFile == nil
    standupsList.standups = contents.standups
    updateScreens()
    if let file = contents.brokenFile, file != brokenFile {
      brokenFile = file
      alert = .brokenFile(file.url)
    }
    // An alert may be shown already: the list and a save report the same failure.
    if let file = contents.unreadableFile, file != standupsList.unreadableFile, alert == nil {
      alert = .failed(file.localizedDescription)
    }
    standupsList.unreadableFile = contents.unreadableFile
  }

  /// Shows the screens of a route, unless its standup or its meeting does not exist.
  ///
  /// A meeting that is being held is not interrupted.
  fileprivate mutating func open(_ route: AppRoute, among standups: IdentifiedArrayOf<Standup>) {
    guard !isMeetingHeld, let screens = route.screens(of: standups) else { return }
    standupsList.standups = standups
    path = StackState(screens)
  }

  /// Updates the screens with the current values of their standups.
  ///
  /// Screens of a standup that was deleted elsewhere are popped, and the user is notified. Below a meeting they stay until
  /// it has ended, because saving the meeting restores its standup. They also stay until the standups could be read.
  fileprivate mutating func updateScreens() {
    for id in path.ids {
      if let screen = path[id: id]?.showing(standupsList.standups) {
        path[id: id] = screen
      } else if standupsList.isLoaded, !isMeetingHeld {
        path.pop(from: id)
        alert = .deletedElsewhere
        return
      }
    }
  }

  private var isMeetingHeld: Bool {
    guard case .recordMeeting = path.last else { return false }
    return true
  }
}

extension AppRoute {
  /// The screens above the list, or nil if the standup or the meeting does not exist.
  fileprivate func screens(of standups: IdentifiedArrayOf<Standup>) -> [AppFeature.Path.State]? {
    switch self {
    case .list: return []
    case .standup(let id):
      return standups[id: id].map { [.detail(StandupDetailFeature.State(standup: $0))] }
    case .meeting(let id, let meeting):
      guard let standup = standups[id: id], let meeting = standup.meetings[id: meeting]
      else { return nil }
      return [
        .detail(StandupDetailFeature.State(standup: standup)),
        .meeting(meeting, standup: standup),
      ]
    }
  }
}

extension AppFeature.Path.State {
  /// The screen with the current value of its standup, or nil if the standup was deleted.
  fileprivate func showing(_ standups: IdentifiedArrayOf<Standup>) -> Self? {
    switch self {
    case .detail(var detail):
      guard let standup = standups[id: detail.standup.id] else { return nil }
      detail.standup = standup
      return .detail(detail)
    case .meeting(let meeting, let standup):
      guard
        let standup = standups[id: standup.id],
        let meeting = standup.meetings[id: meeting.id]
      else { return nil }
      return .meeting(meeting, standup: standup)
    case .recordMeeting:
      // A meeting continues unchanged when its standup is edited or deleted.
      return self
    }
  }
}
