import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing

@testable import SyncUps

@MainActor
struct CopiedPartTests {
  @Test func recordedActionsHaveTheSameChanges() async {
    let store = TestStore(initialState: AppFeature.State()) {
      mutatedApp
    } withDependencies: {
      $0.uuid = .incrementing
      $0.standupsClient.apply = { _ in }
      $0.standupsClient.contents = {
        .recorded(
          [StandupsClient.Contents(standups: [], brokenFile: nil, unreadableFile: nil)],
          isOpen: true
        )
      }
    }
    let task = await store.send(.task)
    await store.receive(
      \.contentsChanged,
      StandupsClient.Contents(standups: [], brokenFile: nil, unreadableFile: nil)
    ) {
      $0.syncUpsList.isLoaded = true
    }
    await store.send(.syncUpsList(.addButtonTapped)) {
      $0.syncUpsList.add = SyncUpForm.State(
        focus: .title,
        standup: Standup(
          id: UUID(0),
          attendees: [Attendee(id: UUID(1), name: "")],
          duration: .seconds(300),
          meetings: [],
          theme: .bubblegum,
          title: ""
        )
      )
    }
    await store.send(
      .syncUpsList(
        .add(
          .presented(
            .binding(
              .set(
                \.standup,
                Standup(
                  id: UUID(0),
                  attendees: [Attendee(id: UUID(1), name: "")],
                  duration: .seconds(300),
                  meetings: [],
                  theme: .bubblegum,
                  title: "D"
                )
              )
            )
          )
        )
      )
    ) {
      $0.syncUpsList.add?.standup.title = "D"
    }
    await store.send(
      .syncUpsList(
        .add(
          .presented(
            .binding(
              .set(
                \.standup,
                Standup(
                  id: UUID(0),
                  attendees: [Attendee(id: UUID(1), name: "")],
                  duration: .seconds(300),
                  meetings: [],
                  theme: .bubblegum,
                  title: "Design"
                )
              )
            )
          )
        )
      )
    ) {
      $0.syncUpsList.add?.standup.title = "Design"
    }
    await store.send(.syncUpsList(.saveAddButtonTapped)) { $0.syncUpsList.add = nil }
    await task.cancel()
    // Effects sent more after these steps.
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }
}
