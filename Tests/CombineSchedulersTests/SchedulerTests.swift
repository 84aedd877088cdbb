import CombineSchedulers
import ConcurrencyExtras
import Foundation
import Testing

@MainActor
@Suite struct SchedulerTests {
  let scheduler = DispatchQueue.test

  @Test func schedulerSleepsUntilTheTimeHasCome() async throws {
    let scheduler = scheduler
    let events = LockIsolated<[String]>([])
    let executor = EffectExecutor()
    let task = EffectExecutor.$current.withValue(executor) {
      Task(executorPreference: executor) {
        try await scheduler.sleep(for: .seconds(1))
        events.withValue { $0.append("for") }
        try await scheduler.sleep(until: scheduler.now.advanced(by: .seconds(1)))
        events.withValue { $0.append("until") }
      }
    }
    await scheduler.advance(by: .milliseconds(999))
    #expect(events.value == [])
    await scheduler.advance(by: .milliseconds(1))
    #expect(events.value == ["for"])
    await scheduler.advance(by: .seconds(1))
    #expect(events.value == ["for", "until"])
    try await task.value
  }

  @Test func schedulerWakesCancelledSleepers() async {
    let scheduler = scheduler
    let task = Task { try await scheduler.sleep(for: .seconds(1)) }
    await scheduler.advance()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func schedulerDoesNotSleepInACancelledTask() async {
    let scheduler = scheduler
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await scheduler.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func schedulerSleepsOnRealQueues() async throws {
    let start = DispatchQueue.main.now
    try await DispatchQueue.main.sleep(for: .milliseconds(1))
    #expect(start.distance(to: DispatchQueue.main.now) >= .milliseconds(1))
  }

  @Test func schedulerHasATimer() async {
    let scheduler = scheduler
    let start = scheduler.now
    let stream = scheduler.timer(interval: .seconds(1))
    let task = Task { @MainActor in
      var seconds: [Int] = []
      for await moment in stream.prefix(3) {
        seconds.append(start.distance(to: moment).magnitude / 1_000_000_000)
      }
      return seconds
    }
    await scheduler.advance(by: .seconds(3))
    #expect(await task.value == [1, 2, 3])
  }

  @Test func schedulerStopsItsTimerWithTheTask() async {
    let scheduler = scheduler
    let task = Task { @MainActor in
      for await _ in scheduler.timer(interval: .seconds(1)) {}
    }
    await scheduler.advance(by: .seconds(2))
    task.cancel()
    await task.value
    // Returns only if nothing repeats any more.
    await scheduler.run()
  }

  @Test func schedulerMeasuresItsTime() throws {
    let scheduler = scheduler
    let duration = scheduler.measure { scheduler.advance(by: .seconds(4)) }
    #expect(duration == .seconds(4))
  }

  @Test func schedulerHasATimerPublisher() {
    let scheduler = scheduler
    var ticks = 0
    let publisher = scheduler.timerPublisher(every: .seconds(1))
    let subscription = publisher.sink { _ in ticks += 1 }
    scheduler.advance(by: .seconds(5))
    #expect(ticks == 0)
    let connection = publisher.connect()
    _ = publisher.connect()
    scheduler.advance(by: .seconds(5))
    #expect(ticks == 5)
    connection.cancel()
    scheduler.advance(by: .seconds(5))
    #expect(ticks == 5)
    subscription.cancel()
  }

  @Test func timerPublisherNotifiesInTheOrderOfSubscriptions() {
    let scheduler = scheduler
    var ticks: [Int] = []
    let publisher = scheduler.timerPublisher(every: .seconds(1))
    let subscriptions = (0..<20).map { index in publisher.sink { _ in ticks.append(index) } }
    let connection = publisher.connect()
    scheduler.advance(by: .seconds(1))
    #expect(ticks == Array(0..<20))
    connection.cancel()
    withExtendedLifetime(subscriptions) {}
  }

  @Test func schedulerStopsItsTimerPublisherWithTheLastSubscriber() {
    let scheduler = scheduler
    var ticks: [Int] = []
    let start = scheduler.now
    let subscription = Publishers.Timer(every: .seconds(2), scheduler: scheduler)
      .autoconnect()
      .sink { ticks.append(start.distance(to: $0).magnitude / 1_000_000_000) }
    scheduler.advance(by: .seconds(5))
    #expect(ticks == [2, 4])
    subscription.cancel()
    scheduler.run()
    #expect(ticks == [2, 4])
  }

  @Test func schedulerPublishesOnImmediateSchedulers() {
    var ticks = 0
    let subscription = DispatchQueue.immediate.timerPublisher(every: .seconds(1))
      .autoconnect()
      .sink { _ in ticks += 1 }
    #expect(ticks == 1)
    subscription.cancel()
  }
}
