import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import Standups

/// What a person does with the app, from one end to the other.
@MainActor
struct StandupsViewTests {
  @Test func aStandupIsAddedHeldAndDeleted() async throws {
    let clock = TestClock()
    let saved = LockIsolated<IdentifiedArrayOf<Standup>>([])
    let store = Store(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
      $0.standupsClient.load = { .init() }
      $0.standupsClient.save = { saved.setValue($0) }
      $0.uuid = .incrementing
    }
    let view = ViewHarness { AppView(store: store) }

    try view.tap(.button("Add"))
    #expect(try view.attribute("autofocus", of: .textField("Title")) != nil)
    try view.type("Design", into: .textField("Title"))
    try view.type("Blob", into: .textField("Name"))
    try view.tap(.button("New attendee"))
    try view.tap(.button("Save"))
    #expect(view.contains(.text("Design")))

    try view.tap(.button("Design 1 5 min"))
    try view.tap(.button("Start meeting"))
    #expect(view.contains(.text("Blob")))
    #expect(view.contains(.text("Last speaker")))
    await timerStarts(on: clock)
    try view.tap(.button("End meeting"))
    try view.tap(.button("Save and end"))
    try await view.wait { $0.contains(.heading("Past meetings")) }
    #expect(store.withState(\.path.count) == 1)

    try view.tap(.button("Delete"))
    try view.tap(.button("Delete"))
    try await view.wait { $0.contains(.heading("Daily Standups")) }
    #expect(!view.contains(.text("Design")))
    #expect(saved.value == [])
  }

  /// Lets the main actor go on until the meeting's timer waits for its clock.
  private func timerStarts(on clock: TestClock<Duration>) async {
    while (try? await clock.checkSuspension()) != nil {
      await Task.yield()
    }
  }
}
