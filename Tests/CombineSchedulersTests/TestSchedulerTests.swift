import CombineSchedulers
import ConcurrencyExtras
import Foundation
import Testing

@Suite struct TestSchedulerTests {
  /// The events, in order.
  final class Log {
    var events: [String] = []
  }

  let scheduler = DispatchQueue.test
  let log = Log()

  func schedule(_ event: String, after delay: DispatchQueue.SchedulerTimeType.Stride) {
    scheduler.schedule(after: scheduler.now.advanced(by: delay)) { [log] in
      log.events.append(event)
    }
  }

  @Test func testSchedulerRunsDueWorkInOrderOfTime() {
    schedule("3", after: .seconds(3))
    schedule("1", after: .seconds(1))
    schedule("2", after: .seconds(2))
    scheduler.advance(by: .milliseconds(999))
    #expect(log.events == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(log.events == ["1"])
    scheduler.advance(by: .seconds(10))
    #expect(log.events == ["1", "2", "3"])
  }

  @Test func testSchedulerRunsWorkOfOneTimeInOrderOfScheduling() {
    for number in 0..<10 { schedule("\(number)", after: .seconds(1)) }
    scheduler.advance(by: .seconds(1))
    #expect(log.events == (0..<10).map { "\($0)" })
  }

  @Test func testSchedulerRunsNothingBeforeAnAdvance() {
    scheduler.schedule { [log] in log.events.append("now") }
    schedule("now too", after: .zero)
    #expect(log.events == [])
    scheduler.advance()
    #expect(log.events == ["now", "now too"])
  }

  @Test func testSchedulerRunsWorkScheduledByActionsAtItsTime() {
    let (scheduler, log) = (scheduler, log)
    let start = scheduler.now
    func step(_ count: Int) {
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) {
        log.events.append("\(start.distance(to: scheduler.now).magnitude / 1_000_000_000)")
        if count > 1 { step(count - 1) }
      }
    }
    step(3)
    scheduler.advance(by: .seconds(2.5))
    #expect(log.events == ["1", "2"])
    #expect(start.distance(to: scheduler.now) == .seconds(2.5))
  }

  @Test func testSchedulerNeverMovesBack() {
    let start = scheduler.now
    scheduler.advance(by: .seconds(2))
    scheduler.advance(to: start)
    #expect(start.distance(to: scheduler.now) == .seconds(2))
  }

  @Test func testSchedulerRepeatsUntilCancelled() {
    let (scheduler, log) = (scheduler, log)
    let timer = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
      log.events.append("tick")
    }
    scheduler.advance(by: .seconds(2))
    #expect(log.events.count == 3)
    timer.cancel()
    scheduler.advance(by: .seconds(2))
    #expect(log.events.count == 3)
  }

  @Test func testSchedulerRepeatsUntilReleased() {
    let (scheduler, log) = (scheduler, log)
    var timers: [any Cancellable] = [
      scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { log.events.append("tick") }
    ]
    scheduler.advance()
    #expect(timers.count == 1)
    timers = []
    scheduler.advance(by: .seconds(2))
    #expect(log.events == ["tick"])
  }

  @Test func testSchedulerLetsAnActionCancelItsOwnTimer() {
    let (scheduler, log) = (scheduler, log)
    var timer: (any Cancellable)?
    timer = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
      log.events.append("tick")
      if log.events.count == 2 { timer?.cancel() }
    }
    scheduler.run()
    #expect(log.events == ["tick", "tick"])
  }

  @Test func testSchedulerInterleavesTimersByTimeThenByAge() {
    let (scheduler, log) = (scheduler, log)
    let timers = [("a", 2), ("b", 1)].map { name, seconds in
      scheduler.schedule(
        after: scheduler.now.advanced(by: .seconds(seconds)),
        interval: .seconds(seconds)
      ) { log.events.append(name) }
    }
    scheduler.advance(by: .seconds(4))
    #expect(log.events == ["b", "a", "b", "b", "a", "b"])
    for timer in timers { timer.cancel() }
  }

  @Test func testSchedulerRunsUntilNothingIsLeft() {
    let start = scheduler.now
    schedule("far", after: .seconds(3600))
    schedule("near", after: .seconds(1))
    scheduler.run()
    #expect(log.events == ["near", "far"])
    #expect(start.distance(to: scheduler.now) == .seconds(3600))
    scheduler.run()
    #expect(start.distance(to: scheduler.now) == .seconds(3600))
  }

  @Test func testSchedulerMovesTheTimeOfPublishers() {
    let (scheduler, log) = (scheduler, log)
    let keys = PassthroughSubject<String, Never>()
    let subscription = keys.debounce(for: .milliseconds(300), scheduler: scheduler)
      .sink { log.events.append($0) }
    keys.send("a")
    scheduler.advance(by: .milliseconds(200))
    keys.send("ab")
    scheduler.advance(by: .milliseconds(299))
    #expect(log.events == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(log.events == ["ab"])
    subscription.cancel()
  }

  @MainActor
  @Test func testSchedulerLetsTasksWorkBeforeEachStep() async throws {
    let events = LockIsolated<[Int]>([])
    let executor = EffectExecutor()
    let erased = scheduler.eraseToAnyScheduler()
    let task = EffectExecutor.$current.withValue(executor) {
      Task(executorPreference: executor) {
        for number in 1...3 {
          try await erased.sleep(for: .seconds(1))
          events.withValue { $0.append(number) }
        }
      }
    }
    await scheduler.advance(by: .seconds(2))
    #expect(events.value == [1, 2])
    await scheduler.run()
    #expect(events.value == [1, 2, 3])
    try await task.value
  }

  @Test func testSchedulerStandsInForOtherSchedulers() {
    let (queue, loop, ui) = (OperationQueue.test, RunLoop.test, UIScheduler.test)
    #expect(queue.now.date == Date(timeIntervalSince1970: 0))
    #expect(loop.now.date == Date(timeIntervalSince1970: 0))
    queue.advance(by: .seconds(1))
    loop.advance(by: .seconds(2))
    ui.advance(by: .seconds(3))
    #expect(queue.now.date == Date(timeIntervalSince1970: 1))
    #expect(loop.now.date == Date(timeIntervalSince1970: 2))
    #expect(UIScheduler.test.now.distance(to: ui.now) == .seconds(3))
    #expect(DispatchQueue.test.minimumTolerance == .zero)
  }
}
