import ConcurrencyExtras

/// Counts wrong passwords by address, and slows down addresses with many of them.
package final class FailedAttempts: Sendable {
  package typealias Instant = ContinuousClock.Instant

  /// The number of failures before an address must wait.
  private static let burst = 10
  /// The time for which each failure counts.
  private static let interval = Duration.seconds(6)
  /// The number of addresses with failures.
  ///
  /// Beyond it the one whose failures are forgotten first is removed.
  private static let limit = 10_000

  /// The times at which all failures of an address are forgotten.
  private let ends = Locked<[String?: Instant]>([:])
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
    let (now, address) = (now(), IPAddress.network(of: address))
    return ends.withLock { ends in
      let end = max(ends[address] ?? now, now)
      let waiting = (end - now) - Self.interval * (Self.burst - 1)
      guard waiting <= .zero else { return waiting }
      makeRoom(in: &ends, at: now)
      ends[address] = end + Self.interval
      return nil
    }
  }

  /// Forgets that an attempt counts as a failure.
  package func forgive(_ address: String?) {
    let address = IPAddress.network(of: address)
    ends.withLock { $0[address]? -= Self.interval }
  }

  private func makeRoom(in ends: inout [String?: Instant], at now: Instant) {
    guard ends.count >= Self.limit else { return }
    ends = ends.filter { $0.value > now }
    if ends.count >= Self.limit, let first = ends.min(by: { $0.value < $1.value }) {
      ends[first.key] = nil
    }
  }
}
