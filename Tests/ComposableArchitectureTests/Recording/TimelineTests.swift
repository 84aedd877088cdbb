@testable import ComposableArchitecture
import Foundation
import IssueRecording
import Testing
import ViewCore
import ViewTesting

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct TimelineTests {
  private let recording = StoreRecording<RecordedFeature.State, RecordedFeature.Action>()

  private func makeTestStore() -> TestStoreOf<RecordedFeature> {
    TestStore(initialState: RecordedFeature.State(), recording: recording) {
      RecordedFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.date.now = Date(timeIntervalSince1970: 60)
      $0.uuid = .incrementing
      $0.recordedFacts = { "\($0) rows" }
    }
  }

  private func makeStore() -> StoreOf<RecordedFeature> {
    Store(initialState: RecordedFeature.State(), recording: recording) {
      RecordedFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
  }

  @Test func timelineOfNothingSaysSo() {
    #expect(recording.timeline() == "No action was sent.")
  }

  @Test func timelineHasTheLastActionsWithTheirSendersAndTheRunningEffects() async throws {
    let store = makeStore()
    for _ in 1...3 { store.send(.formButtonTapped) }
    let task = store.send(.timer)
    let lines = recording.timeline(last: 2).split(separator: "\n")
    #expect(
      lines.dropLast() == [
        "… 2 earlier", "3 .formButtonTapped, sent by a view or other code",
        "4 .timer, sent by a view or other code",
      ]
    )
    let last = try #require(lines.last)
    #expect(
      last.hasPrefix("An effect of 4 runs, from ComposableArchitectureTests/RecordedFeature.swift:")
    )
    task.cancel()
    await task.finish()
  }

  @Test func failureOfATestStoreEndsWithTheTimeline() async throws {
    let store = makeTestStore()
    let recorder = IssueRecorder()
    let line: UInt = #line + 2
    await withIssueReporters([recorder]) {
      _ = await store.send(.addButtonTapped)
    }
    await store.skipReceivedActions()
    let entry = try #require(recorder.entries.first)
    #expect(recorder.entries.count == 1)
    #expect(entry.line == line)
    let timeline = try #require(
      entry.text.split(separator: "The last actions, with their senders:\n\n").last
    )
    let lines = timeline.split(separator: "\n")
    #expect(lines[0] == "  1 .addButtonTapped, sent by a view or other code")
    #expect(lines[1] == "  2 .loaded, sent by an effect of 1")
    #expect(lines[2].hasPrefix("  An effect of 2 runs, from ComposableArchitectureTests/"))
    #expect(lines.count == 3)
  }

  @Test func recordingOfATestStoreWritesATest() async {
    let store = makeTestStore()
    store.exhaustivity = .off
    await store.send(.addButtonTapped)
    await store.skipReceivedActions()
    #expect(recording.actions.map(\.origin.cause) == [nil, 1, 2])
    let source = recording.testSource()
    #expect(source.contains("$0.uuid = .incrementing"))
    #expect(source.contains("await store.receive(.factResponse(\"1 rows\"))"))
  }

  @Test func endOfATestWithLeftoversHasTheTimeline() async throws {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      let store = makeTestStore()
      await store.send(.formButtonTapped) { $0.form = RecordedForm.State(name: "Blob") }
      await store.send(.timer)
      await store.finish(timeout: .zero)
    }
    let text = try #require(recorder.texts.last)
    #expect(text.contains("\n  2 .timer, sent by a view or other code"))
  }

  @Test func secondStoreWithARecordingIsNotRecorded() async {
    _ = makeStore()
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      let store = makeTestStore()
      await store.send(.formButtonTapped) { $0.form = RecordedForm.State(name: "Blob") }
    }
    #expect(recorder.texts.count == 1)
    #expect(recording.actions.isEmpty)
  }

  #if DEBUG
  private struct FactView: View {
    let store: StoreOf<RecordedFeature>

    var body: some View {
      Text(store.fact ?? "No fact")
        .onAppear { store.send(.formButtonTapped) }
        .task { await store.send(.addButtonTapped).finish() }
    }
  }

  @Test func actionOfAViewsCodeHasItsName() async throws {
    let store = Store(initialState: RecordedFeature.State(), recording: recording) {
      RecordedFeature()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 60)
      $0.uuid = .incrementing
      $0.recordedFacts = { "\($0) rows" }
    }
    let view = ViewHarness { FactView(store: store) }
    try await view.waitFor(.text("1 rows"))
    #expect(
      recording.timeline().split(separator: "\n").prefix(3) == [
        "1 .formButtonTapped, sent in onAppear", "2 .addButtonTapped, sent in task",
        "3 .loaded, sent by an effect of 2",
      ]
    )
  }
  #endif

  @Test func failureOfAHarnessEndsWithTheStepsOfTheUser() throws {
    let store = makeStore()
    let view = ViewHarness(timeline: { recording.timeline() }) {
      Button("Open") { store.send(.formButtonTapped) }
    }
    let line = #line + 3
    try withKnownIssue {
      try view.tap(.button("Open"))
      try view.tap(.button("Close"))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.hasSuffix("\n  1 .formButtonTapped, sent in Tap on button “Open”")
        }
    }
  }
}
