import ConcurrencyExtras
import Testing

@testable import Sharing

/// A change that is given up is an error until the app has learned of it.
struct LostChangeTests {
  @Test func lossOfAChangeStaysUntilASaveHasThrownIt() async throws {
    let key = ManualKey()
    @Shared(key) var count = 0
    key.resumeLoad(.success(nil))
    $count.withLock { $0 = 1 }
    $count.withLock { $0 = 2 }
    key.saves.value[0].resume(throwing: ManualKey.Loss())
    key.saves.value[1].resume()
    #expect($count.saveError is ManualKey.Loss)
    let save = Task { [shared = $count] in try await shared.save() }
    await Task.yield(until: { key.saves.value.count == 3 })
    key.saves.value[2].resume()
    await #expect(throws: ManualKey.Loss.self) { try await save.value }
    #expect($count.saveError is ManualKey.Loss)
    $count.withLock { $0 = 3 }
    key.saves.value[3].resume()
    #expect($count.saveError == nil)
  }

  @Test func lossOfAChangeIsShownAgainAfterAnotherError() {
    let key = ManualKey()
    @Shared(key) var count = 0
    key.resumeLoad(.success(nil))
    for _ in 0..<3 { $count.withLock { $0 += 1 } }
    key.saves.value[0].resume(throwing: ManualKey.Loss())
    key.saves.value[1].resume(throwing: ManualKey.Failure())
    #expect($count.saveError is ManualKey.Failure)
    key.saves.value[2].resume()
    #expect($count.saveError is ManualKey.Loss)
  }

  @Test func lossOfAChangeEndsWithALoad() async throws {
    let key = ManualKey()
    @Shared(key) var count = 0
    key.resumeLoad(.success(nil))
    $count.withLock { $0 = 1 }
    key.saves.value[0].resume(throwing: ManualKey.Loss())
    let load = Task { [shared = $count] in try await shared.load() }
    await Task.yield(until: { key.loads.value.count == 1 })
    key.resumeLoad(.success(9))
    try await load.value
    #expect($count.saveError == nil)
  }
}
