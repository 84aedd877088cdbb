import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import SyncUps

/// Records a meeting, and writes the test of it that is in 'RecordedMeetingTests.swift'.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct RecordedMeeting {
  private let clock = TestClock()
  private let recording = StoreRecording<AppFeature.State, AppFeature.Action>()

  private func makeStore() -> StoreOf<AppFeature> {
    Store(initialState: AppFeature.State(), recording: recording) {
      AppFeature()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.date.now = Meeting.held.date
      $0.speechClient = .unavailable("No microphone.")
      $0.standupsClient = .steady()
      $0.uuid = .incrementing
    }
  }

  /// Adds a standup, and holds a meeting of another.
  private func record() async {
    let store = makeStore()
    store.send(.task)
    await waits(for: 2)
    store.send(.syncUpsList(.addButtonTapped))
    let standup = Standup(
      id: UUID(0),
      attendees: [Attendee(id: UUID(1), name: "Blob")],
      title: "Product"
    )
    store.send(.syncUpsList(.add(.presented(.set(\.standup, standup)))))
    store.send(.syncUpsList(.saveAddButtonTapped))
    store.send(
      .path(.push(id: 0, state: .detail(SyncUpDetail.State(standup: .design))))
    )
    store.send(
      .path(.push(id: 1, state: .record(RecordMeeting.State(standup: .design))))
    )
    store.send(.path(.element(id: 1, action: .record(.task))))
    await waits(for: 10)
    for count in 11...12 {
      await clock.advance(by: .seconds(1))
      await waits(for: count)
    }
    store.send(.path(.element(id: 1, action: .record(.endMeetingButtonTapped))))
    store.send(
      .path(.element(id: 1, action: .record(.alert(.presented(.confirmSave)))))
    )
    await waits(for: 16)
    // The meeting's timer ends. The list is followed on.
    while recording.effects.count > 1, !Task.isCancelled { await Task.yield() }
  }

  /// Waits for a number of actions, until the time limit of the test.
  private func waits(for count: Int) async {
    while recording.actions.count < count, !Task.isCancelled { await Task.yield() }
  }

  private func options(_ suite: String, _ name: String) -> TestSourceOptions {
    var options = TestSourceOptions()
    options.suite = suite
    options.name = name
    options.imports = ["StandupsTestSupport"]
    options.reducer = "Mutation.of(AppFeature())"
    options.name("AppFeature.State()", AppFeature.State())
    options.name("Standup.design", Standup.design)
    return options
  }

  @Test func testOfTheMeetingIsWrittenAgain() async throws {
    await record()
    let options = options("RecordedMeetingTests", "recordedMeetingHasTheSameChanges")
    try RecordedTestFile("RecordedMeetingTests.swift").expect(
      recording.testSource(options: options)
    )
  }

  @Test func testOfThePartWithATickIsWrittenAgain() async throws {
    await record()
    let options = options("RecordedPartTests", "recordedPartHasTheSameChanges")
    let first = try #require(recording.actions(containing: "timerTicked").first).number
    let last = try #require(recording.actions.last).number
    try RecordedTestFile("RecordedPartTests.swift").expect(
      recording.testSource(of: first...last, options: options)
    )
  }

  @Test func shortestTestOfTheMeetingsIsWrittenAgain() async throws {
    await record()
    let options = options("RecordedShortestTests", "meetingIsHeldWithTheFewestSteps")
    let source = await recording.shortestTestSource(
      ofChangeIn: { $0.syncUpsList.standups[id: Standup.design.id]?.meetings },
      options: options
    )
    try RecordedTestFile("RecordedShortestTests.swift").expect(#require(source))
  }

  @Test func importedMeetingIsReplayed() async throws {
    await record()
    let imported = try StoreRecording<AppFeature.State, AppFeature.Action>(data: recording.data())
    #expect(imported.actions.map(\.stateAfter) == recording.actions.map(\.stateAfter))
    #expect(try imported.replay { AppFeature() } == .equal(count: recording.actions.count))
  }
}
