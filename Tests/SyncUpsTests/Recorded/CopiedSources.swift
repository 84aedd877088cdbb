#if DEBUG
import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import SwiftUI
import Testing
import ViewTesting

@testable import SyncUps

/// Copies tests as the inspector does, with its options.
///
/// They are in 'CopiedTests.swift', 'CopiedPartTests.swift' and 'CopiedJourneyTests.swift', and run as they are.
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
    try await view.waitFor(.text("No standups yet. Add the first one with the button above."))
    try view.tap(.button("Add"))
    for text in ["D", "Design"] { try view.type(text, into: .textField("Title")) }
    try view.tap(.button("Save"))
    try await view.waitFor(.button("Design 1 5 min"))
    try view.tap(.button("Design 1 5 min"))
    try view.tap(.button("Delete"))
    try view.tap(.button("Delete"))
    try await view.waitFor(.text("No standups yet. Add the first one with the button above."))
  }

  private func expect(_ source: String, in suite: String) throws {
    let name = try Regex("struct Recorded[A-Za-z]* ")
    try RecordedTestFile("\(suite).swift").expect(
      source.replacing(name, with: "struct \(suite) ")
    )
  }

  @Test func wholeTestIsCopiedAgain() async throws {
    try await record()
    let last = try #require(recording.actions.last).number
    let source = recording.testSource(from: nil, upTo: last)
    try expect(source, in: "CopiedTests")
  }

  /// The effect of the last action sends more.
  @Test func testUpToASaveIsCopiedAgain() async throws {
    try await record()
    let save = try #require(recording.actions(containing: "saveAddButtonTapped").first).number
    let source = recording.testSource(from: nil, upTo: save)
    try expect(source, in: "CopiedPartTests")
  }

  @Test func journeyIsCopiedAgain() async throws {
    try await record()
    let last = try #require(recording.actions.last).number
    let source = try #require(recording.journeySource(upTo: last))
    try expect(source, in: "CopiedJourneyTests")
  }
}
#endif
