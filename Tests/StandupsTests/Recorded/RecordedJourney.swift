import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import SwiftUI
import Testing
import ViewTesting

@testable import Standups

/// Records a journey, and writes the test of it that is in 'RecordedJourneyTests.swift'.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct RecordedJourney {
  private func record() async throws -> ViewHarness {
    let view = ViewHarness(recordsJourney: true) { AppView(store: .forJourney()) }
    try await view.addHoldAndDeleteStandup()
    return view
  }

  @Test func testOfTheJourneyIsWrittenAgain() async throws {
    var options = JourneyOptions()
    options.imports = ["ComposableArchitecture"]
    options.module = "Standups"
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
