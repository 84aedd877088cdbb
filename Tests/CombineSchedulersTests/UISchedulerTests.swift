import CombineSchedulers
import ConcurrencyExtras
import Foundation
import Testing

@Suite struct UISchedulerTests {
  @MainActor
  @Test func uiSchedulerRunsAtOnceOnTheMainQueue() {
    var events: [String] = []
    UIScheduler.shared.schedule { events.append("work") }
    events.append("after")
    #expect(events == ["work", "after"])
    AnyScheduler.shared.schedule { events.append("erased") }
    #expect(events == ["work", "after", "erased"])
  }

  @Test func uiSchedulerHopsToTheMainQueueFromElsewhere() async {
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        UIScheduler.shared.schedule {
          dispatchPrecondition(condition: .onQueue(.main))
          continuation.resume(returning: true)
        }
      }
    }
    #expect(isMain)
  }

  @Test func uiSchedulerRunsDelayedWorkOnTheMainQueue() async {
    let start = UIScheduler.shared.now
    let end = await withCheckedContinuation { continuation in
      UIScheduler.shared.schedule(after: start.advanced(by: .milliseconds(1))) {
        dispatchPrecondition(condition: .onQueue(.main))
        nonisolated(unsafe) let now = UIScheduler.shared.now
        continuation.resume(returning: now)
      }
    }
    #expect(start.advanced(by: .milliseconds(1)) <= end)
  }
}
