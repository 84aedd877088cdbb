import ComposableArchitecture
import StandupsCommon
import XCTest

@testable import Standups

final class StandupFormTests: XCTestCase {
  @MainActor
  func testAddAndDeleteAttendees() async {
    let store = TestStore(
      initialState: StandupFormFeature.State(
        standup: Standup(id: UUID(), attendees: [Attendee(id: UUID())])
      )
    ) {
      StandupFormFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    XCTAssertEqual(store.state.focus, .title)

    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
    let first = store.state.standup.attendees[0].id
    await store.send(.deleteAttendees(atOffsets: [1])) {
      $0.standup.attendees.remove(id: UUID(0))
      $0.focus = .attendee(first)
    }
    await store.send(.deleteAttendees(atOffsets: [0])) {
      $0.standup.attendees = [Attendee(id: UUID(1))]
      $0.focus = .attendee(UUID(1))
    }
  }

  @MainActor
  func testTitleAndDurationFollowTheirBinding() async {
    let store = TestStore(
      initialState: StandupFormFeature.State(
        standup: Standup(id: UUID(), attendees: [Attendee(id: UUID())])
      )
    ) {
      StandupFormFeature()
    }
    var standup = store.state.standup
    standup.title = "Design"
    standup.duration.minutes = 12
    await store.send(.set(\.$standup, standup)) {
      $0.standup.title = "Design"
      $0.standup.duration = .seconds(12 * 60)
    }
  }
}
