import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing

@testable import Standups

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
      .contentsChanged(StandupsClient.Contents(standups: [], brokenFile: nil, unreadableFile: nil))
    ) {
      $0.standupsList.isLoaded = true
    }
    await store.send(.standupsList(.addStandupButtonTapped)) {
      $0.standupsList.addStandup = StandupFormFeature.State(
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
      .standupsList(
        .addStandup(
          .presented(
            .binding(
              .set(
                \.$standup,
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
      $0.standupsList.addStandup?.standup.title = "D"
    }
    await store.send(
      .standupsList(
        .addStandup(
          .presented(
            .binding(
              .set(
                \.$standup,
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
      $0.standupsList.addStandup?.standup.title = "Design"
    }
    await store.send(.standupsList(.saveStandupButtonTapped)) { $0.standupsList.addStandup = nil }
    await task.cancel()
    // Effects sent more after these steps.
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }
}
