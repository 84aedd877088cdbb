@testable import ComposableArchitecture
import Testing

@MainActor
struct RecordedSharedChangeTests {
  private let recording = StoreRecording<Counter.State, Counter.Action>()

  private func makeStore() -> StoreOf<Counter> {
    Store(initialState: Counter.State(), recording: recording) { Counter() }
  }

  @Test func changeOfASharedValueKeepsTheValuesOfItsTime() throws {
    let store = makeStore()
    store.send(.incremented)
    store.send(.incremented)
    let changes = try recording.actions.map { try #require($0.sharedChanges.first) }
    #expect(changes.map { $0.before as? Int } == [0, 1])
    #expect(changes.map { $0.after as? Int } == [1, 2])
    #expect(changes[0].changes == "- 0\n+ 1")
    #expect(changes[0].name.contains("count"))
  }

  @Test func changeBeginsWithTheKeptValueOfTheChangeBefore() throws {
    let store = makeStore()
    store.send(.incremented)
    store.send(.incremented)
    let changes = try recording.actions.map { try #require($0.sharedChanges.first) }
    let (first, second) = (changes[0].kept.after, changes[1].kept.before)
    #expect(try #require(first as? HistoryValue<Int>) === second as? HistoryValue<Int>)
  }

  @Test func actionThatChangesNoSharedValueHasNone() {
    let store = makeStore()
    store.$count.withLock { $0 = 7 }
    store.send(.looked)
    #expect(recording.actions.map(\.sharedChanges.count) == [0])
  }
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0
  }
  enum Action: Equatable {
    case incremented
    case looked
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented: state.$count.withLock { $0 += 1 }
      case .looked: break
      }
      return .none
    }
  }
}
