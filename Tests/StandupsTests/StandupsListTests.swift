import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing

@testable import Standups

@MainActor
struct StandupsListTests {
  private let store = TestStore(initialState: StandupsListFeature.State()) {
    StandupsListFeature()
  } withDependencies: {
    $0.uuid = .incrementing
  }

  private let new = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])

  @Test func savedStandupIsDelegated() async {
    await store.send(.addStandupButtonTapped) {
      $0.addStandup = StandupFormFeature.State(standup: self.new)
    }
    var standup = new
    standup.title = "Design"
    await store.send(.addStandup(.presented(.set(\.$standup, standup)))) {
      $0.addStandup?.standup.title = "Design"
    }
    await store.send(.saveStandupButtonTapped) { $0.addStandup = nil }
    await store.receive(.delegate(.saveStandup(standup)))
  }

  @Test func cancelledStandupIsDiscarded() async {
    await store.send(.addStandupButtonTapped) {
      $0.addStandup = StandupFormFeature.State(standup: self.new)
    }
    await store.send(.cancelStandupButtonTapped) { $0.addStandup = nil }
    // The form is gone: there is nothing to save.
    await store.send(.saveStandupButtonTapped)
  }

  @Test func theSheetIsClosed() async {
    await store.send(.addStandupButtonTapped) {
      $0.addStandup = StandupFormFeature.State(standup: self.new)
    }
    await store.send(.addStandup(.dismiss)) { $0.addStandup = nil }
  }
}
