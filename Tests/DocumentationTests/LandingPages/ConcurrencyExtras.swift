import ConcurrencyExtras
import Testing

struct ConcurrencyExtrasPage {
  @Test func counterCountsFromManyTasks() async {
    let visits = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...100 {
        group.addTask { visits.withValue { $0 += 1 } }
      }
    }
    #expect(visits.value == 100)
  }
}
