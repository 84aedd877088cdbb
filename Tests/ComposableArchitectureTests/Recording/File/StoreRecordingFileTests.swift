@testable import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct StoreRecordingFileTests {
  typealias Recording = StoreRecording<RecordedFeature.State, RecordedFeature.Action>

  private func recorded() async -> Recording {
    let recording = Recording()
    let clock = TestClock()
    let store = Store(initialState: RecordedFeature.State(), recording: recording) {
      RecordedFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 7)
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped).finish()
    store.send(.binding(.set(\.title, "Blob")))
    store.send(.formButtonTapped)
    store.send(.form(.presented(.nameChanged("Junior"))))
    let timer = store.send(.timer)
    await clock.advance(by: .seconds(2))
    await recording.waits(for: 9)
    timer.cancel()
    store.send(.form(.dismiss))
    return recording
  }

  @Test func importedRecordingHasTheActionsAndStatesOfTheOriginal() async throws {
    let recording = await recorded()
    let imported = try Recording(data: recording.data())
    #expect(imported.actions.map(\.number) == recording.actions.map(\.number))
    #expect(imported.actions.map(\.action) == recording.actions.map(\.action))
    #expect(imported.actions.map(\.stateBefore) == recording.actions.map(\.stateBefore))
    #expect(imported.actions.map(\.stateAfter) == recording.actions.map(\.stateAfter))
    #expect(imported.actions.map(\.origin) == recording.actions.map(\.origin))
    #expect(imported.actions.map(\.date) == recording.actions.map(\.date))
    #expect(imported.actions.map(\.duration) == recording.actions.map(\.duration))
    #expect(try imported.data() == recording.data())
  }

  @Test func importedRecordingWritesTheTestOfTheOriginal() async throws {
    let recording = await recorded()
    let imported = try Recording(data: recording.data())
    #expect(imported.testSource() == recording.testSource())
  }

  @Test func replayGivesTheRecordedStates() async throws {
    let recording = await recorded()
    #expect(try recording.replay { RecordedFeature() } == .equal(count: recording.actions.count))
    let imported = try Recording(data: recording.data())
    #expect(try imported.replay { RecordedFeature() } == .equal(count: recording.actions.count))
  }

  @Test func recordingIsReadFromItsFile() async throws {
    let recording = await recorded()
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try recording.data().write(to: file)
    let imported = try StoreRecording<RecordedFeature.State, RecordedFeature.Action>(
      data: Data(contentsOf: file)
    )
    let replay = try imported.replay { RecordedFeature() }
    #expect(replay == .equal(count: 10))
  }

  @Test func replayShowsTheFirstDifference() async throws {
    let recording = await recorded()
    let replay = try recording.replay {
      RecordedFeature()
      Reduce { state, action in
        if action == .ticked, state.seconds == 2 { state.seconds = 20 }
        return .none
      }
    }
    guard case .different(let number, let action, let changes) = replay else {
      Issue.record("\(replay)")
      return
    }
    #expect(recording.actions[number - 1].action == .ticked)
    #expect(recording.actions[number - 1].stateAfter.seconds == 2)
    #expect(action == ".ticked")
    #expect(changes.contains("seconds: 2,") && changes.contains("seconds: 20,"))
  }

  @Test func replayedReducerGetsTheRecordedValues() throws {
    struct Feature: Reducer {
      struct State: Equatable {
        var ids: [UUID] = []
        var dates: [Date] = []
        var numbers: [Int] = []
        var path = StackState<Int>()
      }
      typealias Action = Int
      @Dependency(\.date) var date
      @Dependency(\.uuid) var uuid
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      var body: some ReducerOf<Self> {
        Reduce { state, count in
          for _ in 0..<count {
            state.ids.append(uuid())
            state.dates.append(date.now)
            state.numbers.append(withRandomNumberGenerator { Int.random(in: 0..<1000, using: &$0) })
            state.path.append(1)
          }
          return .run { _ in _ = (uuid(), date.now) }
        }
      }
    }
    let recording = StoreRecording<Feature.State, Int>()
    let store = Store(initialState: Feature.State(), recording: recording) {
      Feature()
    } withDependencies: {
      $0.uuid = UUIDGenerator { UUID() }
      $0.date = DateGenerator { Date() }
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    }
    for count in [2, 0, 3] { store.send(count) }
    let imported = try StoreRecording<Feature.State, Int>(data: recording.data())
    #expect(try imported.replay { Feature() } == .equal(count: 3))
  }

  @Test func replayOfAReducerThatNeedsMoreValuesSaysSo() throws {
    let recording = StoreRecording<Int, Int>()
    let store = Store(initialState: 0, recording: recording) {
      Reduce<Int, Int> { _, _ in .none }
    }
    store.send(1)
    let replay = try recording.replay {
      Reduce<Int, Int> { _, _ in
        @Dependency(\.uuid) var uuid
        _ = uuid()
        return .none
      }
    }
    #expect(
      replay
        == .different(
          number: 1,
          action: "Int",
          changes: "The reducer needs more values of 'uuid' than were recorded."
        )
    )
  }

  @Test func sharedValuesAreThoseOfTheirTime() throws {
    struct State: Equatable {
      @Shared(value: 0) var count
      @Shared(value: 0) var same
      init() { $same = $count }
    }
    let recording = StoreRecording<State, Int>()
    let store = Store(initialState: State(), recording: recording) {
      Reduce<State, Int> { state, step in
        state.$count.withLock { $0 += step }
        return .none
      }
    }
    store.send(1)
    store.send(2)
    let imported = try StoreRecording<State, Int>(data: recording.data())
    #expect(imported.actions.map(\.stateBefore.count) == [0, 1])
    #expect(imported.actions.map(\.stateAfter.same) == [1, 3])
    let reducer = Reduce<State, Int> { state, step in
      state.$count.withLock { $0 += step }
      return .none
    }
    #expect(try imported.replay { reducer } == .equal(count: 2))
    #expect(store.withState(\.count) == 3)
  }

  @Test func recordingOfAnotherFeatureIsRefused() async throws {
    let data = try await recorded().data()
    #expect(
      throws: RecordingError.otherFeature(
        found: String(reflecting: RecordedFeature.State.self),
        expected: "Swift.Int"
      )
    ) {
      try StoreRecording<Int, RecordedFeature.Action>(data: data)
    }
  }

  @Test func recordingOfAnotherBuildIsRefusedUnlessItIsAllowed() async throws {
    let build = try #require(BuildIdentity.current)
    var data = try await recorded().data()
    let place = try #require(data.range(of: Data(build.utf8)))
    data[place.lowerBound] ^= 1
    #expect(throws: RecordingError.otherBuild) { try Recording(data: data) }
    #expect(try Recording(data: data, allowsOtherBuilds: true).actions.count == 10)
  }

  @Test func emptyRecordingIsRefused() {
    #expect(throws: RecordingError.empty) { try Recording().data() }
  }

  @Test func fileOfAnotherKindIsRefused() {
    let reason = "is another kind of file"
    let error = RecordingError.damaged(path: "The recording", reason: reason)
    #expect(throws: error) { try Recording(data: Data("{\"a\": [1, 2, 3, 4]}".utf8)) }
  }
}
