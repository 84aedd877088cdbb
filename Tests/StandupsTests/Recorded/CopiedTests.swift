import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing

@testable import Standups

@MainActor
struct CopiedTests {
  @Test func recordedActionsHaveTheSameChanges() async {
    let contents = AsyncStream<StandupsClient.Contents>.makeStream()
    let store = TestStore(initialState: AppFeature.State()) {
      mutatedApp
    } withDependencies: {
      $0.uuid = .incrementing
      $0.standupsClient.apply = { _ in }
      $0.standupsClient.contents = { contents.stream }
    }
    let task = await store.send(.task)
    contents.continuation.yield(
      StandupsClient.Contents(standups: [], brokenFile: nil, unreadableFile: nil)
    )
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
    await store.receive(
      .standupsList(
        .delegate(
          .saveStandup(
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
    contents.continuation.yield(
      StandupsClient.Contents(
        standups: [
          Standup(
            id: UUID(0),
            attendees: [Attendee(id: UUID(1), name: "")],
            duration: .seconds(300),
            meetings: [],
            theme: .bubblegum,
            title: "Design"
          )
        ],
        brokenFile: nil,
        unreadableFile: nil
      )
    )
    await store.receive(
      .contentsChanged(
        StandupsClient.Contents(
          standups: [
            Standup(
              id: UUID(0),
              attendees: [Attendee(id: UUID(1), name: "")],
              duration: .seconds(300),
              meetings: [],
              theme: .bubblegum,
              title: "Design"
            )
          ],
          brokenFile: nil,
          unreadableFile: nil
        )
      )
    ) {
      $0.standupsList.standups = [
        Standup(
          id: UUID(0),
          attendees: [Attendee(id: UUID(1), name: "")],
          duration: .seconds(300),
          meetings: [],
          theme: .bubblegum,
          title: "Design"
        )
      ]
    }
    await store.send(
      .path(
        .push(
          id: 0,
          state: .detail(
            StandupDetailFeature.State(
              destination: nil,
              standup: Standup(
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
    ) {
      $0.path[id: 0] = .detail(
        StandupDetailFeature.State(
          destination: nil,
          standup: Standup(
            id: UUID(0),
            attendees: [Attendee(id: UUID(1), name: "")],
            duration: .seconds(300),
            meetings: [],
            theme: .bubblegum,
            title: "Design"
          )
        )
      )
    }
    await store.send(.path(.element(id: 0, action: .detail(.deleteButtonTapped)))) {
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.destination = .alert(
        AlertState {
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
      )
    }
    await store.send(
      .path(.element(id: 0, action: .detail(.destination(.presented(.alert(.confirmDeletion))))))
    ) {
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.destination = nil
    }
    await store.receive(
      .path(.element(id: 0, action: .detail(.delegate(.deleteStandup(id: UUID(0))))))
    ) {
      $0.path = StackState()
    }
    contents.continuation.yield(
      StandupsClient.Contents(standups: [], brokenFile: nil, unreadableFile: nil)
    )
    await store.receive(
      .contentsChanged(StandupsClient.Contents(standups: [], brokenFile: nil, unreadableFile: nil))
    ) {
      $0.standupsList.standups = []
    }
    await task.cancel()
  }
}
