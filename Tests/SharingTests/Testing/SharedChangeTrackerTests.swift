import Testing

@testable import Sharing

struct SharedChangeTrackerTests {
  @Test func changesAreReportedInTheirOrder() {
    let tracker = SharedChangeTracker()
    let values = (0..<12).map { Shared(wrappedValue: 0, .inMemory("\($0)")) }
    func change(_ indices: Range<Int>) {
      for index in indices { values[index].withLock { $0 = 1 } }
    }
    tracker.track { change(0..<8) }
    let assertion = tracker.assertion()
    assertion.expecting { change(0..<4) }
    tracker.settle(assertion, isComplete: false)
    tracker.track { change(8..<12) }
    #expect(tracker.unasserted.map(\.name) == (4..<12).map { #".inMemory("\#($0)")"# })
  }
}
