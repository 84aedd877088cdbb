#if !os(WASI) && !os(Windows) && !os(Android)
import ConcurrencyExtras
import Testing

@Suite(.serialized)
@MainActor
struct MainSerialExecutorTests {
  @Test func mainSerialExecutorRunsTasksInTheOrderInWhichTheyAreStarted() async {
    for _ in 0..<50 {
      let events = LockIsolated<[Int]>([])
      await withMainSerialExecutor {
        let tasks = (0..<100).map { number in
          Task.detached {
            MainActor.preconditionIsolated()
            events.withValue { $0.append(number) }
            await Task.yield()
            events.withValue { $0.append(100 + number) }
          }
        }
        for task in tasks { await task.value }
      }
      #expect(events.value == Array(0..<200))
    }
  }

  @Test func mainSerialExecutorIsRestored() async {
    struct Failure: Error {}
    #expect(!uncheckedUseMainSerialExecutor)
    await #expect(throws: Failure.self) {
      try await withMainSerialExecutor {
        await Task.yield()
        #expect(uncheckedUseMainSerialExecutor)
        throw Failure()
      }
    }
    #expect(!uncheckedUseMainSerialExecutor)
    withMainSerialExecutor {
      #expect(uncheckedUseMainSerialExecutor)
    }
    #expect(!uncheckedUseMainSerialExecutor)
  }
}
#endif
