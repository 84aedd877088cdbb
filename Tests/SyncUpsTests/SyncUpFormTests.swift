import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import SyncUps

@MainActor
struct SyncUpFormTests {
  @Test func attendeesComeAndGoWithTheCursor() async {
    let store = TestStore(initialState: SyncUpForm.State(standup: .design)) {
      SyncUpForm()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    #expect(store.state.focus == .title)
    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.deleteAttendees(atOffsets: [1])) {
      $0.standup.attendees.remove(id: UUID(0))
      $0.focus = .attendee(UUID(101))
    }
    // One stays in any case.
    await store.send(.deleteAttendees(atOffsets: [0])) {
      $0.standup.attendees = [Attendee(id: UUID(1))]
      $0.focus = .attendee(UUID(1))
    }
  }

  @Test func fieldsAreWritten() async {
    let store = TestStore(initialState: SyncUpForm.State(standup: .design)) { SyncUpForm() }
    await store.send(.set(\.standup.title, "Product")) { $0.standup.title = "Product" }
    await store.send(.set(\.standup.duration.minutes, 12)) {
      $0.standup.duration = .seconds(12 * 60)
    }
    await store.send(.set(\.focus, nil)) { $0.focus = nil }
  }
}
