import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import Packing

@MainActor
struct TripsViewTests {
  @Test func userPacksForATrip() async throws {
    let store = Store(initialState: TripsFeature.State()) {
      TripsFeature()
    } withDependencies: {
      $0.ideas.destination = { "Lisbon" }
      $0.uuid = .incrementing
    }
    let view = ViewHarness { TripsView(store: store) }

    try view.tap(.button("Give me an idea"))
    try await view.wait { $0.contains(.button("Lisbon")) }
    try view.tap(.button("Lisbon"))
    try view.type("Passport", into: .textField("New item"))
    try view.tap(.button("Add"))
    try view.tap(.button("Passport"))

    #expect(store.trips.first?.items.first?.isPacked == true)
  }
}
