import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import SwiftUI
import Testing
import ViewTesting

@testable import SyncUps

/// Records a journey, and writes the test of it that is in 'RecordedJourneyTests.swift'.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct RecordedJourney {
  /// Adds a standup, holds a meeting of it, and deletes it.
  private func record() async throws -> ViewHarness {
    let view = ViewHarness(recordsJourney: true) { AppView(store: .forJourney()) }
    try await view.waitFor(.button("Add"))
    try view.tap(.button("Add"))
    for text in ["D", "De", "Design"] { try view.type(text, into: .textField("Title")) }
    try view.type("Blob", into: .textField("Name"))
    try view.tap(.button("New attendee"))
    try view.type("Blob Jr.", into: .textField("Name").element(boundBy: 1))
    try view.tap(.button("Save"))
    try await view.waitFor(.button("Design 2 5 min"))
    try view.tap(.button("Design 2 5 min"))
    try view.tap(.button("Start meeting"))
    try view.tap(.button("End meeting"))
    try view.tap(.button("Save and end"))
    try await view.waitFor(.heading("Past meetings"))
    try await view.waitFor(.button("Delete"))
    try view.tap(.button("Delete"))
    try view.tap(.button("Delete"))
    try await view.waitFor(.heading("Daily Standups"))
    return view
  }

  @Test func testOfTheJourneyIsWrittenAgain() async throws {
    var options = JourneyOptions()
    options.imports = ["ComposableArchitecture"]
    options.module = "SyncUps"
    options.view = "AppView(store: .forJourney())"
    try await RecordedTestFile("RecordedJourneyTests.swift").expect(
      record().journeySource(options: options)
    )
  }
}

extension StoreOf<AppFeature> {
  /// A store without standups, for a journey.
  static func forJourney() -> Self {
    let client = StandupsClient.inMemory()
    return Self(initialState: AppFeature.State()) {
      Mutation.of(AppFeature())
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.date.now = Meeting.held.date
      $0.speechClient = .unavailable("No microphone.")
      $0.standupsClient = client
      $0.uuid = .incrementing
    }
  }
}
