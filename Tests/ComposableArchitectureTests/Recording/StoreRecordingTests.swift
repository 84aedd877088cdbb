@testable import ComposableArchitecture
import Foundation
import Testing
import ViewCore

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct StoreRecordingTests {
  typealias Recording = StoreRecording<RecordedFeature.State, RecordedFeature.Action>
  private let clock = TestClock()

  private func makeStore(_ recording: Recording) -> StoreOf<RecordedFeature> {
    Store(initialState: RecordedFeature.State(), recording: recording) {
      RecordedFeature()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .incrementing
    }
  }

  @Test func actionHasItsNumberAndTheStatesAroundIt() throws {
    let recording = Recording()
    let store = makeStore(recording)
    store.send(.ticked)
    store.send(.ticked)
    #expect(recording.actions.map(\.number) == [1, 2])
    #expect(recording.actions.map(\.action) == [.ticked, .ticked])
    let last = try #require(recording.actions.last)
    #expect(last.stateBefore.seconds == 1)
    #expect(last.stateAfter.seconds == 2)
    #expect(last.name == ".ticked")
    #expect(last.dump == "RecordedFeature.Action.ticked")
    #expect(last.changes?.contains("seconds: 1") == true)
    #expect(last.changes?.contains("seconds: 2") == true)
  }

  @Test func timeAndDurationAreThoseOfTheRecordingsClocks() {
    let dates = DateGenerator.recorded([
      Date(timeIntervalSince1970: 7), Date(timeIntervalSince1970: 8),
    ])
    let clock = TestClock()
    let recording = StoreRecording<Int, Void>(date: dates, clock: clock)
    let store = Store(initialState: 0, recording: recording) {
      Reduce<Int, Void> { state, _ in
        state += 1
        return .none
      }
    }
    store.send(())
    store.send(())
    #expect(recording.actions.map(\.date.timeIntervalSince1970) == [7, 8])
    #expect(recording.actions.map(\.duration) == [.zero, .zero])
  }

  @Test func effectsActionHasTheActionAndTheLineThatStartedIt() async throws {
    let recording = Recording()
    let store = makeStore(recording)
    await store.send(.addButtonTapped).finish()
    #expect(
      recording.actions.map(\.action) == [.addButtonTapped, .loaded, .factResponse("1 rows")]
    )
    #expect(recording.actions.map(\.origin.cause) == [nil, 1, 2])
    #expect(recording.actions[0].origin == .user)
    #expect(recording.actions[1].origin == .effect(of: 1, at: nil))
    guard case .effect(of: 2, at: let place?) = recording.actions[2].origin else {
      Issue.record("\(recording.actions[2].origin)")
      return
    }
    #expect(place.fileID == "ComposableArchitectureTests/RecordedFeature.swift")
    let lines = try String(contentsOf: fixture, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines[place.line - 1].contains("return .run { [count = state.rows.count] send in"))
  }

  private var fixture: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RecordedFeature.swift")
  }

  @Test func writeOfAControlIsTheBindings() {
    let recording = Recording()
    let view = TitleView(store: makeStore(recording))
    view.$store.title.wrappedValue = "Design"
    view.store.send(.set(\.title, "Product"))
    #expect(recording.actions.map(\.origin) == [.binding, .user])
    #expect(recording.actions.last?.stateAfter.title == "Product")
  }

  private struct TitleView {
    @Bindable var store: StoreOf<RecordedFeature>
  }

  @Test func runningEffectIsListedUntilItEnds() async {
    let recording = Recording()
    let store = makeStore(recording)
    let task = store.send(.timer)
    #expect(recording.effects.map(\.startedBy) == [1])
    #expect(
      recording.effects.first?.place?.fileID == "ComposableArchitectureTests/RecordedFeature.swift"
    )
    await clock.advance(by: .seconds(1))
    await recording.waits(for: 2)
    #expect(recording.effectsRunning(after: 2) == [1])
    task.cancel()
    await task.finish()
    while !recording.effects.isEmpty { await Task.yield() }
    store.send(.ticked)
    #expect(recording.effectsRunning(after: 3).isEmpty)
  }

  @Test func oldActionsAreDropped() {
    let recording = Recording(limit: 3)
    let store = makeStore(recording)
    for _ in 1...20 { store.send(.ticked) }
    #expect(recording.actions.map(\.number) == [18, 19, 20])
    recording.clear()
    #expect(recording.actions.isEmpty)
    store.send(.ticked)
    #expect(recording.actions.map(\.number) == [21])
  }

  @Test func lastChangeOfAValueIsFound() {
    let recording = Recording()
    let store = makeStore(recording)
    store.send(.ticked)
    store.send(.formButtonTapped)
    store.send(.form(.presented(.nameChanged("Blob Jr."))))
    store.send(.form(.presented(.nameChanged("Blob Jr."))))
    #expect(recording.lastChange { $0.seconds }?.number == 1)
    #expect(recording.lastChange { $0.form?.name }?.number == 3)
    #expect(recording.lastChange { $0.title } == nil)
  }

  @Test func actionsAreFoundByTheirNamesAndValues() {
    let recording = Recording()
    let store = makeStore(recording)
    store.send(.ticked)
    store.send(.formButtonTapped)
    store.send(.form(.presented(.nameChanged("Blob Jr."))))
    #expect(recording.actions(containing: "FORM").map(\.number) == [2, 3])
    #expect(recording.actions(containing: "jr").map(\.number) == [3])
    #expect(recording.actions(containing: "").count == 3)
    #expect(recording.actions(containing: "absent").isEmpty)
  }

  @Test func secondStoreOfARecordingIsReportedAndNotRecorded() async {
    let recording = Recording()
    let store = makeStore(recording)
    let issues = await IssueRecorder.issues {
      makeStore(recording).send(.ticked)
    }
    #expect(
      issues.map(\.message) == [
        """
        A store was made with a recording that belongs to another store.

          State: RecordedFeature.State

        The numbers of actions and effects are those of one store. So the new store is not recorded.

        To fix this, make a 'StoreRecording' for each store.
        """
      ]
    )
    #expect(recording.actions.isEmpty)
    store.send(.ticked)
    #expect(recording.actions.count == 1)
  }

  @Test func storeIsReleasedWhileItsRecordingStays() {
    let recording = Recording()
    weak var store: StoreOf<RecordedFeature>?
    do {
      let strong = makeStore(recording)
      store = strong
      strong.send(.timer)
    }
    #expect(store == nil)
    #expect(recording.actions.count == 1)
  }

  @Test func generatorsOfRecordedValuesReportTheirEnd() async {
    let issues = await IssueRecorder.issues {
      let uuid = UUIDGenerator.recorded([UUID(7)])
      #expect(uuid() == UUID(7))
      _ = uuid()
    }
    #expect(
      issues.map(\.message) == [
        """
        A test needs more values of 'UUID' than were recorded.

        The feature now asks its dependency more often than when it was recorded.

        To fix this, record the test again, or override the dependency with a value that does not end.
        """
      ]
    )
  }
}
