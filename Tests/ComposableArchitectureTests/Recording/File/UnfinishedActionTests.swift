@testable import ComposableArchitecture
import Foundation
import Testing

/// The files of recordings whose reducer has not ended.
@MainActor
struct UnfinishedActionTests {
  typealias Recording = StoreRecording<State, Action>

  struct State: Equatable {
    var count = 0
    @Shared(value: 0) var total
  }

  enum Action: Equatable {
    case added(Int)
    case written
  }

  /// The file of a recording while the last action is handled.
  private func dataWhileHandling(
    after steps: [Int],
    _ data: @escaping (Recording) throws -> Data?
  ) throws -> Data {
    let recording = Recording()
    var result: Result<Data?, any Error>?
    let store = Store(initialState: State(), recording: recording) {
      Reduce<State, Action> { state, action in
        switch action {
        case .added(let step):
          state.count += step
          state.$total.withLock { $0 += step }
        case .written:
          state.count = -1
          state.$total.withLock { $0 = -1 }
          result = Result { try data(recording) }
        }
        return .none
      }
    }
    for step in steps { store.send(.added(step)) }
    store.send(.written)
    #expect(recording.unfinishedAction?.number == nil)
    return try #require(try result?.get())
  }

  @Test func fileHasTheActionWithTheStateBeforeIt() throws {
    let data = try dataWhileHandling(after: [1, 2]) { try $0.data() }
    let imported = try Recording(data: data)
    #expect(imported.actions.map(\.action) == [.added(1), .added(2)])
    #expect(imported.actions.last?.stateAfter.count == 3)
    let unfinished = try #require(imported.unfinishedAction)
    #expect(unfinished.number == 3)
    #expect(unfinished.action == .written)
    #expect(unfinished.name == ".written")
    #expect(unfinished.origin == .user)
    #expect(unfinished.stateBefore.count == 3)
    #expect(unfinished.stateBefore.total == 3)
    #expect(try imported.data() == data)
  }

  @Test func replayLeavesTheActionOut() throws {
    let data = try dataWhileHandling(after: [1, 2]) { try $0.data() }
    var handled: [Action] = []
    let replay = try Recording(data: data).replay {
      Reduce<State, Action> { state, action in
        handled.append(action)
        guard case .added(let step) = action else { return .none }
        state.count += step
        state.$total.withLock { $0 += step }
        return .none
      }
    }
    #expect(replay == .equal(count: 2))
    #expect(handled == [.added(1), .added(2)])
  }

  @Test func firstActionCanBeUnfinished() throws {
    let imported = try Recording(data: dataWhileHandling(after: []) { try $0.data() })
    #expect(imported.actions.isEmpty)
    #expect(imported.unfinishedAction?.number == 1)
    #expect(imported.unfinishedAction?.stateBefore.total == 0)
  }

  /// A trap during a search for a test has the action, and is none of the app.
  @Test func actionOfASearchForATestIsUnfinishedMeanwhile() async throws {
    let recording = StoreRecording<Int, Int>()
    var repetitions: Set<ActionRepetition?> = []
    let store = Store(initialState: 0, recording: recording) {
      Reduce<Int, Int> { state, step in
        repetitions.insert(recording.unfinishedAction?.repetition)
        state += step
        return .none
      }
    }
    for step in 1...3 { store.send(step) }
    #expect(repetitions == [nil])
    _ = await recording.shortestTestSource(ofChangeIn: { $0 })
    #expect(repetitions == [nil, .shortestTest])
    _ = recording.actions(leavingOut: 2)
    #expect(repetitions == [nil, .shortestTest, .withoutAction(2)])
    #expect(recording.unfinishedAction == nil)
  }

  #if DEBUG
  @Test func fileOfACrashHasTheLastThousandActions() throws {
    let data = try dataWhileHandling(after: Array(repeating: 1, count: 1005)) {
      let last = try $0.lastActions { _ in false }
      #expect(last?.count == 1000)
      let name = $0.unfinishedName?.name
      #expect(name == ".written")
      return last?.data
    }
    let imported = try Recording(data: data)
    #expect(imported.actions.map(\.number) == Array(6...1005))
    #expect(imported.actions.first?.stateBefore.total == 5)
    #expect(imported.unfinishedAction?.number == 1006)
  }

  @Test func fileOfACrashHasFewerActionsIfTheTimeIsOver() throws {
    let data = try dataWhileHandling(after: Array(repeating: 1, count: 50)) {
      try $0.lastActions { $0 > 10 }?.data
    }
    #expect(try Recording(data: data).actions.map(\.number) == Array(41...50))
  }

  @Test func crashWithoutTimeLeavesNoFile() {
    #expect(throws: LateRecording.self) {
      try dataWhileHandling(after: [1]) { try $0.lastActions { _ in true }?.data }
    }
  }

  @Test func emptyRecordingLeavesNoFile() throws {
    #expect(try Recording().lastActions { _ in false } == nil)
  }

  @Test func importedRecordingLeavesNoFile() throws {
    let data = try dataWhileHandling(after: [1]) { try $0.data() }
    #expect(try Recording(data: data).lastActions { _ in false } == nil)
  }
  #endif
}
