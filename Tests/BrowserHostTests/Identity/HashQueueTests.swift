#if os(Linux)
import Dispatch
import Testing

@testable import BrowserHost

/// Networks take turns with their passwords.
struct HashQueueTests {
  private let networks = (1...3).map { IPAddress("192.0.2.\($0)") }
  private let first = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)

  /// Keeps a queue busy with a password of the first network.
  private func block(_ queue: HashQueue) {
    let begun = DispatchSemaphore(value: 0)
    let isAdded = queue.add(for: networks[0]) { [first] in
      begun.signal()
      first.wait()
    }
    #expect(isAdded)
    begun.wait()
  }

  @Test(.timeLimit(.minutes(1))) func networkWaitsForTwoHashesOfAnotherAtMost() throws {
    let queue = HashQueue(limit: 64)
    let lines = RecordedLines()
    block(queue)
    for (network, name) in [(0, "attacker"), (0, "attacker"), (0, "attacker"), (1, "user")] {
      let isAdded = queue.add(for: networks[network]) { [done] in
        lines.append(name)
        done.signal()
      }
      try #require(isAdded)
    }
    first.signal()
    for _ in 1...4 { done.wait() }
    #expect(lines.all == ["attacker", "user", "attacker", "attacker"])
  }

  @Test func networkLeavesRoomForOthers() {
    let queue = HashQueue(limit: 16)
    block(queue)
    let added = [0, 0, 0, 1, 1, 1].map { network in queue.add(for: networks[network]) {} }
    #expect(added == [true, true, true, true, true, false])
    first.signal()
  }
}
#endif
