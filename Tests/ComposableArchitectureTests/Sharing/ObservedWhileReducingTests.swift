import ComposableArchitecture
import Foundation
import Testing

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// Observers of shared values that read the store whose reducer changes them.
@MainActor
struct ObservedWhileReducingTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      @Shared var count: Int
      var steps = 0
    }
    enum Action { case change, note }
    var whileChanging: @MainActor (inout State) -> Void = { _ in }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.steps += 1
        guard case .change = action else { return .none }
        state.$count.withLock { $0 += 1 }
        MainActor.assumeIsolated { whileChanging(&state) }
        state.steps += 1
        return .none
      }
    }
  }

  private func makeStore(
    _ count: Shared<Int>,
    whileChanging: @escaping @MainActor (inout Counter.State) -> Void = { _ in }
  ) -> StoreOf<Counter> {
    Store(initialState: Counter.State(count: count)) { Counter(whileChanging: whileChanging) }
  }

  /// The issues of an operation, none of which may be there.
  private func expectNoIssues(_ operation: @MainActor () -> Void) async {
    let issues = await IssueRecorder.issues { operation() }
    #expect(issues == [])
  }

  @Test func subscriberReadsCompleteState() async {
    let count = Shared(value: 0)
    let store = makeStore(count)
    var values: [[Int]] = []
    let subscription = count.publisher.sink { values.append([$0, store.steps]) }
    await expectNoIssues {
      store.send(.change)
      store.send(.change)
    }
    #expect(values == [[0, 0], [1, 2], [2, 4]])
    subscription.cancel()
  }

  @Test func observerReadsCompleteState() async {
    let count = Shared(value: 0)
    let store = makeStore(count)
    let steps = LockIsolated<[Int]>([])
    withObservationTracking {
      _ = count.wrappedValue
    } onChange: {
      let step = MainActor.assumeIsolated { store.steps }
      steps.withValue { $0.append(step) }
    }
    await expectNoIssues { store.send(.change) }
    #expect(steps.value == [2])
  }

  @Test func subscriberReceivesEachValueInOrder() async {
    let count = Shared(value: 0)
    let store = makeStore(count) { state in
      state.$count.withLock { $0 += 10 }
      state.$count.withLock { $0 += 100 }
    }
    var values: [Int] = []
    let subscription = count.publisher.sink { values.append($0) }
    await expectNoIssues { store.send(.change) }
    #expect(values == [0, 1, 11, 111])
    count.withLock { $0 = 5 }
    #expect(values == [0, 1, 11, 111, 5])
    subscription.cancel()
  }

  @Test func subscriberMaySendActionsAndChangeTheValue() async {
    let count = Shared(value: 0)
    let store = makeStore(count)
    var values: [[Int]] = []
    let subscription = count.publisher.dropFirst().sink { value in
      values.append([value, store.steps])
      if value == 1 {
        store.send(.note)
        count.withLock { $0 = 7 }
      }
    }
    await expectNoIssues { store.send(.change) }
    #expect(values == [[1, 2], [7, 2]])
    #expect(store.steps == 3)
    subscription.cancel()
  }

  @Test func changeOfAnotherThreadIsPublishedAfterTheReduction() async {
    let count = Shared(value: 0)
    let store = makeStore(count) { _ in
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        count.withLock { $0 += 10 }
        isDone.signal()
      }
      isDone.wait()
    }
    var values: [Int] = []
    let subscription = count.publisher.sink { values.append($0) }
    await expectNoIssues { store.send(.change) }
    #expect(values == [0, 1, 11])
    subscription.cancel()
  }

  @Test func observersWaitForTheOutermostReducer() async {
    let (outerCount, innerCount) = (Shared(value: 0), Shared(value: 0))
    let inner = makeStore(innerCount)
    let outer = makeStore(outerCount) { _ in inner.send(.change) }
    var values: [[Int]] = []
    let subscription = innerCount.publisher.dropFirst().sink { _ in
      values.append([outer.steps, inner.steps])
    }
    await expectNoIssues { outer.send(.change) }
    #expect(values == [[2, 2]])
    subscription.cancel()
  }

  @Test func publisherFollowsAnAssignmentInAReducer() async {
    let (count, other) = (Shared(value: 0), Shared(value: 5))
    let store = makeStore(count) { $0.$count = other }
    var values: [[Int]] = []
    let subscription = count.publisher.sink { values.append([$0, store.steps]) }
    await expectNoIssues { store.send(.change) }
    #expect(values.last == [5, 2])
    #expect(values.allSatisfy { $0[1] != 1 })
    subscription.cancel()
  }

  #if !canImport(Darwin)
  @Test func observerOfTheUserDefaultsReadsCompleteState() async {
    let defaults = UserDefaults.inMemory
    let count = Shared(wrappedValue: 0, .appStorage("count", store: defaults))
    var counts: [Int] = []
    let store = makeStore(count) { _ in
      defaults.set(5, forKey: "count")
      counts.append(count.wrappedValue)
    }
    let steps = LockIsolated<[Int]>([])
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification,
      object: defaults,
      queue: nil
    ) { _ in
      let step = MainActor.assumeIsolated { store.steps }
      steps.withValue { $0.append(step) }
    }
    await expectNoIssues { store.send(.change) }
    // The property has a new value at once.
    #expect(counts == [5])
    #expect(Set(steps.value) == [2])
    NotificationCenter.default.removeObserver(observer)
  }
  #endif
}
