package import BrowserHost
import ConcurrencyExtras
package import Foundation
import PostgreSQL

/// Kept sessions in a database of PostgreSQL, which processes on several machines share.
///
/// The tables have the values of windows as they are. Leases are compared by the database's clock, so that the clocks of
/// the machines may differ. When the database is stopped for a while, or a connection ends, the store connects again and
/// repeats the transaction: each of them has the same result when it runs twice.
package final class PostgreSQLSessionStore: Sendable {
  private struct State {
    var connection: PostgresConnection?
    /// The seconds by which the database's clock is ahead of this machine's.
    var clockDifference: TimeInterval = 0
    /// The time from which on the clocks have to be compared again.
    var nextComparison = ContinuousClock.now
    /// The end of the time for which the store tries again, if the database cannot be reached.
    var end: ContinuousClock.Instant?
  }

  private let address: String
  private let patience: Duration
  private let now: @Sendable () -> Date
  private let library: PostgresLibrary
  private let state = Locked(State())

  /// Connects to a database, and makes the tables where they are missing.
  ///
  /// - Parameters:
  ///   - address: The address, such as `postgresql://app@db.example.com/app?sslmode=verify-full`.
  ///   - patience: The time for which a transaction is repeated while the database cannot be reached.
  ///   - now: The clock of this machine.
  /// - Throws: An error with the reason if the database cannot be reached now, or refuses the user.
  package init(
    address: String,
    patience: Duration = .seconds(20),
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    self.address = address
    self.patience = patience
    self.now = now
    library = try PostgresLibrary()
    try state.withLock { try connect(&$0).makeTables() }
  }

  /// The connection, which is made if there is none.
  private func connect(_ state: inout State) throws -> PostgresConnection {
    let connection = try state.connection ?? PostgresConnection(address, library: library)
    if state.connection == nil || state.nextComparison < .now {
      try compareClocks(over: connection, &state)
    }
    state.connection = connection
    return connection
  }

  /// Compares this machine's clock with that of the database.
  ///
  /// A small difference does not matter. It stays, so that a time is the same when it is read again.
  private func compareClocks(over connection: PostgresConnection, _ state: inout State) throws {
    let before = now()
    guard let time = try connection.run("SELECT clock_timestamp()").time(0, 0) else {
      throw PostgresError.unexpectedRow
    }
    let uncertainty = now().timeIntervalSince(before)
    let difference = time.timeIntervalSince(before).rounded()
    if abs(difference - state.clockDifference) > 0.5 + uncertainty {
      state.clockDifference = difference
    }
    state.nextComparison = .now + .seconds(1)
  }

  /// Runs several statements as one transaction.
  ///
  /// Each of them waits for the database, and so do the beginning and the end. See ``statement(_:)``.
  @discardableResult
  private func transaction<Result>(
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
  private func statement<Result>(
    _ work: (PostgresConnection, TimeInterval) throws -> Result
  ) throws -> Result {
    try state.withLock { state in
      var pause = 0.05
      while true {
        do {
          let connection = try connect(&state)
          let result = try work(connection, state.clockDifference)
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

extension PostgreSQLSessionStore: KeptSessionStore {
  package func beginLease(until end: Date) throws -> SessionLease {
    try statement { connection, difference in
      let rows = try connection.run(
        "INSERT INTO kept_lease (until) VALUES ($1) RETURNING number",
        .time(end + difference)
      )
      guard let number = rows.integer(0, 0) else { throw PostgresError.unexpectedRow }
      return SessionLease(number: number)
    }
  }

  package func extend(_ lease: SessionLease, until end: Date) throws {
    try statement { connection, difference in
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

  package func session(_ id: SessionID) throws -> KeptSession? {
    try statement { connection, difference in
      // There is a row for each value, and one without a value if there is none.
      let rows = try connection.run(
        """
        SELECT browser, user_id, user_digest, build, last_event,
          greatest(last_seen, coalesce(until, last_seen)), name, bytes
        FROM kept_session LEFT JOIN kept_lease ON number = owner
          LEFT JOIN kept_value ON session = id
        WHERE id = $1
        """,
        .text(id.description)
      )
      guard rows.count > 0 else { return nil }
      // Nobody can resume a row that another program has damaged, and others are not affected.
      guard let browser = rows.text(0, 0), let build = rows.text(0, 3),
        let lastEvent = rows.integer(0, 4), lastEvent >= 0, let lastSeen = rows.time(0, 5)
      else { return nil }
      let values = (0..<rows.count).compactMap { row in
        rows.text(row, 6).flatMap { name in rows.data(row, 7).map { (name, $0) } }
      }
      return KeptSession(
        id: id,
        browser: browser,
        user: rows.text(0, 1),
        userDigest: rows.text(0, 2),
        build: build,
        lastEvent: lastEvent,
        lastSeen: lastSeen - difference,
        values: Dictionary(values) { $1 }
      )
    }
  }

  package func take(_ id: SessionID, for lease: SessionLease, at now: Date) throws -> Bool {
    try statement { connection, difference in
      let rows = try connection.run(
        """
        WITH taken AS (
          UPDATE kept_session SET owner = $1 WHERE id = $2 AND (
            owner = $1
            OR NOT EXISTS (SELECT 1 FROM kept_lease WHERE number = owner AND until > $3)
          )
          RETURNING id
        ), fulfilled AS (
          DELETE FROM kept_wanted WHERE session IN (SELECT id FROM taken)
        ), wanted AS (
          INSERT INTO kept_wanted
          SELECT id FROM kept_session WHERE id = $2 AND NOT EXISTS (SELECT 1 FROM taken)
          FOR KEY SHARE
          ON CONFLICT (session) DO NOTHING
        )
        SELECT id FROM taken
        """,
        .integer(lease.number),
        .text(id.description),
        .time(now + difference)
      )
      return rows.count > 0
    }
  }

  package func wantedSessions(of lease: SessionLease) throws -> Set<SessionID> {
    try statement { connection, _ in
      let rows = try connection.run(
        "SELECT session FROM kept_wanted JOIN kept_session ON id = session WHERE owner = $1",
        .integer(lease.number)
      )
      return Set((0..<rows.count).compactMap { rows.text($0, 0).flatMap { SessionID($0) } })
    }
  }

  package func confirm(_ id: SessionID, for lease: SessionLease) throws -> Bool {
    try transaction { connection, _ in
      // The lock keeps another process from taking it meanwhile.
      let rows = try connection.run(
        "SELECT owner FROM kept_session WHERE id = $1 FOR UPDATE",
        .text(id.description)
      )
      guard rows.count == 0 || rows.integer(0, 0) == lease.number else { return false }
      try connection.run("DELETE FROM kept_wanted WHERE session = $1", .text(id.description))
      return true
    }
  }

  package func release(_ ids: Set<SessionID>, of lease: SessionLease, at now: Date) throws {
    try statement { connection, difference in
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
    try transaction { connection, difference in
      let saved = try connection.save(changes.map(\.session), for: lease, difference)
      let accepted = changes.filter { saved.contains($0.session.id.description) }
      try connection.saveValues(of: accepted.map(\.session))
      try connection.saveUnreadable(of: accepted, difference)
      return Set(changes.map(\.session.id)).subtracting(accepted.map(\.session.id))
    }
  }

  package func remove(_ ids: Set<SessionID>, for lease: SessionLease) throws {
    try statement { connection, _ in
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
    try statement { connection, difference in
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
    try transaction { connection, difference in
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

  package func unreadableValues() throws -> [String: Data] {
    try statement { connection, _ in
      let rows = try connection.run("SELECT name, bytes FROM kept_unreadable ORDER BY number")
      return Dictionary(try rows.namedBytes()) { _, latest in latest }
    }
  }
}
