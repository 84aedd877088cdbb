@testable import ComposableArchitecture
import ConcurrencyExtras
@preconcurrency import OpenCombine
import Testing

@MainActor
struct TestStoreTests {
  @Test func fiveMinutesOfATimerNeedNoTime() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timer.State()) {
      Timer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(300))
    for second in 1...300 {
      await store.receive(.ticked) { $0.seconds = second }
    }
    await store.send(.stopButtonTapped) { $0.isRunning = false }
    await clock.advance(by: .seconds(300))
    await store.finish()
  }

  @Test func theStateMayLeaveItsTypeToTheReducer() async {
    let store = TestStore(initialState: .init(seconds: 1)) {
      Timer()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    #expect(store.state == Timer.State(seconds: 1))
    await TestStore(initialState: .init()) { Timer() }.finish()
  }

  @Test func testStoreReceivesImmediateAndLaterActions() async {
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return switch action {
        case 0: .merge(.send(1), .run { send in await send(3) })
        case 1: .send(2)
        default: .none
        }
      }
    }
    await store.send(0) { $0 = [0] }
    await store.receive(1) { $0 = [0, 1] }
    await store.receive(2) { $0 = [0, 1, 2] }
    await store.receive(3) { $0 = [0, 1, 2, 3] }
  }

  @Test func stateOfATestStoreIsThatOfTheLastAssertion() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action == 1 ? .send(10) : .none
      }
    }
    await store.send(1) { [weak store] in
      #expect(store?.state == 0)
      $0 = 1
    }
    #expect(store.state == 1)
    await store.receive(10) { $0 = 11 }
    #expect(store.state == 11)
  }

  @Test func testStoreWaitsForWorkThatTakesRealTime() async {
    let (stream, continuation) = makeStream(of: Int.self)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        guard action == 1 else { return .none }
        return .run { send in for await number in stream { await send(number) } }
      }
    }
    await store.send(1) { $0 = 1 }
    let feeding = Task.detached {
      continuation.yield(2)
      continuation.finish()
    }
    await store.receive(2, timeout: .seconds(60)) { $0 = 2 }
    await feeding.value
    await store.finish(timeout: .seconds(60))
  }

  @Test(.timeLimit(.minutes(10))) func testStoreWaitsForWorkAfterAnEffect() async {
    let (first, firstEnd) = makeStream(of: Never.self)
    let (beginning, begin) = makeStream(of: Never.self)
    let (second, secondEnd) = makeStream(of: Never.self)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        guard action == 1 else { return .none }
        return .concatenate(
          .run { _ in for await _ in first {} },
          .run { send in
            begin.finish()
            for await _ in second {}
            await send(2)
          }
        )
      }
    }
    await store.send(1) { $0 = 1 }
    let feeding = Task.detached {
      firstEnd.finish()
      for await _ in beginning {}
      await MainActor.run { secondEnd.finish() }
    }
    await store.receive(2, timeout: .seconds(600)) { $0 = 2 }
    await feeding.value
    await store.finish(timeout: .seconds(600))
  }

  @Test func testStoreReceivesByACondition() async {
    enum Action {
      case load
      case loaded(any Error)
    }
    struct Failure: Error {}
    let store = TestStore(initialState: false) {
      Reduce<Bool, Action> { state, action in
        switch action {
        case .load:
          return .send(.loaded(Failure()))
        case .loaded:
          state = true
          return .none
        }
      }
    }
    await store.send(.load)
    await store.receive {
      guard case .loaded(let error) = $0 else { return false }
      return error is Failure
    } assert: {
      $0 = true
    }
  }

  @Test func testStoreCancelsTheEffectsOfAnAction() async {
    let isCancelled = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { _, _ in
        .run { _ in
          await untilCancelled()
          isCancelled.setValue(true)
        }
      }
    }
    let task = await store.send(true)
    #expect(!task.isCancelled)
    await task.cancel()
    #expect(task.isCancelled)
    #expect(isCancelled.value)
    await task.finish()
  }

  @Test func aTaskWithoutEffectsIsFinished() async {
    let store = TestStore(initialState: 0) { Reduce<Int, Bool> { _, _ in .none } }
    let task = await store.send(true)
    await task.finish()
    await task.cancel()
    #expect(task.isCancelled)
  }

  @Test func testStoreChangesDependenciesInTheMiddle() async {
    struct Feature: Reducer {
      enum Action { case ask }
      @Dependency(\.continuousClock) var clock
      func reduce(into state: inout Bool, action: Action) -> Effect<Action> {
        state = clock is ImmediateClock<Duration>
        return .none
      }
    }
    let store = TestStore(initialState: false) {
      Feature()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.ask)
    store.dependencies.continuousClock = ImmediateClock()
    await store.send(.ask) { $0 = true }
    #expect(store.dependencies.context == .test)
  }

  @Test func valueOfAnActionIsReleasedWithItsEffects() async {
    final class Cargo: Sendable {}
    enum Action { case load(Cargo), loaded }
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { _, action in
        guard case .load = action else { return .none }
        return .publisher { Just(.loaded) }
      }
    }
    weak var kept: Cargo?
    func load() async {
      let cargo = Cargo()
      kept = cargo
      await store.send(.load(cargo))
    }
    await load()
    await store.receive({ if case .loaded = $0 { true } else { false } })
    await store.finish()
    #expect(kept == nil)
  }

  @Test func testStoreIsReleased() async {
    weak var weakCore: AnyObject?
    do {
      let store = TestStore(initialState: Timer.State()) {
        Timer()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await store.send(.startButtonTapped) { $0.isRunning = true }
      await store.send(.stopButtonTapped) { $0.isRunning = false }
      weakCore = store.core
    }
    #expect(weakCore == nil)
  }
}
