import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import SyncUps

@MainActor
struct SyncUpDetailTests {
  private func makeStore(_ standup: Standup = .design) -> TestStoreOf<SyncUpDetail> {
    TestStore(initialState: SyncUpDetail.State(standup: standup)) {
      SyncUpDetail()
    }
  }

  @Test func editIsDelegated() async {
    let store = makeStore()
    await store.send(.editButtonTapped) {
      $0.destination = .edit(SyncUpForm.State(standup: .design))
    }
    var edited = Standup.design
    edited.title = "Product"
    await store.send(\.destination.edit.binding.standup, edited) {
      $0.destination?.modify(\.edit) { $0.standup.title = "Product" }
    }
    await store.send(.doneEditingButtonTapped) { $0.destination = nil }
    await store.receive(\.delegate, .editStandup(edited, from: .design))
  }

  @Test func anEditIsCancelled() async {
    let store = makeStore()
    await store.send(.editButtonTapped) {
      $0.destination = .edit(SyncUpForm.State(standup: .design))
    }
    await store.send(.cancelEditButtonTapped) { $0.destination = nil }
    await store.send(.doneEditingButtonTapped)
  }

  @Test func aDeletionIsConfirmed() async {
    let store = makeStore()
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.deleteStandup) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.deleteStandup) }
    await store.send(\.destination.alert.confirmDeletion) { $0.destination = nil }
    await store.receive(\.delegate.deleteStandup, Standup.design.id)
  }

  @Test func meetingsAreDeleted() async {
    var standup = Standup.design
    standup.meetings = [.held]
    let store = makeStore(standup)
    await store.send(.deleteMeetings(atOffsets: [0]))
    await store.receive(\.delegate.deleteMeetings)
  }
}
