import ConcurrencyExtras

/// Counts wrong passwords by address, and slows down addresses with many of them.
package final class FailedAttempts: Sendable {
  package typealias Instant = ContinuousClock.Instant

  private struct Count {
    /// The time at which all failures of the address are forgotten.
    var end: Instant
  }

  /// The number of failures before an address must wait.
  private static let burst = 10
  /// The time for which each failure counts.
  private static let interval = Duration.seconds(6)
  /// The number of addresses with failures.
  ///
  /// Beyond it the one whose failures are forgotten first is removed.
  private static let limit = 10_000

  private let counts = Locked<[String: Count]>([:])
  private let now: @Sendable () -> Instant

  package init(now: @escaping @Sendable () -> Instant = { .now }) {
    self.now = now
  }

  /// The time that an address must wait for its next attempt, or `nil` if it need not wait.
  package func waitingTime(of address: String?) -> Duration? {
    let now = now()
    return counts.withLock { counts in
      guard let count = counts[address ?? ""] else { return nil }
      let waiting = (count.end - now) - Self.interval * (Self.burst - 1)
      return waiting > .zero ? waiting : nil
    }
  }

  package func noteFailure(of address: String?) {
    let now = now()
    counts.withLock { counts in
      let end = max(counts[address ?? ""]?.end ?? now, now)
      if counts.count >= Self.limit {
        counts = counts.filter { $0.value.end > now }
        if counts.count >= Self.limit, let first = counts.min(by: { $0.value.end < $1.value.end }) {
          counts[first.key] = nil
        }
      }
      counts[address ?? ""] = Count(end: end + Self.interval)
    }
  }
}
