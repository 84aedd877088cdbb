import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import SyncUps

/// Journeys through the app, of which only the end is asserted.
@MainActor
struct AppJourneyTests {
  private let client = StandupsClient.inMemory([.design])

  private func makeStore(
    _ state: AppFeature.State = AppFeature.State()
  ) async -> TestStoreOf<AppFeature> {
    let store = TestStore(initialState: state) {
      AppFeature()
    } withDependencies: { [client] in
      $0.continuousClock = ImmediateClock()
      $0.date.now = Meeting.held.date
      $0.speechClient = .hearing("Hello", clock: ImmediateClock())
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
    await store.send(.syncUpsList(.addButtonTapped))
    await store.send(.syncUpsList(.saveAddButtonTapped))
    await store.skipReceivedActions()
    store.assert {
      $0.syncUpsList.standups = [.design, Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])]
    }

    await store.send(.path(.push(id: 0, state: .detail(SyncUpDetail.State(standup: .design)))))
    await store.send(\.path[id: 0].detail.editButtonTapped)
    var edited = Standup.design
    edited.title = "Product"
    await store.send(\.path[id: 0].detail.destination.edit.binding.standup, edited)
    await store.send(\.path[id: 0].detail.doneEditingButtonTapped)
    await store.skipReceivedActions()
    store.assert {
      $0.syncUpsList.standups[id: Standup.design.id]?.title = "Product"
      $0.path[id: 0]?.modify(\.detail) { $0.standup.title = "Product" }
    }

    await store.send(\.path[id: 0].detail.deleteButtonTapped)
    await store.send(\.path[id: 0].detail.destination.alert.confirmDeletion)
    await store.skipReceivedActions()
    store.assert {
      $0.syncUpsList.standups.remove(id: Standup.design.id)
      $0.path = StackState()
    }
    await store.skipInFlightEffects()
  }

  @Test func aMeetingEndsByItself() async throws {
    let state = AppFeature.State(
      path: StackState([
        .detail(SyncUpDetail.State(standup: .design)),
        .record(RecordMeeting.State(standup: .design)),
      ])
    )
    let store = await makeStore(state)
    await store.send(\.path[id: 1].record.task)
    await store.receive(\.path.popFrom)
    await store.skipReceivedActions()
    let meeting = try #require(store.state.syncUpsList.standups[0].meetings.first)
    #expect(meeting.duration == Standup.design.duration)
    #expect(meeting.transcript == "Hello")
    #expect(store.state.path.count == 1)
    await store.skipInFlightEffects()
  }
}
