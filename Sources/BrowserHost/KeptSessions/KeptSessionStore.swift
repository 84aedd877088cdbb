package import Foundation

/// A place that keeps sessions while no process has them.
///
/// A process holds a lease, and extends it while it runs. It owns the sessions that it has begun or taken. Another
/// process takes a session when the lease of its owner has ended, and what the former owner saves later is rejected.
/// Functions may wait for a disk, and are called off the main actor. Those of the search are called one after the other:
/// ``facts(of:)``, ``sessions(_:)``, ``take(_:for:at:)`` and ``requestHandover(of:)``. The others are, too, beside them.
package protocol KeptSessionStore: Sendable {
  /// Limits the time for which functions wait for a database that is away, from now on.
  ///
  /// Without a limit they wait until it is back. With one they throw its error after the time.
  ///
  /// - Parameter time: The time, or `nil` for no limit.
  func limitWaiting(to time: Duration?)

  /// A random text that all processes with this store share, and nobody else knows.
  func commonSecret() throws -> String

  /// Begins a lease.
  func beginLease(until end: Date) throws -> SessionLease

  /// Changes the end of a lease.
  func extend(_ lease: SessionLease, until end: Date) throws

  /// Returns those of some sessions that exist, without their values.
  func facts(of ids: Set<SessionID>) throws -> [KeptSession]

  /// Returns those of some sessions that exist, with their values.
  func sessions(_ ids: Set<SessionID>) throws -> [KeptSession]

  /// Makes a lease the owner of sessions.
  ///
  /// - Parameters:
  ///   - ids: The sessions.
  ///   - lease: The lease of the process that asks for them.
  ///   - now: The time.
  /// - Returns: The sessions that the lease owns, with all values that a former owner has saved. The others are not there, or
  ///   the lease of another owner lasts.
  /// - Throws: The error of the store.
  func take(
    _ ids: Set<SessionID>,
    for lease: SessionLease,
    at now: Date
  ) throws -> [KeptSession]

  /// Asks the owners of sessions to hand them over.
  func requestHandover(of ids: Set<SessionID>) throws

  /// The sessions of a lease that other processes have asked for.
  func requestedHandovers(of lease: SessionLease) throws -> Set<SessionID>

  /// Ends requests for sessions, because their pages have come back to their owner.
  ///
  /// - Parameters:
  ///   - ids: The sessions.
  ///   - lease: The lease of the process that runs the sessions.
  /// - Returns: The sessions that another lease owns.
  /// - Throws: The error of the store.
  func confirm(_ ids: Set<SessionID>, for lease: SessionLease) throws -> Set<SessionID>

  /// Gives up sessions that a lease owns, so that any process may take them.
  func release(_ ids: Set<SessionID>, of lease: SessionLease, at now: Date) throws

  /// Saves changes of sessions in one transaction. A session that is not there yet is made.
  ///
  /// - Parameters:
  ///   - changes: The changes, at most one for each session.
  ///   - lease: The lease of the process that saves them.
  /// - Returns: The sessions that another lease owns. Of those nothing is saved.
  /// - Throws: The error of the store, which has saved nothing then.
  func save(_ changes: [SessionChange], for lease: SessionLease) throws -> Set<SessionID>

  /// Removes sessions that a lease owns.
  func remove(_ ids: Set<SessionID>, for lease: SessionLease) throws

  /// Removes the sessions of a user that has logged out, unless another process still runs them.
  ///
  /// - Parameters:
  ///   - user: The id of the user.
  ///   - browser: The browser of the sessions, or `nil` for those in all browsers.
  ///   - lease: The lease of the process that removes them.
  ///   - now: The time.
  /// - Throws: The error of the store.
  func removeSessions(
    ofUser user: String,
    in browser: String?,
    for lease: SessionLease,
    at now: Date
  ) throws

  /// Removes the sessions that no process has had since a time, and all leases that own nothing and have ended then.
  func removeSessions(notSeenSince time: Date) throws

  /// The values that could not be decoded, for the developer, from the oldest to the latest. The latest hundred are there.
  func unreadableValues() throws -> [UnreadableValue]
}

extension KeptSessionStore {
  /// A store of this machine waits for no other one, so it has nothing to limit.
  package func limitWaiting(to time: Duration?) {}
}
