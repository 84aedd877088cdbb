@testable import ComposableArchitecture
import Testing

@MainActor
struct NanosecondsTests {
  /// Calls deprecated methods without a warning.
  private let calls: any NanosecondCalls = Deprecated()

  private func makeStore() -> TestStore<Int, Settings.Action> {
    TestStore(initialState: 0) {
      Reduce { _, action in
        guard action == .reset else { return .none }
        return .run { _ in await untilCancelled() }
      }
    }
  }

  @Test func receiveTakesNanoseconds() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await calls.receive(from: store)
  }

  @Test func nanosecondsAreTheTimeout() async {
    let issues = await IssueRecorder.issues {
      let store = makeStore()
      let task = await store.send(.reset)
      await calls.finish(task, store)
    }
    #expect(
      issues.map(\.message) == [
        Issues.taskDidNotFinish(Settings.Action.reset, timeout: .nanoseconds(1)),
        Issues.receivedNothing(
          expected: nil,
          running: [Settings.Action.reset],
          timeout: .nanoseconds(1)
        ),
        Issues.effectsRunningAtEnd([Settings.Action.reset]),
      ]
    )
  }

  @Test func timeoutOfTheStoreIsInEitherUnit() {
    let store = makeStore()
    #expect(calls.setTimeout(of: store) == 5_000_000_000)
    #expect(store.timeout == .seconds(5))
    store.timeout = .milliseconds(1)
    #expect(calls.timeout(of: store) == 1_000_000)
  }
}

@MainActor
private protocol NanosecondCalls {
  func setTimeout(of store: TestStore<Int, Settings.Action>) -> UInt64
  func timeout(of store: TestStore<Int, Settings.Action>) -> UInt64
  func receive(from store: TestStoreOf<Settings>) async
  func finish(_ task: TestStoreTask, _ store: TestStore<Int, Settings.Action>) async
}

private struct Deprecated: NanosecondCalls {
  @available(*, deprecated)
  func setTimeout(of store: TestStore<Int, Settings.Action>) -> UInt64 {
    store.timeout = 5 * NSEC_PER_SEC
    return timeout(of: store)
  }

  @available(*, deprecated)
  func timeout(of store: TestStore<Int, Settings.Action>) -> UInt64 { store.timeout }

  @available(*, deprecated)
  func receive(from store: TestStoreOf<Settings>) async {
    await store.send(.reset)
    await store.receive(.set(\.$name, "nobody"), timeout: 1_000_000) { $0.name = "nobody" }
    await store.send(.reset) { $0.name = "" }
    await store.receive({ $0.binding != nil }, timeout: 1_000_000) { $0.name = "nobody" }
    await store.send(.reset) { $0.name = "" }
    await store.receive(\.binding, timeout: 1_000_000) { $0.name = "nobody" }
    await store.send(.reset) { $0.name = "" }
    await store.receive(\.binding.$name, "nobody", timeout: 1_000_000) { $0.name = "nobody" }
    await store.send(.reset) { $0.name = "" }
    await store.receive(/Settings.Action.binding, timeout: 1_000_000) { $0.name = "nobody" }
  }

  @available(*, deprecated)
  func finish(_ task: TestStoreTask, _ store: TestStore<Int, Settings.Action>) async {
    await task.finish(timeout: 1)
    await store.receive({ _ in true }, timeout: 1)
    await store.finish(timeout: 1)
  }
}
