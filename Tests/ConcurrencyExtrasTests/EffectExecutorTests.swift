import ConcurrencyExtras
import Foundation
import Testing

@MainActor
struct EffectExecutorTests {
  let executor = EffectExecutor()

  /// Counts on the main actor from three tasks of a group.
  private nonisolated static func countToNine(_ events: LockIsolated<Int>) async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          for _ in 0..<3 {
            await MainActor.run { events.withValue { $0 += 1 } }
          }
        }
      }
    }
  }

  @Test func executorSettlesTasksWithMainActorHopsGroupsAndStreams() async {
    for trial in 0..<500 {
      let executor = EffectExecutor()
      let events = LockIsolated(0)
      let tasks = (0..<3).map { _ in
        Task(executorPreference: executor) {
          await Self.countToNine(events)
          let (stream, continuation) = AsyncStream<Int>.makeStream()
          async let sum = stream.reduce(0, +)
          for number in 1...3 {
            continuation.yield(number)
            await Task.yield()
          }
          continuation.finish()
          let total = await sum
          await MainActor.run { events.withValue { $0 += total } }
        }
      }
      await executor.settle()
      guard events.value == 3 * (9 + 6) else {
        Issue.record("Trial \(trial) settled too early: \(events.value)")
        return
      }
      for task in tasks { await task.value }
    }
  }

  @Test func executorRunsOneJobAtATimeOnTheMainActor() async {
    let events = LockIsolated<[Int]>([])
    let tasks = (0..<100).map { number in
      Task(executorPreference: executor) {
        MainActor.preconditionIsolated()
        events.withValue { $0.append(number) }
      }
    }
    await executor.settle()
    #expect(events.value == Array(0..<100))
    for task in tasks { await task.value }
  }

  @Test func executorMakesProgressWithoutSettling() async {
    let task = Task(executorPreference: executor) {
      await Task.yield()
      return await MainActor.run { 42 }
    }
    #expect(await task.value == 42)
  }

  @Test func drainRunsJobsThatOtherJobsAdd() {
    let events = LockIsolated<[String]>([])
    let executor = executor
    Task(executorPreference: executor) {
      events.withValue { $0.append("outer") }
      Task(executorPreference: executor) { events.withValue { $0.append("inner") } }
      await MainActor.run { events.withValue { $0.append("main") } }
      events.withValue { $0.append("end") }
    }
    executor.drain()
    #expect(events.value == ["outer", "main", "inner", "end"])
  }

  @Test func jobsThatYieldGoOnWhenTheMainActorHasRun() async {
    let events = LockIsolated<[String]>([])
    Task(executorPreference: executor) {
      for step in 0..<20 {
        await Task.yield()
        events.withValue { $0.append("\(step)") }
      }
    }
    executor.drain()
    #expect(events.value == [])
    await executor.settle()
    #expect(events.value == (0..<20).map(String.init))
  }

  @Test func executorSettlesJobsThatScheduleNoDrain() async {
    let hasRun = LockIsolated(false)
    executor.beforeSettling {
      _ = Task(executorPreference: executor) { hasRun.setValue(true) }
    }
    await executor.settle { true }
    #expect(hasRun.value)
  }

  @Test func drainDoesNothingInsideOfAJob() {
    let events = LockIsolated<[String]>([])
    let executor = executor
    @Sendable nonisolated func drainInJob() {
      MainActor.assumeIsolated { executor.drain() }
    }
    Task(executorPreference: executor) {
      Task(executorPreference: executor) { events.withValue { $0.append("inner") } }
      drainInJob()
      events.withValue { $0.append("outer") }
    }
    executor.drain()
    #expect(events.value == ["outer", "inner"])
  }

  @Test func settlingWaitsForNoTaskThatWaits() async {
    let task = Task(executorPreference: executor) { try await Task<Never, Never>.never() }
    await executor.settle()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func executorIsReleasedWithItsTasks() async {
    weak var released: EffectExecutor?
    do {
      let executor = EffectExecutor()
      released = executor
      await Task(executorPreference: executor) { await Task.yield() }.value
      await executor.settle()
    }
    // The drain that the first job scheduled holds the executor until the main actor has run it.
    for _ in 0..<1_000 where released != nil { await Task.yield() }
    #expect(released == nil)
  }

  @Test func boundTasksFindTheirExecutor() async {
    let executor = executor
    let found = EffectExecutor.$current.withValue(executor) {
      Task(executorPreference: executor) { EffectExecutor.current === executor }
    }
    #expect(await found.value)
    #expect(EffectExecutor.current == nil)
  }

  // MARK: - Beside the main actor

  @Test func executorRunsOneJobAtATimeBesideTheMainActor() async {
    let executor = EffectExecutor.besideMainActor()
    let events = LockIsolated<[Int]>([])
    let isOnMainThread = LockIsolated(false)
    @Sendable func note() {
      if Thread.isMainThread { isOnMainThread.setValue(true) }
    }
    for number in 0..<100 {
      Task(executorPreference: executor) {
        note()
        events.withValue { $0.append(number) }
        await MainActor.run { events.withValue { $0.append(100 + number) } }
        events.withValue { $0.append(200 + number) }
      }
    }
    await executor.settle()
    #expect(events.value.filter { $0 < 100 } == Array(0..<100))
    #expect(events.value.filter { (100..<200).contains($0) } == Array(100..<200))
    #expect(events.value.filter { $0 >= 200 } == Array(200..<300))
    #expect(!isOnMainThread.value)
  }

  @Test func executorSettlesTasksBesideTheMainActor() async {
    for trial in 0..<500 {
      let executor = EffectExecutor.besideMainActor()
      let events = LockIsolated(0)
      for _ in 0..<3 {
        Task(executorPreference: executor) {
          await Self.countToNine(events)
          await Task.yield()
          await MainActor.run { events.withValue { $0 += 1 } }
        }
      }
      await executor.settle()
      guard events.value == 3 * (9 + 1) else {
        Issue.record("Trial \(trial) settled too early: \(events.value)")
        return
      }
    }
  }

  @Test func jobThatBlocksBlocksNothingElse() {
    let executor = EffectExecutor.besideMainActor()
    let (hasStarted, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    @Sendable func block() {
      hasStarted.signal()
      mayEnd.wait()
    }
    Task(executorPreference: executor) { block() }
    #expect(hasStarted.wait(timeout: .now() + 60) == .success)
    #expect(EffectExecutor.busy.contains { $0 === executor })
    mayEnd.signal()
  }

  @Test func executorBesideTheMainActorIsReleasedWithItsTasks() async {
    weak var released: EffectExecutor?
    do {
      let executor = EffectExecutor.besideMainActor()
      released = executor
      await Task(executorPreference: executor) { await Task.yield() }.value
      await executor.settle()
      #expect(!EffectExecutor.busy.contains { $0 === executor })
    }
    // The thread of the last job lets go of the executor when it has told of it.
    for _ in 0..<1_000_000 where released != nil { await Task.yield() }
    #expect(released == nil)
  }
}
