import CombineSchedulers
import Foundation
import Testing

@Suite struct AnySchedulerTests {
  @Test func anySchedulerForwardsEverything() {
    let base = DispatchQueue.test
    let erased = base.eraseToAnyScheduler()
    var events: [String] = []
    base.advance(by: .seconds(5))
    #expect(erased.now == base.now)
    #expect(erased.minimumTolerance == base.minimumTolerance)
    erased.schedule { events.append("now") }
    erased.schedule(after: base.now.advanced(by: .seconds(1))) { events.append("later") }
    let timer = erased.schedule(
      after: base.now.advanced(by: .seconds(2)),
      interval: .seconds(1)
    ) { events.append("tick") }
    base.advance(by: .seconds(3))
    #expect(events == ["now", "later", "tick", "tick"])
    timer.cancel()
  }

  @Test func anySchedulerIsMadeFromFunctions() {
    let base = RunLoop.immediate
    var events: [String] = []
    let scheduler = AnySchedulerOf<RunLoop>(
      minimumTolerance: { .seconds(7) },
      now: { base.now },
      scheduleImmediately: { _, action in
        events.append("immediately")
        action()
      },
      delayed: { _, tolerance, _, _ in events.append("delayed \(tolerance.magnitude)") },
      interval: { _, interval, _, _, _ in
        events.append("interval \(interval.magnitude)")
        return AnyCancellable { events.append("cancelled") }
      }
    )
    scheduler.schedule { events.append("work") }
    scheduler.schedule(after: scheduler.now) {}
    scheduler.schedule(after: scheduler.now, interval: .seconds(2)) {}.cancel()
    #expect(
      events == ["immediately", "work", "delayed 7.0", "interval 2.0", "cancelled"]
    )
  }

  @Test func anySchedulerRunsWorkOnTheMainQueue() async {
    func isMain(on scheduler: AnySchedulerOf<DispatchQueue>) async -> Bool {
      await withCheckedContinuation { continuation in
        scheduler.schedule {
          dispatchPrecondition(condition: .onQueue(.main))
          continuation.resume(returning: true)
        }
      }
    }
    #expect(await isMain(on: .main))
  }

  @Test func anySchedulerRunsWorkOnAGlobalQueue() async {
    let label = await withCheckedContinuation { continuation in
      AnySchedulerOf<DispatchQueue>.global(qos: .userInitiated).schedule {
        dispatchPrecondition(condition: .notOnQueue(.main))
        continuation.resume(returning: "off")
      }
    }
    #expect(label == "off")
  }
}
