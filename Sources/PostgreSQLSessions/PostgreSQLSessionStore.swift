package import BrowserHost
import ConcurrencyExtras
package import Foundation
import PostgreSQL

/// Kept sessions in a database of PostgreSQL, which processes on several machines share.
///
/// The tables have the values of windows as they are. Leases are compared by the database's clock, so that the clocks
/// of the machines may differ. While the database is stopped, or after a connection has ended, the store connects again and
/// again, and repeats the transaction. Each transaction has the same result when it runs twice.
package final class PostgreSQLSessionStore: Sendable {
  private let deadline: SteadyConnection.Deadline
  private let connection: SteadyConnection
  /// The connection for the search, so that a lease is extended while windows are looked for.
  private let searchConnection: SteadyConnection

  /// Connects to a database, and makes the tables where they are missing.
  ///
  /// - Parameters:
  ///   - address: The address, such as `postgresql://app@db.example.com/app?sslmode=verify-full`.
  ///   - now: The clock of this machine.
  /// - Throws: An error with the reason if the database cannot be reached now, or refuses the user.
  package init(
    address: String,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    let (library, clock) = (try PostgresLibrary(), DatabaseClock(now: now))
    let deadline = SteadyConnection.Deadline(nil)
    func makeConnection() -> SteadyConnection {
      SteadyConnection(address, library: library, deadline: deadline, clock: clock)
    }
    self.deadline = deadline
    (connection, searchConnection) = (makeConnection(), makeConnection())
    try connection.begin { try $0.makeTables() }
  }
}

extension PostgreSQLSessionStore: KeptSessionStore {
  package func limitWaiting(to time: Duration?) {
    deadline.withLock { $0 = time.map { .now + $0 } }
  }

  package func commonSecret() throws -> String {
    try connection.statement { connection, _ in
      guard let text = try connection.run("SELECT text FROM kept_token").text(0, 0) else {
        throw PostgresError.unexpectedRow
      }
      return text
    }
  }

  package func beginLease(until end: Date) throws -> SessionLease {
    try connection.statement { connection, difference in
      let rows = try connection.run(
        "INSERT INTO kept_lease (until) VALUES ($1) RETURNING number",
        .time(end + difference)
      )
      guard let number = rows.integer(0, 0) else { throw PostgresError.unexpectedRow }
      return SessionLease(number: number)
    }
  }

  package func extend(_ lease: SessionLease, until end: Date) throws {
    try connection.statement { connection, difference in
      try connection.run(
        """
        INSERT INTO kept_lease (number, until) VALUES ($1, $2)
        ON CONFLICT (number) DO UPDATE SET until = excluded.until
        """,
        .integer(lease.number),
        .time(end + difference)
      )
    }
  }

  package func facts(of ids: Set<SessionID>) throws -> [KeptSession] {
    try searchConnection.statement { try $0.facts(of: ids, $1) }
  }

  package func sessions(_ ids: Set<SessionID>) throws -> [KeptSession] {
    try searchConnection.statement { try $0.sessions(ids, $1) }
  }

  package func take(
    _ ids: Set<SessionID>,
    for lease: SessionLease,
    at now: Date
  ) throws -> [KeptSession] {
    try searchConnection.statement { try $0.take(ids, for: lease, at: now, $1) }
  }

  package func requestHandover(of ids: Set<SessionID>) throws {
    try searchConnection.statement { connection, _ in
      try connection.run(
        """
        INSERT INTO kept_wanted
        SELECT id FROM kept_session WHERE id = ANY($1) ORDER BY id FOR KEY SHARE
        ON CONFLICT (session) DO NOTHING
        """,
        .texts(ids.map(\.description))
      )
    }
  }

  package func requestedHandovers(of lease: SessionLease) throws -> Set<SessionID> {
    try connection.statement { connection, _ in
      let rows = try connection.run(
        "SELECT session FROM kept_wanted JOIN kept_session ON id = session WHERE owner = $1",
        .integer(lease.number)
      )
      return rows.sessionIDs
    }
  }

  package func confirm(
    _ ids: Set<SessionID>,
    for lease: SessionLease
  ) throws -> Set<SessionID> {
    try connection.statement { connection, _ in
      // The lock keeps another process from taking them meanwhile.
      let rows = try connection.run(
        """
        WITH locked AS (
          SELECT id, owner FROM kept_session WHERE id = ANY($1) ORDER BY id FOR UPDATE
        ), confirmed AS (
          DELETE FROM kept_wanted WHERE session IN (SELECT id FROM locked WHERE owner = $2)
        )
        SELECT id FROM locked WHERE owner <> $2
        """,
        .texts(ids.map(\.description)),
        .integer(lease.number)
      )
      return rows.sessionIDs
    }
  }

  package func release(_ ids: Set<SessionID>, of lease: SessionLease, at now: Date) throws {
    try connection.statement { connection, difference in
      try connection.run(
        "UPDATE kept_session SET owner = 0, last_seen = $1 WHERE id = ANY($2) AND owner = $3",
        .time(now + difference),
        .texts(ids.map(\.description)),
        .integer(lease.number)
      )
    }
  }

  package func save(
    _ changes: [SessionChange],
    for lease: SessionLease
  ) throws -> Set<SessionID> {
    let parts = PostgresConnection.parts(of: changes)
    let saved: Set<SessionID>
    if parts.count == 1 {
      saved = try connection.statement { try $0.save(parts[0], for: lease, $1) }
    } else {
      saved = try connection.transaction { connection, difference in
        try parts.map { try connection.save($0, for: lease, difference) }
          .reduce(into: Set()) { $0.formUnion($1) }
      }
    }
    if changes.contains(where: { !$0.unreadable.isEmpty }) {
      try connection.statement { connection, _ in try connection.removeOldUnreadableValues() }
    }
    return Set(changes.map(\.session.id)).subtracting(saved)
  }

  package func remove(_ ids: Set<SessionID>, for lease: SessionLease) throws {
    try connection.statement { connection, _ in
      try connection.run(
        "DELETE FROM kept_session WHERE id = ANY($1) AND owner = $2",
        .texts(ids.map(\.description)),
        .integer(lease.number)
      )
    }
  }

  package func removeSessions(
    ofUser user: String,
    in browser: String?,
    for lease: SessionLease,
    at now: Date
  ) throws {
    try connection.statement { connection, difference in
      try connection.run(
        """
        DELETE FROM kept_session WHERE user_id = $1 AND ($2::text IS NULL OR browser = $2) AND (
          owner = $3 OR NOT EXISTS (SELECT 1 FROM kept_lease WHERE number = owner AND until > $4)
        )
        """,
        .text(user),
        .text(browser),
        .integer(lease.number),
        .time(now + difference)
      )
    }
  }

  package func removeSessions(notSeenSince time: Date) throws {
    try connection.transaction { connection, difference in
      let time = PostgresValue.time(time + difference)
      try connection.run(
        """
        DELETE FROM kept_session WHERE last_seen < $1
          AND NOT EXISTS (SELECT 1 FROM kept_lease WHERE number = owner AND until >= $1)
        """,
        time
      )
      try connection.run(
        """
        DELETE FROM kept_lease WHERE until < $1
          AND NOT EXISTS (SELECT 1 FROM kept_session WHERE owner = number)
        """,
        time
      )
    }
  }

  package func unreadableValues() throws -> [UnreadableValue] {
    try connection.statement { connection, _ in
      let rows = try connection.run(
        "SELECT session, name, bytes FROM kept_unreadable ORDER BY number"
      )
      return rows.unreadableValues
    }
  }
}
