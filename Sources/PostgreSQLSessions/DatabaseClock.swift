import ConcurrencyExtras
import Foundation
import PostgreSQL

/// The clock of the database, by which processes on several machines compare their leases.
final class DatabaseClock: Sendable {
  private struct State {
    var difference: TimeInterval = 0
    /// The time of this machine at the last comparison, by its clock and by one that never jumps.
    var compared: (date: Date, instant: ContinuousClock.Instant)?
    /// The time from which on the clocks have to be compared again.
    var nextComparison = ContinuousClock.now
  }

  private let now: @Sendable () -> Date
  private let state = Locked(State())

  /// - Parameter now: The clock of this machine.
  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// The seconds by which the database's clock is ahead of this machine's.
  ///
  /// If this machine's clock has jumped since the last comparison, that is taken into account. A lease that ends hours
  /// later because of a jump would keep the windows of a process that is killed next.
  var difference: TimeInterval { state.withLock { $0.difference - jump(since: $0.compared) } }

  private func jump(since compared: (date: Date, instant: ContinuousClock.Instant)?) -> TimeInterval
  {
    guard let compared else { return 0 }
    let passed = (ContinuousClock.now - compared.instant) / .seconds(1)
    let jump = now().timeIntervalSince(compared.date) - passed
    return abs(jump) > 0.5 ? jump : 0
  }

  /// Whether the clocks have to be compared again.
  var isDue: Bool { state.withLock(\.nextComparison) < .now }

  /// Compares this machine's clock with that of the database.
  ///
  /// A small difference does not matter. It stays, so that a time is the same when it is read again.
  func compare(over connection: PostgresConnection) throws {
    let (before, instant) = (now(), ContinuousClock.now)
    guard let time = try connection.run("SELECT clock_timestamp()").time(0, 0) else {
      throw PostgresError.unexpectedRow
    }
    let uncertainty = now().timeIntervalSince(before)
    let difference = time.timeIntervalSince(before).rounded()
    state.withLock { state in
      if abs(difference - state.difference) > 0.5 + uncertainty { state.difference = difference }
      state.compared = (before, instant)
      state.nextComparison = .now + .seconds(1)
    }
  }
}
