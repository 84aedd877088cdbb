import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing
import IssueRecording

@MainActor
struct TestClockTests {
  let clock = TestClock()
  let executor = EffectExecutor()
  let events = LockIsolated<[String]>([])

  /// Starts a task the way a test store starts its effects.
  @discardableResult
  func start(_ operation: @escaping @Sendable () async throws -> Void) -> Task<Void, any Error> {
    EffectExecutor.$current.withValue(executor) {
      Task(executorPreference: executor, operation: operation)
    }
  }

  @Test func testClockWakesDueSleepers() async throws {
    let (clock, events) = (clock, events)
    for seconds in [3, 1, 2] {
      start {
        try await clock.sleep(for: .seconds(seconds))
        events.withValue { $0.append("\(seconds) at \(clock.now.seconds)") }
      }
    }
    await executor.settle()
    await clock.advance(by: .seconds(0.5))
    #expect(events.value == [])
    await clock.advance(by: .seconds(1.5))
    #expect(events.value == ["1 at 1.0", "2 at 2.0"])
    await clock.advance(to: .init(offset: .seconds(10)))
    #expect(events.value == ["1 at 1.0", "2 at 2.0", "3 at 3.0"])
    #expect(clock.now == .init(offset: .seconds(10)))
  }

  @Test func sleepersWithOneDeadlineWakeInOrder() async {
    let (clock, events) = (clock, events)
    for number in 0..<10 {
      start {
        try await clock.sleep(for: .seconds(1))
        events.withValue { $0.append("\(number)") }
      }
    }
    await executor.settle()
    await clock.advance(by: .seconds(1))
    #expect(events.value == (0..<10).map { "\($0)" })
  }

  @Test func testClockHonorsSleepsThatBeginDuringAnAdvance() async {
    let (clock, events) = (clock, events)
    start {
      for _ in 0..<3 {
        try await clock.sleep(for: .seconds(1))
        await MainActor.run { events.withValue { $0.append("\(clock.now.seconds)") } }
      }
    }
    await executor.settle()
    await clock.advance(by: .seconds(2))
    #expect(events.value == ["1.0", "2.0"])
    await clock.advance(by: .seconds(2))
    #expect(events.value == ["1.0", "2.0", "3.0"])
  }

  @Test func testClockAdvancesAFiveMinuteTimerTickByTick() async {
    let (clock, events) = (clock, events)
    let task = start {
      for await instant in clock.timer(interval: .seconds(1)) {
        await MainActor.run { events.withValue { $0.append("\(instant)") } }
      }
    }
    await executor.settle()
    await clock.advance(by: .seconds(300))
    #expect(events.value.count == 300)
    task.cancel()
    await #expect(throws: Never.self) { try await task.value }
  }

  /// The clock cannot know when a plain task is done with what it woke for, hence the loop.
  @Test func testClockWakesPlainTasks() async throws {
    let (clock, events) = (clock, events)
    let isFinished = LockIsolated(false)
    let task = Task.detached {
      for number in 1...3 {
        try await clock.sleep(for: .seconds(1))
        events.withValue { $0.append("\(number)") }
      }
      isFinished.setValue(true)
    }
    while !isFinished.value { await clock.advance(by: .seconds(1)) }
    try await task.value
    #expect(events.value == ["1", "2", "3"])
  }

  /// Records each second of a clock on the main actor.
  private static func recordSeconds(
    of clock: TestClock<Duration>,
    in events: LockIsolated<[String]>
  ) async throws {
    while true {
      try await clock.sleep(for: .seconds(1))
      events.withValue { $0.append("\(clock.now.seconds)") }
    }
  }

  /// Each round trip of the task leads over the main actor, where the caller is, too.
  @Test func testClockReachesPlainTasksOfTheMainActor() async {
    let (clock, events) = (clock, events)
    let task = Task { try await Self.recordSeconds(of: clock, in: events) }
    await clock.advance(by: .seconds(3))
    #expect(events.value == ["1.0", "2.0", "3.0"])
    task.cancel()
  }

  @Test func testClockReachesTimersOfTheMainActor() async {
    let (clock, events) = (clock, events)
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) {
        events.withValue { $0.append("\(clock.now.seconds)") }
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(events.value == ["1.0", "2.0", "3.0"])
    task.cancel()
  }

  @Test nonisolated func testClockReachesTheMainActorFromElsewhere() async {
    let (clock, events) = (clock, events)
    let task = Task { @MainActor in try await Self.recordSeconds(of: clock, in: events) }
    await clock.advance(by: .seconds(3))
    #expect(events.value == ["1.0", "2.0", "3.0"])
    task.cancel()
  }

  @Test func aPastDeadlineDoesNotWait() async throws {
    await clock.advance(by: .seconds(2))
    try await clock.sleep(until: .init(offset: .seconds(1)))
    #expect(clock.now == .init(offset: .seconds(2)))
  }

  @Test func aPresentDeadlineWaitsForAnAdvance() async throws {
    let (clock, events) = (clock, events)
    start {
      try await clock.sleep(for: .zero)
      events.withValue { $0.append("woke") }
    }
    await executor.settle()
    #expect(events.value == [])
    await clock.advance()
    #expect(events.value == ["woke"])
  }

  @Test func testClockNeverMovesBack() async {
    await clock.advance(by: .seconds(2))
    await clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.now == .init(offset: .seconds(2)))
  }

  @Test func cancellingASleeperWakesItAtOnceAndLeavesNothing() async throws {
    let clock = clock
    let task = start { try await clock.sleep(for: .seconds(1)) }
    await executor.settle()
    await #expect(throws: SuspensionError()) { try await clock.checkSuspension() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()
  }

  @Test func aCancelledTaskDoesNotFallAsleep() async throws {
    let clock = clock
    let task = start {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()
  }

  @Test func cancellingWhileFallingAsleepLosesNoTask() async throws {
    let clock = clock
    for _ in 0..<500 {
      let task = Task.detached { try await clock.sleep(for: .seconds(1)) }
      await Task.yield()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    try await clock.checkSuspension()
  }

  @Test func runWakesAllSleepers() async throws {
    let (clock, events) = (clock, events)
    start {
      for await _ in clock.timer(interval: .seconds(60)).prefix(5) {
        events.withValue { $0.append("\(clock.now.seconds)") }
      }
    }
    await executor.settle()
    await clock.run(timeout: .seconds(60))
    #expect(events.value == ["60.0", "120.0", "180.0", "240.0", "300.0"])
    try await clock.checkSuspension()
  }

  /// On a machine that is busy, any limit may pass before the first sleeper has woken.
  @Test func runWakesSleepersThatComeToAnEndAfterTheLimit() async throws {
    let (clock, events) = (clock, events)
    start {
      for await _ in clock.timer(interval: .seconds(60)).prefix(90) {
        events.withValue { $0.append("\(clock.now.seconds)") }
      }
    }
    await executor.settle()
    await clock.run(timeout: .nanoseconds(1))
    #expect(events.value.count == 90)
    try await clock.checkSuspension()
  }

  @Test func runEndsATimerWithoutEnd() async throws {
    let clock = clock
    start { for await _ in clock.timer(interval: .seconds(60)) {} }
    await executor.settle()
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) { await clock.run(timeout: .nanoseconds(1)) }
    #expect(recorder.texts.count == 1)
    try await clock.checkSuspension()
  }

  @Test func runReportsSleepersThatNeverStop() async throws {
    let clock = clock
    let tasks = [2, 1].map { seconds in start { try await clock.sleep(for: .seconds(seconds)) } }
    await executor.settle()
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      await clock.run(timeout: .zero)
    }
    #expect(
      recorder.texts == [
        """
        A test clock was run for 0.0 seconds, and tasks still sleep on it.

            Asleep until: 1.0 seconds, 2.0 seconds

        A task that goes to sleep whenever it wakes, such as a timer without end, never leaves the \
        clock. The tasks above have been woken with a 'CancellationError'.

        To fix this, cancel what sleeps before you call 'run', or move the clock by what the test \
        needs with 'advance(by:)'. If the tasks are merely slow, pass a longer 'timeout'.
        """
      ]
    )
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    try await clock.checkSuspension()
  }

  @Test func runFailsTheTestItIsCalledIn() async {
    let clock = clock
    start { try await clock.sleep(for: .seconds(1)) }
    await executor.settle()
    await withKnownIssue {
      await clock.run(timeout: .zero)
    } matching: { issue in
      issue.description.contains("tasks still sleep on it")
    }
  }

  @Test func testClockIsReleasedWithoutSleepers() async throws {
    weak var released: TestClock<Duration>?
    do {
      let clock = TestClock()
      released = clock
      let task = start { try await clock.sleep(for: .seconds(1)) }
      await executor.settle()
      task.cancel()
      _ = await task.result
    }
    await executor.settle()
    #expect(released == nil)
  }
}

extension TestClock<Duration>.Instant {
  /// The seconds since the clock's beginning.
  fileprivate var seconds: Double {
    Self().duration(to: self) / .seconds(1)
  }
}
