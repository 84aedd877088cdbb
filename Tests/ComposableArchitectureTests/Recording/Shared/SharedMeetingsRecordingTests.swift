@testable import ComposableArchitecture
import Foundation
import Testing

/// Records changes of shared values, whose test is in 'RecordedSharedMeetingsTests.swift'.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct SharedMeetingsRecordingTests {
  private let recording = StoreRecording<SharedMeetings.State, SharedMeetings.Action>()

  private func record() async {
    let store = Store(initialState: SharedMeetings.State(), recording: recording) {
      SharedMeetings()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.send(.addButtonTapped)
    store.send(.renamed(UUID(0), "Design"))
    await store.send(.loadButtonTapped).finish()
    store.send(.themeButtonTapped)
    store.$theme.withLock { $0 = "blue" }
    store.send(.themeButtonTapped)
    store.send(.editButtonTapped)
    store.send(.editor(.presented(.typed("Agenda"))))
  }

  /// The file of the recorded test.
  private func file() throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "RecordedSharedMeetingsTests.swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The text from the test's function on, because the imports of this module's own test are others.
  private func function(of source: String) throws -> Substring {
    let start = try #require(source.range(of: "  @Test func")?.lowerBound)
    return source[start...]
  }

  @Test func testOfSharedValuesIsWrittenAgain() async throws {
    await record()
    #expect(try function(of: recording.testSource()) == function(of: file()))
  }

  @Test func testOfSharedValuesFailsAtTheStepOfAMistake() async throws {
    let lines = try file().split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(".renamed(") }) + 1
    let failures = LockIsolated<[Int?]>([])
    await withKnownIssue {
      await SharedMeetings.$isMistaken.withValue(true) {
        await RecordedSharedMeetingsTests().recordedActionsHaveTheSameChanges()
      }
    } matching: { issue in
      failures.withValue { $0.append(issue.sourceLocation?.line) }
      return true
    }
    #expect(failures.value.first == line)
  }

  @Test func partOfARecordingBeginsWithTheSharedValuesOfItsTime() async {
    await record()
    let source = recording.testSource(of: 5...5)
    #expect(source.contains("theme: \"orange\""))
    #expect(source.contains("SharedMeeting(id: UUID(0), title: \"Design\")"))
  }

  #if DEBUG
  @Test func sharedValuesGoBackWithTheStore() throws {
    let store = Store(initialState: SharedMeetings.State(), recording: recording) {
      SharedMeetings()
    }
    for _ in 1...3 { store.send(.themeButtonTapped) }
    let jump = try #require(recording.goBack(to: 1))
    #expect(store.theme == "orange!")
    #expect(jump.sharedValues.count == 1)
    #expect(recording.goBack(to: 1)?.sharedValues == [])
    store.send(.themeButtonTapped)
    #expect(
      themeSteps() == [
        "await store.send(.themeButtonTapped) { $0.$theme.withLock { $0 = \"orange!\" } }",
        "await store.send(.themeButtonTapped) { $0.$theme.withLock { $0 = \"orange!!\" } }",
      ]
    )
    recording.goBack(to: 3)
    #expect(store.theme == "orange!!!")
  }

  @Test func changeByOtherCodeAfterAJumpIsKnown() {
    let store = Store(initialState: SharedMeetings.State(), recording: recording) {
      SharedMeetings()
    }
    for _ in 1...2 { store.send(.themeButtonTapped) }
    recording.goBack(to: 1)
    store.$theme.withLock { $0 = "blue" }
    store.send(.themeButtonTapped)
    #expect(
      themeSteps() == [
        "await store.send(.themeButtonTapped) { $0.$theme.withLock { $0 = \"orange!\" } }",
        "store.state.$theme.withLock { $0 = \"blue\" }",
        "await store.send(.themeButtonTapped) { $0.$theme.withLock { $0 = \"blue!\" } }",
      ]
    )
  }

  @Test func fileHasTheSharedValuesAfterAJump() throws {
    let store = Store(initialState: SharedMeetings.State(), recording: recording) {
      SharedMeetings()
    }
    for _ in 1...2 { store.send(.themeButtonTapped) }
    recording.goBack(to: 1)
    store.send(.themeButtonTapped)
    let imported = try StoreRecording<SharedMeetings.State, SharedMeetings.Action>(
      data: recording.data()
    )
    #expect(imported.jumps == recording.jumps)
    #expect(imported.actions.map(\.stateBefore.theme) == ["orange", "orange!", "orange!"])
    #expect(imported.actions.map(\.stateAfter.theme) == ["orange!", "orange!!", "orange!!"])
  }

  /// The lines of the written test that change the theme.
  private func themeSteps() -> [String] {
    let lines = recording.testSource().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return lines.filter { $0.contains("theme.withLock") }
  }
  #endif

  @Test func changeByAnEffectHasItsLineAndComesBeforeTheNextAction() async throws {
    await record()
    #expect(recording.actions[3].action == .loaded)
    let change = try #require(recording.actions[3].earlierSharedChanges.first)
    #expect(change.origin == .effect)
    #expect(change.place?.fileID.hasSuffix("SharedMeetings.swift") == true)
    #expect(change.changes?.contains("Loaded") == true)
    #expect(recording.actions[3].sharedChanges.isEmpty)
  }

  @Test func changeByOtherCodeIsKnownFromTheNextOne() async throws {
    await record()
    let action = recording.actions[5]
    #expect(action.earlierSharedChanges.map(\.origin) == [.otherCode])
    #expect(action.earlierSharedChanges.map(\.place) == [nil])
    #expect(action.earlierSharedChanges.map(\.changes) == ["- \"orange!\"\n+ \"blue\""])
    #expect(action.sharedChanges.map(\.changes) == ["- \"blue\"\n+ \"blue!\""])
    #expect(action.sharedChanges.map(\.origin) == [.reducer])
  }
}
