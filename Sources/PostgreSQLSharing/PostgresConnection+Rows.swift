import Foundation
import PostgreSQL

/// The statements for the rows of values.
extension PostgresConnection {
  /// Makes the table, unless it is there.
  ///
  /// Processes that start together do it one after the other.
  func makeTable() throws {
    try transaction {
      try run("SELECT pg_advisory_xact_lock(hashtext('shared_value'))")
      let exists = try run("SELECT count(to_regclass('shared_value'))").integer(0, 0)
      guard exists == 0 else { return }
      // Versions grow from change to change of a row, also where it was deleted meanwhile.
      try run("CREATE SEQUENCE shared_version")
      try run(
        "CREATE TABLE shared_value (name text PRIMARY KEY, version bigint NOT NULL, value json)"
      )
    }
  }

  /// Begins to notify this connection of changes.
  func listen() throws {
    try run("LISTEN shared_value")
  }

  func row(named name: String) throws -> Row {
    try row(run("SELECT version, value FROM shared_value WHERE name = $1", .text(name)))
      ?? Row(version: 0)
  }

  /// The rows with these names, also those that are not there yet.
  func rows(named names: some Collection<String>) throws -> [String: Row] {
    var rows = Dictionary(names.map { ($0, Row(version: 0)) }) { $1 }
    let result = try run(
      "SELECT version, value, name FROM shared_value WHERE name = ANY($1)",
      .texts(names.map { $0 })
    )
    for index in 0..<result.count {
      guard let name = result.text(index, 2) else { throw PostgresError.unexpectedRow }
      rows[name] = try row(result, at: index)
    }
    return rows
  }

  /// Locks a row until the end of the transaction, and reads it.
  ///
  /// A row that is not there is made first, because the database can lock no other.
  func lockRow(_ name: String) throws -> Row {
    if let row = try existingRow(name) { return row }
    try run(
      "INSERT INTO shared_value (name, version) VALUES ($1, 0) ON CONFLICT (name) DO NOTHING",
      .text(name)
    )
    guard let row = try existingRow(name) else { throw PostgresError.unexpectedRow }
    return row
  }

  private func existingRow(_ name: String) throws -> Row? {
    try row(
      run("SELECT version, value FROM shared_value WHERE name = $1 FOR UPDATE", .text(name))
    )
  }

  private func row(_ rows: PostgresRows, at index: Int = 0) throws -> Row? {
    guard rows.count > 0 else { return nil }
    guard let version = rows.integer(index, 0) else { throw PostgresError.unexpectedRow }
    return Row(version: version, json: rows.data(index, 1))
  }

  /// Writes a value, and notifies all processes of its version at the end of the transaction.
  ///
  /// A notification has no room for the value: it has at most 8,000 bytes.
  func writeRow(_ name: String, _ json: Data) throws -> Int {
    let rows = try run(
      """
      WITH changed AS (
        UPDATE shared_value SET version = nextval('shared_version'), value = $2 WHERE name = $1
        RETURNING version
      )
      SELECT version, pg_notify('shared_value', version || ':' || $1) FROM changed
      """,
      .text(name),
      .json(json)
    )
    guard rows.count > 0, let version = rows.integer(0, 0) else {
      throw PostgresError.unexpectedRow
    }
    return version
  }
}
