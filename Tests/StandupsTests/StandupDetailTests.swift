import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import Standups

@MainActor
struct StandupDetailTests {
  private func makeStore(
    _ standup: Standup = .design
  ) -> TestStoreOf<StandupDetailFeature> {
    TestStore(initialState: StandupDetailFeature.State(standup: standup)) {
      StandupDetailFeature()
    }
  }

  @Test func editIsDelegated() async {
    let store = makeStore()
    await store.send(.editButtonTapped) {
      $0.destination = .editStandup(StandupFormFeature.State(standup: .design))
    }
    var edited = Standup.design
    edited.title = "Product"
    await store.send(.destination(.presented(.editStandup(.set(\.$standup, edited))))) {
      $0.$destination[case: /StandupDetailFeature.Destination.State.editStandup]?
        .standup.title = "Product"
    }
    await store.send(.saveStandupButtonTapped) { $0.destination = nil }
    await store.receive(.delegate(.editStandup(edited, from: .design)))
  }

  @Test func anEditIsCancelled() async {
    let store = makeStore()
    await store.send(.editButtonTapped) {
      $0.destination = .editStandup(StandupFormFeature.State(standup: .design))
    }
    await store.send(.cancelEditStandupButtonTapped) { $0.destination = nil }
    await store.send(.saveStandupButtonTapped)
  }

  @Test func aDeletionIsConfirmed() async {
    let store = makeStore()
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.deleteStandup) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.deleteStandup) }
    await store.send(.destination(.presented(.alert(.confirmDeletion)))) { $0.destination = nil }
    await store.receive(.delegate(.deleteStandup(id: Standup.design.id)))
  }

  @Test func meetingsAreDeleted() async {
    var standup = Standup.design
    standup.meetings = [.held]
    let store = makeStore(standup)
    await store.send(.deleteMeetings(atOffsets: [0]))
    await store.receive(.delegate(.deleteMeetings([Meeting.held.id], standup.id)))
  }
}
