import ConcurrencyExtras
import Foundation
import PostgreSQL

/// A connection that is made again when it has ended.
///
/// Threads use it one after the other. Statements that have failed meanwhile are repeated, so they have to have the
/// same result when they run twice.
final class SteadyConnection: Sendable {
  private struct State {
    var connection: PostgresConnection?
    /// The end of the time for which statements are repeated, if the database cannot be reached.
    var end: ContinuousClock.Instant?
  }

  private let address: String
  private let library: PostgresLibrary
  private let patience: Duration
  private let clock: DatabaseClock
  private let state = Locked(State())

  init(_ address: String, library: PostgresLibrary, patience: Duration, clock: DatabaseClock) {
    self.address = address
    self.library = library
    self.patience = patience
    self.clock = clock
  }

  /// Connects to the database, does something there, and repeats nothing.
  func begin(_ work: (PostgresConnection) throws -> Void) throws {
    try state.withLock { try work(connect(&$0)) }
  }

  /// The connection, which is made if there is none.
  private func connect(_ state: inout State) throws -> PostgresConnection {
    let connection = try state.connection ?? PostgresConnection(address, library: library)
    // Another server may answer now, whose clock is its own.
    if state.connection == nil || clock.isDue { try clock.compare(over: connection) }
    state.connection = connection
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
  /// Statements that come while the database is away share the time for that.
  ///
  /// - Parameter work: Runs the statement. Its second argument converts times of this machine to those of the database.
  /// - Returns: What the work returns.
  /// - Throws: An error that repetition does not help against, or one that has lasted too long.
  @discardableResult
  func statement<Result>(
    _ work: (PostgresConnection, TimeInterval) throws -> Result
  ) throws -> Result {
    try state.withLock { state in
      var pause = 0.05
      while true {
        do {
          let connection = try connect(&state)
          let result = try work(connection, clock.difference)
          state.end = nil
          return result
        } catch let error as PostgresError where error.isTemporary {
          state.connection = nil
          let end = state.end ?? .now + patience
          state.end = end
          guard .now < end else { throw error }
          Thread.sleep(forTimeInterval: pause)
          // Pages wait for it, and a database that has come back is to be found soon.
          pause = min(2 * pause, 0.2)
        }
      }
    }
  }
}
