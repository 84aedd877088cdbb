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

  /// Begins an attempt, which counts as a failure until it is forgiven.
  ///
  /// So attempts that run at the same time count, too.
  ///
  /// - Parameter address: The network address that the attempt comes from.
  /// - Returns: The time that the address must wait for its next attempt, or `nil` if the attempt may begin.
  package func begin(from address: String?) -> Duration? {
    let (now, address) = (now(), address ?? "")
    return counts.withLock { counts in
      let end = max(counts[address]?.end ?? now, now)
      let waiting = (end - now) - Self.interval * (Self.burst - 1)
      guard waiting <= .zero else { return waiting }
      makeRoom(in: &counts, at: now)
      counts[address] = Count(end: end + Self.interval)
      return nil
    }
  }

  /// Forgets that an attempt counts as a failure.
  package func forgive(_ address: String?) {
    counts.withLock { $0[address ?? ""]?.end -= Self.interval }
  }

  private func makeRoom(in counts: inout [String: Count], at now: Instant) {
    guard counts.count >= Self.limit else { return }
    counts = counts.filter { $0.value.end > now }
    if counts.count >= Self.limit, let first = counts.min(by: { $0.value.end < $1.value.end }) {
      counts[first.key] = nil
    }
  }
}
