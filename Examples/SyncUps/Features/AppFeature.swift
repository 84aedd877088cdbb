import ComposableArchitecture
import Foundation
import StandupsCommon

/// The root of a window: the list of standups and the screens above it.
///
/// The standups belong to all windows. This feature observes them, and makes the changes that its screens
/// ask for.
@Reducer
struct AppFeature {
  @Reducer
  enum Path {
    case detail(SyncUpDetail)
    @ReducerCaseIgnored
    case meeting(Meeting, standup: Standup)
    case record(RecordMeeting)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var brokenFile: StandupsClient.BrokenFile?
    var path = StackState<Path.State>()
    var syncUpsList = SyncUpsList.State()
  }

  enum Action {
    case alert(PresentationAction<Never>)
    case contentsChanged(StandupsClient.Contents)
    case failed(String)
    case path(StackActionOf<Path>)
    case syncUpsList(SyncUpsList.Action)
    case task
  }

  @Dependency(\.date.now) var now
  @Dependency(\.standupsClient) var standupsClient
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Scope(state: \.syncUpsList, action: \.syncUpsList) {
      SyncUpsList()
    }
    Reduce { state, action in
      switch action {
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

      case .path(.element(id: let id, action: .detail(.delegate(.deleteStandup(let standup))))):
        state.path.pop(from: id)
        return apply(.delete(standup))

      case .path(.element(id: _, action: .detail(.delegate(.deleteMeetings(let ids, let id))))):
        return apply(.deleteMeetings(ids, id))

      case .path(
        .element(id: _, action: .detail(.delegate(.editStandup(let standup, from: let original))))
      ):
        return apply(.edit(standup, from: original))

      case .path(
        .element(id: let id, action: .record(.delegate(.save(let length, let transcript))))
      ):
        guard let standup = state.path[id: id]?.record?.standup else { return .none }
        let meeting = Meeting(
          id: uuid(),
          date: now,
          attendees: standup.attendees.map(\.name),
          duration: length,
          transcript: transcript
        )
        let change = StandupsChange.record(meeting, standup)
        state.syncUpsList.standups.apply(change)
        return apply(change)

      case .syncUpsList(.delegate(.saveStandup(let standup))):
        return apply(.add(standup))

      case .path, .syncUpsList:
        return .none

      case .task:
        return .run { send in
          for await contents in await standupsClient.contents() {
            await send(.contentsChanged(contents))
          }
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path)
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

extension AppFeature.Path.State: Equatable {}

extension AppFeature.State {
  /// Shows the current standups in the list and on the screens above it.
  fileprivate mutating func show(_ contents: StandupsClient.Contents) {
    syncUpsList.isLoaded = syncUpsList.isLoaded || contents.unreadableFile == nil
    syncUpsList.standups = contents.standups
    updateScreens()
    if let file = contents.brokenFile, file != brokenFile {
      brokenFile = file
      alert = .brokenFile(file.url)
    }
    // An alert may be shown already: the list and a save report the same failure.
    if let file = contents.unreadableFile, file != syncUpsList.unreadableFile, alert == nil {
      alert = .failed(file.localizedDescription)
    }
    syncUpsList.unreadableFile = contents.unreadableFile
  }

  /// Updates the screens with the current values of their standups.
  ///
  /// Screens of a standup that was deleted elsewhere are popped, and the user is notified. Below a meeting they stay until
  /// it has ended, because saving the meeting restores its standup. They also stay until the standups could be read.
  fileprivate mutating func updateScreens() {
    let isMeetingHeld = path.last?.is(\.record) ?? false
    let mayLeave = syncUpsList.isLoaded && !isMeetingHeld
    let standups = syncUpsList.standups
    for id in path.ids where path[id: id]?.show(standups) == false && mayLeave {
      path.pop(from: id)
      alert = .deletedElsewhere
      return
    }
  }
}

extension AppFeature.Path.State {
  /// Updates the screen with the current value of its standup.
  ///
  /// - Returns: Whether the standup exists.
  fileprivate mutating func show(_ standups: IdentifiedArrayOf<Standup>) -> Bool {
    switch self {
    case .detail(let detail):
      guard let standup = standups[id: detail.standup.id] else { return false }
      self.modify(\.detail) { $0.standup = standup }
    case .meeting(let meeting, let standup):
      guard
        let standup = standups[id: standup.id],
        let meeting = standup.meetings[id: meeting.id]
      else { return false }
      self = .meeting(meeting, standup: standup)
    case .record:
      // A meeting continues unchanged when its standup is edited or deleted.
      return true
    }
    return true
  }
}
