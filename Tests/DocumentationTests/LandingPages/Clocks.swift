import Clocks
import ConcurrencyExtras
import Testing

struct ClocksPage {
  func countDown(
    from start: Int,
    clock: any Clock<Duration>,
    show: @Sendable (Int) -> Void
  ) async throws {
    for second in (1...start).reversed() {
      show(second)
      try await clock.sleep(for: .seconds(1))
    }
  }

  @Test @MainActor func timerShowsEachSecond() async throws {
    try await withMainSerialExecutor {
      let clock = TestClock()
      let shown = LockIsolated<[Int]>([])
      let countdown = Task {
        try await countDown(from: 3, clock: clock) { second in
          shown.withValue { $0.append(second) }
        }
      }
      await clock.advance(by: .seconds(1))
      #expect(shown.value == [3, 2])
      await clock.run()
      #expect(shown.value == [3, 2, 1])
      try await countdown.value
    }
  }
}
