import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import Standups

/// Journeys through the app, of which only the end is asserted.
@MainActor
struct AppJourneyTests {
  private let client = StandupsClient.inMemory([.design])

  private func makeStore(
    _ state: AppFeature.State = AppFeature.State(),
    clock: any Clock<Duration> = ImmediateClock()
  ) async -> TestStoreOf<AppFeature> {
    let store = TestStore(initialState: state) {
      AppFeature()
    } withDependencies: { [client] in
      $0.continuousClock = clock
      $0.date.now = Meeting.held.date
      $0.speechClient = .hearing("Hello", clock: clock)
      $0.standupsClient = client
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off
    await store.send(.task)
    await store.skipReceivedActions()
    return store
  }

  @Test func aStandupIsAddedEditedAndDeleted() async {
    let store = await makeStore()
    await store.send(.standupsList(.addStandupButtonTapped))
    await store.send(.standupsList(.saveStandupButtonTapped))
    await store.skipReceivedActions()
    store.assert {
      $0.standupsList.standups = [
        .design, Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))]),
      ]
    }

    await store.send(
      .path(.push(id: 0, state: .detail(StandupDetailFeature.State(standup: .design))))
    )
    await store.send(.path(.element(id: 0, action: .detail(.editButtonTapped))))
    var edited = Standup.design
    edited.title = "Product"
    await store.send(
      .path(
        .element(
          id: 0,
          action: .detail(.destination(.presented(.editStandup(.set(\.$standup, edited)))))
        )
      )
    )
    await store.send(.path(.element(id: 0, action: .detail(.saveStandupButtonTapped))))
    await store.skipReceivedActions()
    store.assert {
      $0.standupsList.standups[id: edited.id]?.title = "Product"
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.standup.title = "Product"
    }

    await store.send(.path(.element(id: 0, action: .detail(.deleteButtonTapped))))
    await store.send(
      .path(
        .element(id: 0, action: .detail(.destination(.presented(.alert(.confirmDeletion)))))
      )
    )
    await store.skipReceivedActions()
    store.assert {
      $0.standupsList.standups.remove(id: edited.id)
      $0.path = StackState()
    }
    await store.skipInFlightEffects()
  }

  @Test func aMeetingEndsByItself() async throws {
    let standup = Standup.design
    let state = AppFeature.State(
      path: StackState([
        .detail(StandupDetailFeature.State(standup: standup)),
        .recordMeeting(RecordMeetingFeature.State(standup: standup)),
      ])
    )
    let store = await makeStore(state)
    await store.send(.path(.element(id: 1, action: .recordMeeting(.task))))
    await store.receive(.path(.popFrom(id: 1)))
    await store.skipReceivedActions()
    let meeting = try #require(store.state.standupsList.standups[0].meetings.first)
    #expect(meeting.duration == Standup.design.duration)
    #expect(meeting.transcript == "Hello")
    #expect(store.state.path.count == 1)
    await store.skipInFlightEffects()
  }
}
