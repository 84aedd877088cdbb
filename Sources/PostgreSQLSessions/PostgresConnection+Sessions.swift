import BrowserHost
import Foundation
import PostgreSQL

/// The statements that save sessions. Each is for many sessions at once, so that none waits for the network alone.
extension PostgresConnection {
  /// The bytes of values that one statement takes to the database.
  ///
  /// One of a gigabyte would be refused.
  private static let bytesAtOnce = 16 << 20

  /// Divides changes, so that no statement takes too many bytes to the database.
  ///
  /// They have one order, so that transactions that lock several sessions do not wait for each other.
  ///
  /// - Returns: One part or more. The values of a large session are in several of them.
  static func parts(of changes: [SessionChange]) -> [[SessionChange]] {
    var parts: [[SessionChange]] = []
    var (part, bytes): ([SessionChange], Int) = ([], 0)
    for change in changes.sorted(by: { $0.session.id.description < $1.session.id.description }) {
      var rest = change
      rest.session.values = [:]
      for (name, value) in change.session.values {
        rest.session.values[name] = value
        bytes += value.count
        guard bytes >= bytesAtOnce else { continue }
        parts.append(part + [rest])
        (part, bytes) = ([], 0)
        (rest.session.values, rest.unreadable) = ([:], [:])
      }
      part.append(rest)
    }
    return parts + [part]
  }

  /// Saves sessions by one statement, which is a transaction by itself.
  ///
  /// A process that is paused leaves none of several statements open, whose locks others would wait for.
  ///
  /// - Returns: The ids of those that no other lease owns.
  func save(
    _ changes: [SessionChange],
    for lease: SessionLease,
    _ clockDifference: TimeInterval
  ) throws -> Set<SessionID> {
    let sessions = changes.map(\.session)
    let values = sessions.flatMap { session in
      session.values.map { (session: session.id.description, name: $0.key, bytes: $0.value) }
    }
    let unreadable = changes.flatMap { change in
      change.unreadable.map { (session: change.session, name: $0.key, bytes: $0.value) }
    }
    return try run(
      """
      WITH saved AS (
        INSERT INTO kept_session
          (id, browser, user_id, user_digest, build, last_event, last_seen, owner)
        SELECT *, $8 FROM unnest($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (id) DO UPDATE SET browser = excluded.browser, user_id = excluded.user_id,
          user_digest = excluded.user_digest, build = excluded.build,
          last_event = excluded.last_event, last_seen = excluded.last_seen
        WHERE kept_session.owner = excluded.owner
        RETURNING id
      ), changed AS (
        INSERT INTO kept_value (session, name, bytes)
        SELECT * FROM unnest($9, $10, $11) AS entry (session, name, bytes)
        WHERE session IN (SELECT id FROM saved)
        ON CONFLICT (session, name) DO UPDATE SET bytes = excluded.bytes
      ), unreadable AS (
        INSERT INTO kept_unreadable (session, build, name, bytes, time)
        SELECT * FROM unnest($12, $13, $14, $15, $16) AS entry (session, build, name, bytes, time)
        WHERE session IN (SELECT id FROM saved)
      )
      SELECT id FROM saved
      """,
      .texts(sessions.map(\.id.description)),
      .texts(sessions.map(\.browser)),
      .texts(sessions.map(\.user)),
      .texts(sessions.map(\.userDigest)),
      .texts(sessions.map(\.build)),
      .integers(sessions.map(\.lastEvent)),
      .times(sessions.map { $0.lastSeen + clockDifference }),
      .integer(lease.number),
      .texts(values.map(\.session)),
      .texts(values.map(\.name)),
      .data(values.map(\.bytes)),
      .texts(unreadable.map(\.session.id.description)),
      .texts(unreadable.map(\.session.build)),
      .texts(unreadable.map(\.name)),
      .data(unreadable.map(\.bytes)),
      .times(unreadable.map { $0.session.lastSeen + clockDifference })
    ).sessionIDs
  }

  /// Removes all values that could not be decoded but the latest hundred.
  func removeOldUnreadableValues() throws {
    try run(
      """
      DELETE FROM kept_unreadable
      WHERE number < (SELECT number FROM kept_unreadable ORDER BY number DESC OFFSET 99 LIMIT 1)
      """
    )
  }
}
