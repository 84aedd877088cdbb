import CombineSchedulers
import Foundation
import Testing

@Suite struct ImmediateSchedulerTests {
  @Test func immediateSchedulerRunsEverythingAtOnceAndOnce() {
    let scheduler = DispatchQueue.immediate
    let later = scheduler.now.advanced(by: .seconds(10))
    var events: [String] = []
    scheduler.schedule { events.append("now") }
    scheduler.schedule(after: later) { events.append("later") }
    let timer = scheduler.schedule(after: later, interval: .seconds(1)) { events.append("tick") }
    #expect(events == ["now", "later", "tick"])
    timer.cancel()
    #expect(scheduler.minimumTolerance == .zero)
  }

  @Test func immediateSchedulerKeepsTheTimeItIsGiven() {
    let date = Date(timeIntervalSince1970: 1234)
    let scheduler = ImmediateSchedulerOf<RunLoop>(now: .init(date))
    #expect(scheduler.now.date == date)
    #expect(RunLoop.immediate.now.date == Date(timeIntervalSince1970: 0))
    #expect(OperationQueue.immediate.now.date == Date(timeIntervalSince1970: 0))
    #expect(UIScheduler.immediate.now == DispatchQueue.immediate.now)
  }

  @Test func immediateSchedulerStandsInForErasedSchedulers() {
    var events: [String] = []
    AnySchedulerOf<DispatchQueue>.immediate.schedule { events.append("queue") }
    AnySchedulerOf<OperationQueue>.immediate.schedule { events.append("operations") }
    AnySchedulerOf<RunLoop>.immediate.schedule { events.append("loop") }
    #expect(events == ["queue", "operations", "loop"])
  }

  @Test func immediateSchedulerDeliversDebouncedElements() {
    var received: [Int] = []
    let subscription = [1, 2].publisher
      .debounce(for: .seconds(1), scheduler: DispatchQueue.immediate)
      .sink { received.append($0) }
    #expect(received == [1, 2])
    subscription.cancel()
  }
}
