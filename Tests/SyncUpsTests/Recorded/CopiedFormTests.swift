import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing

@testable import SyncUps

@MainActor
struct CopiedFormTests {
  @Test func recordedActionsHaveTheSameChanges() async {
    let store = TestStore(
      initialState: AppFeature.State(
        syncUpsList: SyncUpsList.State(
          add: SyncUpForm.State(
            focus: .title,
            standup: Standup(
              id: UUID(0),
              attendees: [Attendee(id: UUID(1), name: "")],
              duration: .seconds(300),
              meetings: [],
              theme: .bubblegum,
              title: ""
            )
          ),
          isLoaded: true
        )
      )
    ) {
      mutatedApp
    } withDependencies: {
      $0.standupsClient.apply = { _ in }
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
    await store.receive(
      \.syncUpsList,
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
    // An effect of an action before these sent this one.
    await store.send(
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
      $0.syncUpsList.standups = [
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
            SyncUpDetail.State(
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
        SyncUpDetail.State(
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
      $0.path[id: 0, case: \.detail]?.destination = .alert(
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
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    await store.receive(\.path[id: 0].detail.delegate, .deleteStandup(UUID(0))) {
      $0.path = StackState()
    }
    // An effect of an action before these sent this one.
    await store.send(
      .contentsChanged(StandupsClient.Contents(standups: [], brokenFile: nil, unreadableFile: nil))
    ) {
      $0.syncUpsList.standups = []
    }
  }
}
