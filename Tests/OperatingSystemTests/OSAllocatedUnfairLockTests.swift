import Testing
import os

struct OSAllocatedUnfairLockTests {
  @Test func changesOfManyTasksAreAllMade() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 { count.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count.withLock { $0 } == 8000)
  }

  @Test func lockWithoutAStateReturnsTheResult() {
    let lock = OSAllocatedUnfairLock()
    #expect(lock.withLock { 7 } == 7)
    #expect(lock.withLockUnchecked { 8 } == 8)
  }
}
