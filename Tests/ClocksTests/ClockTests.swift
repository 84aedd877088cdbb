import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing
import IssueRecording

struct ImmediateClockTests {
  @Test func sleepingMovesItsTime() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(5))
    try await clock.sleep(for: .seconds(5))
    #expect(clock.now == .init(offset: .seconds(10)))
  }

  @Test func aCancelledTaskDoesNotSleep() async {
    let clock = ImmediateClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(5))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now == .init())
  }

  @Test @MainActor func immediateClockYieldsToItsExecutor() async {
    let events = LockIsolated<[String]>([])
    let executor = EffectExecutor()
    EffectExecutor.$current.withValue(executor) {
      for name in ["a", "b"] {
        Task(executorPreference: executor) {
          for tick in 1...2 {
            try await Task.sleep(for: .seconds(1), clock: .immediate)
            events.withValue { $0.append("\(name)\(tick)") }
          }
        }
      }
    }
    await executor.settle()
    #expect(events.value == ["a1", "b1", "a2", "b2"])
  }
}

struct UnimplementedClockTests {
  @Test func unimplementedClockReportsEachUseAndGoesOn() async throws {
    let recorder = IssueRecorder()
    let base = ImmediateClock()
    let clock = UnimplementedClock(base, name: "The kitchen clock")
    try await withIssueReporters([recorder]) {
      let deadline = clock.now.advanced(by: .seconds(5))
      try await clock.sleep(until: deadline, tolerance: nil)
      _ = clock.minimumResolution
    }
    #expect(base.now == .init(offset: .seconds(5)))
    #expect(
      recorder.texts
        == ["now", "sleep(until:tolerance:)", "minimumResolution"].map { member in
          """
          The kitchen clock was used, but is unimplemented.

              Used: \(member)

          The test or the code that made this clock did not expect a use of the time.

          To fix this, give the feature a clock for the test, such as a 'TestClock' or an \
          'ImmediateClock'.
          """
        }
    )
  }

  @Test func unimplementedClockFailsTheTestThatUsesIt() {
    withKnownIssue {
      _ = UnimplementedClock().now
    } matching: { issue in
      issue.description.contains("Clock was used, but is unimplemented.")
    }
  }
}

struct AnyClockTests {
  @Test func timerCountsFromItsCreation() async throws {
    let base = TestClock()
    await base.advance(by: .seconds(5))
    let clock = AnyClock(base)
    let start = clock.now
    await base.advance(by: .seconds(2))
    #expect(start.duration(to: clock.now) == .seconds(2))
    #expect(clock.now > start)
    #expect(clock.minimumResolution == .zero)
  }

  @Test func timerSleepsOnItsClock() async throws {
    let base = ImmediateClock()
    let clock = AnyClock(base)
    try await clock.sleep(until: clock.now.advanced(by: .seconds(3)))
    #expect(base.now == .init(offset: .seconds(3)))
  }
}

@MainActor
struct TimerTests {
  @Test func timerDoesNotDriftAndSkipsMissedTicks() async {
    let clock = TestClock()
    let executor = EffectExecutor()
    let events = LockIsolated<[Duration]>([])
    let task = EffectExecutor.$current.withValue(executor) {
      Task(executorPreference: executor) {
        let work: [Duration] = [.milliseconds(400), .milliseconds(2_500), .zero]
        let timer = AnyClock(clock)
        let start = timer.now
        var ticks = 0
        for await _ in timer.timer(interval: .seconds(1)).prefix(3) {
          let time = start.duration(to: timer.now)
          events.withValue { $0.append(time) }
          try await clock.sleep(for: work[ticks])
          ticks += 1
        }
      }
    }
    await executor.settle()
    await clock.run(timeout: .seconds(60))
    #expect(events.value == [.seconds(1), .seconds(2), .seconds(5)])
    await #expect(throws: Never.self) { try await task.value }
  }

  @Test func timerEndsWhenItsTaskIsCancelled() async {
    let clock = TestClock()
    let executor = EffectExecutor()
    let task = EffectExecutor.$current.withValue(executor) {
      Task(executorPreference: executor) {
        for await _ in clock.timer(interval: .seconds(1)) {}
        return "ended"
      }
    }
    await executor.settle()
    task.cancel()
    #expect(await task.value == "ended")
  }
}
