import ConcurrencyExtras
import Testing

@Suite(.serialized)
struct MegaYieldTests {
  /// Tasks that were started before have come as far as they could.
  @Test func letsTasksRunThatWereStartedBefore() async {
    for _ in 0..<20 {
      let steps = LockIsolated(0)
      let tasks = (0..<5).map { _ in
        Task {
          for _ in 0..<3 {
            steps.withValue { $0 += 1 }
            await Task.yield()
          }
        }
      }
      await Task.megaYield()
      #expect(steps.value == 15)
      for task in tasks { await task.value }
    }
  }

  @Test func endsWhereAThreadIsBusyForLong() async {
    let isOver = LockIsolated(false)
    let task = Task { while !isOver.value {} }
    await Task.megaYield()
    isOver.setValue(true)
    await task.value
  }
}
