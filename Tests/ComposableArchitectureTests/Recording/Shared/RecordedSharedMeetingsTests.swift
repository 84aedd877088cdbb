import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct RecordedSharedMeetingsTests {
  @Test func recordedActionsHaveTheSameChanges() async {
    let store = TestStore(
      initialState: SharedMeetings.State(editor: nil, meetings: [], theme: "orange")
    ) {
      SharedMeetings()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) {
      $0.$meetings.withLock { $0 = [SharedMeeting(id: UUID(0), title: "")] }
    }
    await store.send(.renamed(UUID(0), "Design")) {
      $0.$meetings.withLock { $0[id: UUID(0)]?.title = "Design" }
    }
    await store.send(.loadButtonTapped)
    await store.receive(.loaded) {
      $0.$meetings.withLock { $0.append(SharedMeeting(id: UUID(100), title: "Loaded")) }
    }
    await store.send(.themeButtonTapped) { $0.$theme.withLock { $0 = "orange!" } }
    store.state.$theme.withLock { $0 = "blue" }
    await store.send(.themeButtonTapped) { $0.$theme.withLock { $0 = "blue!" } }
    await store.send(.editButtonTapped) { $0.editor = SharedMeetings.Editor.State(draft: "") }
    await store.send(.editor(.presented(.typed("Agenda")))) {
      $0.editor?.$draft.withLock { $0 = "Agenda" }
    }
  }
}
