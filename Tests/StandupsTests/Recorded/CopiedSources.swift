#if DEBUG
import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import SwiftUI
import Testing
import ViewTesting

@testable import Standups

/// Copies tests as the inspector does, with its options.
///
/// They are in 'CopiedTests.swift', 'CopiedPartTests.swift', 'CopiedFormTests.swift' and 'CopiedJourneyTests.swift', and
/// run as they are, but for a feature whose mistakes can be turned on.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct CopiedSources {
  private let recording = StoreRecording<AppFeature.State, AppFeature.Action>()

  /// Adds a standup, and deletes it.
  private func record() async throws {
    let client = StandupsClient.inMemory()
    let store = Store(initialState: AppFeature.State(), recording: recording) {
      AppFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.date.now = Meeting.held.date
      $0.speechClient = .unavailable("No microphone.")
      $0.standupsClient = client
      $0.uuid = .incrementing
    }
    let view = ViewHarness(recordsJourney: true) { AppView(store: store) }
    try await view.addAndDeleteStandup()
  }

  @Test func wholeTestIsCopiedAgain() async throws {
    try await record()
    let last = try #require(recording.actions.last).number
    let source = recording.testSource(from: nil, upTo: last)
    try RecordedTestFile("CopiedTests.swift").expect(
      copy: source,
      running: "mutatedApp",
      insteadOf: "AppFeature()"
    )
  }

  /// The effect of the last action sends more.
  @Test func testUpToASaveIsCopiedAgain() async throws {
    try await record()
    let save = try #require(recording.actions(containing: "saveStandupButtonTapped").first).number
    let source = recording.testSource(from: nil, upTo: save)
    try RecordedTestFile("CopiedPartTests.swift").expect(
      copy: source,
      running: "mutatedApp",
      insteadOf: "AppFeature()"
    )
  }

  /// The state before the first action has the form.
  @Test func testFromAnOpenFormIsCopiedAgain() async throws {
    try await record()
    let letter = try #require(recording.actions(containing: "binding").first).number
    let last = try #require(recording.actions.last).number
    let source = recording.testSource(from: letter, upTo: last)
    try RecordedTestFile("CopiedFormTests.swift").expect(
      copy: source,
      running: "mutatedApp",
      insteadOf: "AppFeature()"
    )
  }

  @Test func journeyIsCopiedAgain() async throws {
    try await record()
    let last = try #require(recording.actions.last).number
    let source = try #require(recording.journeySource(upTo: last))
    try RecordedTestFile("CopiedJourneyTests.swift").expect(
      copy: source,
      running: "mutatedApp",
      insteadOf: "AppFeature()"
    )
  }
}
#endif
