import ComposableArchitecture
import Testing

@MainActor
struct RecordedClashTests {
  @Test func recordedActionsHaveTheSameChanges() async {
    let clock = TestClock()
    let changes1 = AsyncStream<Int>.makeStream()
    let changes2 = AsyncStream<Int>.makeStream()
    let changes = RecordedAnswers<AsyncStream<Int>>([changes1.stream, changes2.stream])
    let changes22 = RecordedAnswers<Int>([1, 7])
    let clock2 = RecordedAnswers<Int>([2, 8])
    let defaultAnswers = RecordedAnswers<Int>([3, 9])
    let repeatAnswers = RecordedAnswers<Int>([4, 10])
    let store2 = RecordedAnswers<Int>([5, 11])
    let taskAnswers = RecordedAnswers<Int>([6, 12])
    let store = TestStore(initialState: Clashes.State(numbers: [])) {
      Clashes()
    } withDependencies: {
      $0.continuousClock = clock
      $0.clashing.changes = { changes.next() }
      $0.clashing.changes2 = { changes22.next() }
      $0.clashing.clock = { clock2.next() }
      $0.clashing.default = { defaultAnswers.next() }
      $0.clashing.repeat = { repeatAnswers.next() }
      $0.clashing.store = { store2.next() }
      $0.clashing.task = { taskAnswers.next() }
    }
    await store.send(.asked) { $0.numbers = [1, 2, 3, 4, 5, 6] }
    let task1 = await store.send(.follow)
    await clock.advance(by: .seconds(1))
    changes1.continuation.yield(100)
    await store.receive(.changed(100)) { $0.numbers = [1, 2, 3, 4, 5, 6, 100] }
    let task2 = await store.send(.follow)
    await clock.advance(by: .seconds(1))
    changes2.continuation.yield(200)
    await store.receive(.changed(200)) { $0.numbers = [1, 2, 3, 4, 5, 6, 100, 200] }
    await store.send(.asked) { $0.numbers = [1, 2, 3, 4, 5, 6, 100, 200, 7, 8, 9, 10, 11, 12] }
    changes1.continuation.yield(101)
    await store.receive(.changed(101)) {
      $0.numbers = [1, 2, 3, 4, 5, 6, 100, 200, 7, 8, 9, 10, 11, 12, 101]
    }
    changes2.continuation.yield(201)
    await store.receive(.changed(201)) {
      $0.numbers = [1, 2, 3, 4, 5, 6, 100, 200, 7, 8, 9, 10, 11, 12, 101, 201]
    }
    await task1.cancel()
    await task2.cancel()
  }
}
