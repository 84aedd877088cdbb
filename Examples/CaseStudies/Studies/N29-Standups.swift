import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let standups = CaseStudy(
    "N29",
    "The Standups app",
    "The parts of it on one screen."
  ) {
    MeetingsView()
  }
}

/// A meeting that is held: it tells its parent when it ends, and closes itself.
@Reducer
private struct MeetingFeature {
  @ObservableState
  struct State: Equatable { var seconds = 0 }

  enum Action: Equatable {
    case delegate(Delegate)
    case endButtonTapped
    case onTask
    case ticked

    enum Delegate: Equatable { case ended(seconds: Int) }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .endButtonTapped:
        return .run { [seconds = state.seconds] send in
          await send(.delegate(.ended(seconds: seconds)))
          await dismiss()
        }
      case .onTask:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

/// The meetings that were held, in a file: they are there in the next run, and in every window.
@Reducer
private struct Meetings {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var meeting: MeetingFeature.State?
    @Shared(.fileStorage(.meetings)) var lengths: [Int] = []
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case deleteButtonTapped
    case meeting(PresentationAction<MeetingFeature.Action>)
    case startButtonTapped

    enum Alert: Equatable, Sendable { case confirmDeletion }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        state.$lengths.withLock { $0 = [] }
      case .deleteButtonTapped:
        state.alert = .deleteMeetings
      case .meeting(.presented(.delegate(.ended(let seconds)))):
        state.$lengths.withLock { $0.append(seconds) }
      case .startButtonTapped:
        state.meeting = MeetingFeature.State()
      case .alert, .meeting:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$meeting, action: \.meeting) { MeetingFeature() }
  }
}

extension AlertState where Action == Meetings.Action.Alert {
  fileprivate static let deleteMeetings = AlertState {
    TextState("Delete all meetings?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
    ButtonState(role: .cancel) { TextState("Keep") }
  }
}

extension URL {
  fileprivate static let meetings = URL.applicationSupportDirectory
    .appendingPathComponent(ProcessInfo.processInfo.processName, isDirectory: true)
    .appendingPathComponent("meetings.json")
}

private struct MeetingsView: View {
  @State private var store = Store(initialState: Meetings.State()) { Meetings() }

  var body: some View {
    MeetingsForm(store: store)
  }
}

private struct MeetingsForm: View {
  @Bindable var store: StoreOf<Meetings>

  var body: some View {
    Form {
      Section {
        Button("Start a meeting") { store.send(.startButtonTapped) }
        ForEach(store.lengths.indices, id: \.self) { index in
          Text("Meeting \(index + 1): \(store.lengths[index].counted("second"))")
        }
        Button("Delete all…", role: .destructive) { store.send(.deleteButtonTapped) }
          .disabled(store.lengths.isEmpty)
      } footer: {
        Text("All of it, in two styles: run Standups, and SyncUps.")
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .sheet(item: $store.scope(state: \.meeting, action: \.meeting)) { store in
      Form {
        Text(store.seconds.counted("second"))
        Button("End the meeting") { store.send(.endButtonTapped) }
      }
      .task { await store.send(.onTask).finish() }
    }
  }
}
