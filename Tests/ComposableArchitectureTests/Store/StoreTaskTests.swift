@testable import ComposableArchitecture
import ConcurrencyExtras
import Testing

@MainActor
struct StoreTaskTests {
  @Test func taskOfAnActionWithoutEffectsIsFinished() async {
    let store = makeStore(0) { (_, action: Bool) in action ? .send(false) : .none }
    let none = store.send(false)
    let synchronous = store.send(true)
    await none.finish()
    await synchronous.finish()
    #expect(none.scope == nil)
    #expect(synchronous.scope == nil)
    #expect(none.isCancelled)
  }

  @Test func storeTaskFinishesWithTheEffectsOfItsActions() async {
    let (stream, continuation) = makeStream(of: Void.self)
    let store = makeStore([Int]()) { (state, action: Int) in
      state.append(action)
      return switch action {
      case 0: .run { send in await send(1) }
      case 1:
        .run { send in
          for await _ in stream { break }
          await send(2)
        }
      default: .none
      }
    }
    let task = store.send(0)
    #expect(!task.isCancelled)
    continuation.yield()
    await task.finish()
    #expect(store.withState(\.self) == [0, 1, 2])
  }

  @Test func storeTaskCancelsAllEffectsOfItsAction() async {
    let (started, continuation) = makeStream(of: Void.self)
    let cancelled = LockIsolated(0)
    let store = makeStore(0) { (_, action: Int) in
      .run { send in
        if action > 0 { await send(action - 1) } else { continuation.yield() }
        await untilCancelled()
        cancelled.withValue { $0 += 1 }
      }
    }
    let task = store.send(2)
    for await _ in started { break }
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
    #expect(cancelled.value == 3)
  }

  @Test func cancellingTheTaskThatWaitsCancelsTheEffects() async {
    let store = makeStore(0) { (_, _: Bool) in .run { _ in await untilCancelled() } }
    let task = store.send(true)
    let waiting = Task { await task.finish() }
    waiting.cancel()
    await waiting.value
    #expect(task.isCancelled)
  }

  @Test func storeTaskLeavesTheEffectsOfOtherSendsAlone() async {
    let (stream, continuation) = makeStream(of: Void.self)
    let store = makeStore([String]()) { (state, action: String) in
      state.append(action)
      return switch action {
      case "first": .run { _ in await untilCancelled() }
      case "second":
        .run { send in
          for await _ in stream { break }
          await send("done")
        }
      default: .none
      }
    }
    let first = store.send("first")
    let second = store.send("second")
    first.cancel()
    await first.finish()
    #expect(!second.isCancelled)
    continuation.yield()
    await second.finish()
    #expect(store.withState(\.self) == ["first", "second", "done"])
  }
}
