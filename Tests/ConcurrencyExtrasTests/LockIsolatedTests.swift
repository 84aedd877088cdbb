import ConcurrencyExtras
import Testing

struct LockIsolatedTests {
  @Test func lockIsolatedLosesNoChangeOfConcurrentTasks() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 {
        group.addTask { count.withValue { $0 += 1 } }
      }
    }
    #expect(count.value == 1_000)
  }

  @Test func lockIsolatedReplacesItsValue() {
    let name = LockIsolated("Blob")
    name.setValue("Blob, Jr.")
    #expect(name.value == "Blob, Jr.")
    #expect(name.count == 9)
  }

  @Test func lockIsolatedKeepsChangesBeforeAnError() {
    struct Failure: Error {}
    let count = LockIsolated(0)
    #expect(throws: Failure.self) {
      try count.withValue { count in
        count = 1
        throw Failure()
      }
    }
    #expect(count.value == 1)
  }

  @Test func lockIsolatedCanBeReadWhileItIsChanged() {
    let count = LockIsolated(1)
    count.withValue { $0 += 10 * count.value }
    #expect(count.value == 11)
  }
}

struct LockedTests {
  @Test func lockIsolatedLosesNoChangeOfConcurrentTasks() async {
    let items = Locked<[Int]>([])
    await withTaskGroup(of: Void.self) { group in
      for item in 0..<1_000 {
        group.addTask { items.withLock { $0.append(item) } }
      }
    }
    #expect(items.withLock { $0.sorted() } == Array(0..<1_000))
  }
}
