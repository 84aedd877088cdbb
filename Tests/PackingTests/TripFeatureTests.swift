import ComposableArchitecture
import Testing

@testable import Packing

@MainActor
struct TripFeatureTests {
  @Test func itemIsAddedAndPacked() async {
    let store = TestStore(initialState: TripFeature.State(id: UUID(0), name: "Lisbon")) {
      TripFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(\.binding.draft, "Passport") {
      $0.draft = "Passport"
    }
    await store.send(.addButtonTapped) {
      $0.items = [Item(id: UUID(0), name: "Passport")]
      $0.draft = ""
    }
    await store.send(.itemTapped(id: UUID(0))) {
      $0.items[id: UUID(0)]?.isPacked = true
    }
  }
}
