/// The elements of a timer; `Clock.timer(interval:tolerance:)` makes one.
///
/// Elements are due at multiples of the interval after the begin of the iteration. Slow work between them does not make
/// the timer drift. Elements that were due during that work are skipped.
public struct _AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  /// The moment at which the element is produced.
  public typealias Element = C.Instant

  let interval: C.Duration
  let tolerance: C.Duration?
  let clock: C

  public func makeAsyncIterator() -> Iterator {
    Iterator(interval: interval, tolerance: tolerance, clock: clock)
  }

  /// An iteration over a timer.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    let interval: C.Duration
    let tolerance: C.Duration?
    let clock: C
    private var lastDeadline: C.Instant?

    init(interval: C.Duration, tolerance: C.Duration?, clock: C) {
      self.interval = interval
      self.tolerance = tolerance
      self.clock = clock
    }

    /// Waits for the next element, or returns `nil` once the clock's sleep is cut short.
    public mutating func next() async -> C.Instant? {
      let now = clock.now
      let deadline = nextDeadline(after: lastDeadline ?? now, now: now)
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      } catch {
        return nil
      }
      lastDeadline = deadline
      return clock.now
    }

    /// The first multiple of the interval after `last` that has not passed.
    private func nextDeadline(after last: C.Instant, now: C.Instant) -> C.Instant {
      let next = last.advanced(by: interval)
      guard interval > .zero, now > next else { return next }
      let missed = ((next.duration(to: now)) / interval).rounded(.up)
      return next.advanced(by: interval * Int(missed))
    }
  }
}
