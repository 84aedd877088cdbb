import ConcurrencyExtras
import Foundation
import PostgreSQL

/// A connection that is made again when it has ended.
///
/// Threads use it one after the other. Statements that have failed meanwhile are repeated, so they have to have the
/// same result when they run twice.
final class SteadyConnection: Sendable {
  /// The time at which statements are no longer repeated, if there is one.
  typealias Deadline = Locked<ContinuousClock.Instant?>

  private let address: String
  private let library: PostgresLibrary
  private let deadline: Deadline
  private let clock: DatabaseClock
  private let connection = Locked<PostgresConnection?>(nil)

  init(_ address: String, library: PostgresLibrary, deadline: Deadline, clock: DatabaseClock) {
    self.address = address
    self.library = library
    self.deadline = deadline
    self.clock = clock
  }

  /// Connects to the database, does something there, and repeats nothing.
  func begin(_ work: (PostgresConnection) throws -> Void) throws {
    try connection.withLock { try work(connect(&$0)) }
  }

  /// The connection, which is made if there is none.
  private func connect(_ current: inout PostgresConnection?) throws -> PostgresConnection {
    let connection = try current ?? PostgresConnection(address, library: library)
    // Another server may answer now, whose clock is its own.
    if current == nil || clock.isDue { try clock.compare(over: connection) }
    current = connection
    return connection
  }

  /// Runs several statements as one transaction.
  ///
  /// Each of them waits for the database, and so do the beginning and the end. See ``statement(_:)``.
  @discardableResult
  func transaction<Result>(
    _ work: (PostgresConnection, TimeInterval) throws -> Result
  ) throws -> Result {
    try statement { connection, difference in
      try connection.transaction { try work(connection, difference) }
    }
  }

  /// Runs one statement, which is a transaction by itself, and repeats it after an error that may be over soon.
  ///
  /// - Parameter work: Runs the statement. Its second argument converts times of this machine to those of the database.
  /// - Returns: What the work returns.
  /// - Throws: An error that repetition does not help against, or one that has lasted until the deadline.
  @discardableResult
  func statement<Result>(
    _ work: (PostgresConnection, TimeInterval) throws -> Result
  ) throws -> Result {
    try connection.withLock { connection in
      var pause = 0.05
      while true {
        do {
          return try work(connect(&connection), clock.difference)
        } catch let error as PostgresError where error.isTemporary {
          connection = nil
          if let end = deadline.withLock(\.self), end <= .now { throw error }
          Thread.sleep(forTimeInterval: pause)
          // Pages wait for it, and a database that has come back is to be found soon.
          pause = min(2 * pause, 0.2)
        }
      }
    }
  }
}
