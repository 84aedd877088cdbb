import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing

@testable import SyncUps

@MainActor
struct SyncUpsListTests {
  private let store = TestStore(initialState: SyncUpsList.State()) {
    SyncUpsList()
  } withDependencies: {
    $0.uuid = .incrementing
  }

  private let new = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])

  @Test func savedSyncUpIsDelegated() async {
    await store.send(.addButtonTapped) { $0.add = SyncUpForm.State(standup: self.new) }
    var standup = new
    standup.title = "Design"
    await store.send(\.add.binding.standup, standup) { $0.add?.standup.title = "Design" }
    await store.send(.saveAddButtonTapped) { $0.add = nil }
    await store.receive(.delegate(.saveStandup(standup)))
  }

  @Test func cancelledSyncUpIsDiscarded() async {
    await store.send(.addButtonTapped) { $0.add = SyncUpForm.State(standup: self.new) }
    await store.send(.cancelAddButtonTapped) { $0.add = nil }
    // The form is gone: there is nothing to save.
    await store.send(.saveAddButtonTapped)
  }

  @Test func theSheetIsClosed() async {
    await store.send(.addButtonTapped) { $0.add = SyncUpForm.State(standup: self.new) }
    await store.send(\.add.dismiss) { $0.add = nil }
  }
}
