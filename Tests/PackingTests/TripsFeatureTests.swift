import ComposableArchitecture
import Testing

@testable import Packing

@MainActor
struct TripsFeatureTests {
  @Test func anIdeaBecomesATrip() async {
    let store = TestStore(initialState: TripsFeature.State()) {
      TripsFeature()
    } withDependencies: {
      $0.ideas.destination = { "Lisbon" }
      $0.uuid = .incrementing
    }

    await store.send(.ideaButtonTapped) {
      $0.isThinking = true
    }
    await store.receive(\.ideaResponse.success) {
      $0.isThinking = false
      $0.trips = [TripFeature.State(id: UUID(0), name: "Lisbon")]
    }
  }

  @Test func ideaThatFailsAddsNoTrip() async {
    struct Tired: Error {}
    let store = TestStore(initialState: TripsFeature.State()) {
      TripsFeature()
    } withDependencies: {
      $0.ideas.destination = { throw Tired() }
    }

    await store.send(.ideaButtonTapped) {
      $0.isThinking = true
    }
    await store.receive(\.ideaResponse.failure) {
      $0.isThinking = false
    }
  }

  @Test func aTripIsPackedOnItsScreen() async {
    let passport = Item(id: UUID(1), name: "Passport")
    let trip = TripFeature.State(id: UUID(0), name: "Lisbon", items: [passport])
    let store = TestStore(initialState: TripsFeature.State(trips: [trip])) {
      TripsFeature()
    }

    await store.send(.tripTapped(id: UUID(0))) {
      $0.path[id: 0] = trip
    }
    await store.send(\.path[id: 0].itemTapped, UUID(1)) {
      $0.path[id: 0]?.items[id: UUID(1)]?.isPacked = true
      $0.trips[id: UUID(0)]?.items[id: UUID(1)]?.isPacked = true
    }
    await store.send(\.path.popFrom, 0) {
      $0.path = StackState()
    }
  }
}
