import BrowserHost
import Testing

struct RateLimitTests {
  @Test func rateLimitAllowsABurstAndThenItsRate() {
    let start = ContinuousClock().systemEpoch
    var limit = RateLimit(perSecond: 2, burst: 3, now: start)
    let atOnce = (0..<5).map { _ in limit.take(at: start) }
    #expect(atOnce == [true, true, true, false, false])
    let later = (0..<2).map { _ in limit.take(at: start + .milliseconds(500)) }
    #expect(later == [true, false])
    let muchLater = (0..<4).map { _ in limit.take(at: start + .seconds(60)) }
    #expect(muchLater == [true, true, true, false])
  }

  @Test func rateLimitRecoversWithTime() {
    let start = ContinuousClock().systemEpoch
    var limit = RateLimit(perSecond: 10, burst: 20, now: start)
    let waits = [15, 10, 10].map { limit.borrow($0, at: start) }
    #expect(waits == [.zero, .milliseconds(500), .milliseconds(1500)])
    #expect(limit.borrow(5, at: start + .seconds(2)) == .zero)
  }

  @Test func rateLimitIsNotFilledByAClockThatRunsBackwards() {
    let start = ContinuousClock().systemEpoch
    var limit = RateLimit(perSecond: 1, burst: 1, now: start)
    let (first, second) = (limit.take(at: start), limit.take(at: start - .seconds(10)))
    #expect(first)
    #expect(!second)
  }
}
