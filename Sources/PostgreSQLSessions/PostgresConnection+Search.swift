import BrowserHost
import Foundation
import PostgreSQL

/// The statements that read sessions, each many at once.
extension PostgresConnection {
  /// Sessions without their values.
  func facts(of ids: Set<SessionID>, _ clockDifference: TimeInterval) throws -> [KeptSession] {
    let rows = try run(
      """
      SELECT id, browser, user_id, user_digest, build, last_event,
        greatest(last_seen, coalesce(until, last_seen))
      FROM kept_session LEFT JOIN kept_lease ON number = owner
      WHERE id = ANY($1)
      """,
      .texts(ids.map(\.description))
    )
    return (0..<rows.count).compactMap { rows.session($0, clockDifference) }
  }

  /// Sessions with their values.
  func sessions(_ ids: Set<SessionID>, _ clockDifference: TimeInterval) throws -> [KeptSession] {
    let rows = try run("SELECT * FROM kept_read($1)", .texts(ids.map(\.description)))
    return sessions(in: rows, clockDifference)
  }

  /// Takes sessions, and reads them with their values, by one statement.
  func take(
    _ ids: Set<SessionID>,
    for lease: SessionLease,
    at now: Date,
    _ clockDifference: TimeInterval
  ) throws -> [KeptSession] {
    let rows = try run(
      "SELECT * FROM kept_take($1, $2, $3)",
      .integer(lease.number),
      .texts(ids.map(\.description)),
      .time(now + clockDifference)
    )
    return sessions(in: rows, clockDifference)
  }

  /// The sessions in rows, of which there is one for each value, and one without a value if a session has none.
  private func sessions(
    in rows: PostgresRows,
    _ clockDifference: TimeInterval
  ) -> [KeptSession] {
    var sessions: [SessionID: KeptSession] = [:]
    for row in 0..<rows.count {
      guard let session = rows.session(row, clockDifference) else { continue }
      sessions[session.id] = sessions[session.id] ?? session
      guard let name = rows.text(row, 7) else { continue }
      sessions[session.id]?.values[name] = rows.data(row, 8)
    }
    return Array(sessions.values)
  }
}

extension PostgresRows {
  /// The ids in the first column.
  var sessionIDs: Set<SessionID> {
    Set((0..<count).compactMap { text($0, 0).flatMap { SessionID($0) } })
  }

  /// The rows of a session, a name and bytes.
  var unreadableValues: [UnreadableValue] {
    (0..<count).compactMap { row in
      guard let session = text(row, 0).flatMap({ SessionID($0) }), let name = text(row, 1),
        let bytes = data(row, 2)
      else { return nil }
      return UnreadableValue(session: session, name: name, bytes: bytes)
    }
  }

  /// A session without its values.
  ///
  /// Nobody can resume a row that another program has damaged, and others are not affected.
  fileprivate func session(_ row: Int, _ clockDifference: TimeInterval) -> KeptSession? {
    guard let id = text(row, 0).flatMap({ SessionID($0) }), let browser = text(row, 1),
      let build = text(row, 4), let lastEvent = integer(row, 5), lastEvent >= 0,
      let lastSeen = time(row, 6)
    else { return nil }
    return KeptSession(
      id: id,
      browser: browser,
      user: text(row, 2),
      userDigest: text(row, 3),
      build: build,
      lastEvent: lastEvent,
      lastSeen: lastSeen - clockDifference
    )
  }
}
