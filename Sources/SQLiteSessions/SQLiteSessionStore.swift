package import BrowserHost
package import Foundation
import GRDB

/// Kept sessions in one file, which survive the process.
///
/// The file has the values of windows as they are, and only its owner may read it. It is in the mode of SQLite that
/// appends changes to a second file, `-wal`. A commit survives the end of the process at any moment. When the whole
/// machine loses power, the last moments may be lost, and nothing else.
package final class SQLiteSessionStore: Sendable {
  private let database: DatabaseQueue

  /// Opens a file, or makes it.
  ///
  /// - Throws: An error with the reason if the file is damaged, is no database, or cannot be used.
  package init(path: String) throws {
    try Self.makePrivateFile(path)
    var configuration = Configuration()
    configuration.busyMode = .timeout(2)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    }
    database = try DatabaseQueue(path: path, configuration: configuration)
    try Self.tables.migrate(database)
    let answer = try database.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    guard answer == "ok" else { throw DamagedFile(description: answer ?? "no answer") }
  }

  /// Makes an empty file that only its owner may read.
  ///
  /// A link in its place is not followed, and a pipe is not waited for. SQLite gives its other files the same mode.
  private static func makePrivateFile(_ path: String) throws {
    let flags = O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else {
      throw UnusableFile(description: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw UnusableFile(description: "It is no file.")
    }
    guard fchmod(descriptor, 0o600) == 0 else {
      throw UnusableFile(description: String(cString: strerror(errno)))
    }
  }

  private static var tables: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE lease (number INTEGER PRIMARY KEY AUTOINCREMENT, until REAL NOT NULL);
          CREATE TABLE session (
            id TEXT PRIMARY KEY NOT NULL, browser TEXT NOT NULL, user TEXT, build TEXT NOT NULL,
            lastEvent INTEGER NOT NULL, lastSeen REAL NOT NULL, owner INTEGER NOT NULL
          ) WITHOUT ROWID;
          CREATE TABLE value (
            session TEXT NOT NULL REFERENCES session ON DELETE CASCADE, name TEXT NOT NULL,
            bytes BLOB NOT NULL, PRIMARY KEY (session, name)
          ) WITHOUT ROWID;
          CREATE TABLE unreadable (
            number INTEGER PRIMARY KEY AUTOINCREMENT, session TEXT NOT NULL, build TEXT NOT NULL,
            name TEXT NOT NULL, bytes BLOB NOT NULL, time REAL NOT NULL
          );
          """
      )
    }
    migrator.registerMigration("2") { database in
      try database.execute(sql: "ALTER TABLE session ADD COLUMN userDigest TEXT")
    }
    migrator.registerMigration("3") { database in
      try database.execute(
        sql: """
          CREATE TABLE wanted (
            session TEXT PRIMARY KEY NOT NULL REFERENCES session ON DELETE CASCADE
          ) WITHOUT ROWID
          """
      )
    }
    migrator.registerMigration("4") { database in
      try database.execute(
        sql: """
          CREATE TABLE token (text TEXT NOT NULL);
          INSERT INTO token VALUES (hex(randomblob(32)));
          """
      )
    }
    return migrator
  }
}

/// The reason why a file cannot be used.
struct UnusableFile: Error, CustomStringConvertible {
  let description: String
}

/// SQLite has found damage.
struct DamagedFile: Error, CustomStringConvertible {
  let description: String
}

extension SQLiteSessionStore: KeptSessionStore {
  package func commonSecret() throws -> String {
    let text = try database.read { try String.fetchOne($0, sql: "SELECT text FROM token") }
    guard let text else { throw DamagedFile(description: "The table 'token' is empty.") }
    return text
  }

  package func beginLease(until end: Date) throws -> SessionLease {
    try database.write { database in
      try database.execute(sql: "INSERT INTO lease (until) VALUES (?)", arguments: [end.kept])
      return SessionLease(number: Int(database.lastInsertedRowID))
    }
  }

  package func extend(_ lease: SessionLease, until end: Date) throws {
    try database.write {
      try $0.execute(
        sql: "INSERT OR REPLACE INTO lease (number, until) VALUES (?, ?)",
        arguments: [lease.number, end.kept]
      )
    }
  }

  package func facts(of ids: Set<SessionID>) throws -> [KeptSession] {
    try database.read { database in
      try ids.compactMap { try Self.facts(of: $0, in: database) }
    }
  }

  package func sessions(_ ids: Set<SessionID>) throws -> [KeptSession] {
    try database.read { database in
      try ids.compactMap { try Self.session($0, in: database) }
    }
  }

  private static func session(_ id: SessionID, in database: Database) throws -> KeptSession? {
    var session = try facts(of: id, in: database)
    session?.values = try values(of: id, in: database)
    return session
  }

  private static func facts(of id: SessionID, in database: Database) throws -> KeptSession? {
    let statement = try database.cachedStatement(
      sql: """
        SELECT session.*, max(lastSeen, coalesce(until, lastSeen)) AS seen
        FROM session LEFT JOIN lease ON number = owner WHERE id = ?
        """
    )
    // Nobody can resume a row that another program has damaged, and others are not affected.
    return try Row.fetchOne(statement, arguments: [id.description])
      .flatMap { KeptSession(id, $0) }
  }

  private static func values(
    of id: SessionID,
    in database: Database
  ) throws -> [String: Data] {
    let statement = try database.cachedStatement(
      sql: "SELECT name, bytes FROM value WHERE session = ?"
    )
    let rows = try Row.fetchAll(statement, arguments: [id.description])
    return Dictionary(rows.compactMap(\.namedBytes)) { $1 }
  }

  package func take(
    _ ids: Set<SessionID>,
    for lease: SessionLease,
    at now: Date
  ) throws -> [KeptSession] {
    try database.write { database in
      try ids.filter { try Self.take($0, for: lease, at: now, in: database) }
        .compactMap { try Self.session($0, in: database) }
    }
  }

  private static func take(
    _ id: SessionID,
    for lease: SessionLease,
    at now: Date,
    in database: Database
  ) throws -> Bool {
    try database.cachedStatement(
      sql: """
        UPDATE session SET owner = :lease WHERE id = :id AND (
          owner = :lease
          OR NOT EXISTS (SELECT 1 FROM lease WHERE number = owner AND until > :now)
        )
        """
    ).execute(arguments: ["lease": lease.number, "id": id.description, "now": now.kept])
    guard database.changesCount > 0 else { return false }
    try database.cachedStatement(sql: "DELETE FROM wanted WHERE session = ?")
      .execute(arguments: [id.description])
    return true
  }

  package func requestHandover(of ids: Set<SessionID>) throws {
    try database.write { database in
      let insertion = try database.cachedStatement(
        sql: "INSERT OR IGNORE INTO wanted (session) SELECT id FROM session WHERE id = ?"
      )
      for id in ids { try insertion.execute(arguments: [id.description]) }
    }
  }

  package func requestedHandovers(of lease: SessionLease) throws -> Set<SessionID> {
    try database.read { database in
      let ids = try String.fetchAll(
        database,
        sql: "SELECT session FROM wanted JOIN session ON id = session WHERE owner = ?",
        arguments: [lease.number]
      )
      return Set(ids.compactMap { SessionID($0) })
    }
  }

  package func confirm(
    _ ids: Set<SessionID>,
    for lease: SessionLease
  ) throws -> Set<SessionID> {
    try database.write { database in
      try ids.filter { id in
        let owner = try Int.fetchOne(
          database,
          sql: "SELECT owner FROM session WHERE id = ?",
          arguments: [id.description]
        )
        guard (owner ?? lease.number) == lease.number else { return true }
        try database.execute(
          sql: "DELETE FROM wanted WHERE session = ?",
          arguments: [id.description]
        )
        return false
      }
    }
  }

  package func release(_ ids: Set<SessionID>, of lease: SessionLease, at now: Date) throws {
    try database.write { database in
      for id in ids {
        try database.execute(
          sql: "UPDATE session SET owner = 0, lastSeen = ? WHERE id = ? AND owner = ?",
          arguments: [now.kept, id.description, lease.number]
        )
      }
    }
  }

  package func save(
    _ changes: [SessionChange],
    for lease: SessionLease
  ) throws -> Set<SessionID> {
    try database.write { database in
      var rejected: Set<SessionID> = []
      for change in changes where try !Self.save(change, for: lease, in: database) {
        rejected.insert(change.session.id)
      }
      return rejected
    }
  }

  private static func save(
    _ change: SessionChange,
    for lease: SessionLease,
    in database: Database
  ) throws -> Bool {
    let session = change.session
    let id = session.id.description
    try database.cachedStatement(
      sql: """
        INSERT INTO session (id, browser, user, userDigest, build, lastEvent, lastSeen, owner)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET browser = excluded.browser, user = excluded.user,
          userDigest = excluded.userDigest, build = excluded.build,
          lastEvent = excluded.lastEvent, lastSeen = excluded.lastSeen
        WHERE owner = excluded.owner
        """
    ).execute(arguments: [
      id, session.browser, session.user, session.userDigest, session.build, session.lastEvent,
      session.lastSeen.kept, lease.number,
    ])
    guard database.changesCount > 0 else { return false }
    let insertion = try database.cachedStatement(
      sql: "INSERT OR REPLACE INTO value (session, name, bytes) VALUES (?, ?, ?)"
    )
    for (name, bytes) in session.values { try insertion.execute(arguments: [id, name, bytes]) }
    for (name, bytes) in change.unreadable {
      try database.execute(
        sql: """
          INSERT INTO unreadable (session, build, name, bytes, time) VALUES (?, ?, ?, ?, ?);
          DELETE FROM unreadable WHERE number <= (SELECT max(number) FROM unreadable) - 100
          """,
        arguments: [id, session.build, name, bytes, session.lastSeen.kept]
      )
    }
    return true
  }

  package func remove(_ ids: Set<SessionID>, for lease: SessionLease) throws {
    try database.write { database in
      for id in ids {
        try database.execute(
          sql: "DELETE FROM session WHERE id = ? AND owner = ?",
          arguments: [id.description, lease.number]
        )
      }
    }
  }

  package func removeSessions(
    ofUser user: String,
    in browser: String?,
    for lease: SessionLease,
    at now: Date
  ) throws {
    try database.write {
      try $0.execute(
        sql: """
          DELETE FROM session WHERE user = :user AND (:browser IS NULL OR browser = :browser) AND (
            owner = :lease
            OR NOT EXISTS (SELECT 1 FROM lease WHERE number = owner AND until > :now)
          )
          """,
        arguments: ["user": user, "browser": browser, "lease": lease.number, "now": now.kept]
      )
    }
  }

  package func removeSessions(notSeenSince time: Date) throws {
    try database.write {
      try $0.execute(
        sql: """
          DELETE FROM session WHERE lastSeen < :time
            AND NOT EXISTS (SELECT 1 FROM lease WHERE number = owner AND until >= :time);
          DELETE FROM lease WHERE until < :time
            AND NOT EXISTS (SELECT 1 FROM session WHERE owner = number)
          """,
        arguments: ["time": time.kept]
      )
    }
  }

  package func unreadableValues() throws -> [UnreadableValue] {
    try database.read { database in
      let rows = try Row.fetchAll(
        database,
        sql: "SELECT session, name, bytes FROM unreadable ORDER BY number"
      )
      return rows.compactMap { row in
        guard let (name, bytes) = row.namedBytes,
          let session = String.fromDatabaseValue(row["session"]).flatMap({ SessionID($0) })
        else { return nil }
        return UnreadableValue(session: session, name: name, bytes: bytes)
      }
    }
  }
}

extension KeptSession {
  /// Reads a row without the values, or returns `nil` if another program has written values of other types.
  fileprivate init?(_ id: SessionID, _ row: Row) {
    guard let browser = String.fromDatabaseValue(row["browser"]),
      let build = String.fromDatabaseValue(row["build"]),
      let lastEvent = Int.fromDatabaseValue(row["lastEvent"]), lastEvent >= 0,
      let seen = Double.fromDatabaseValue(row["seen"])
    else { return nil }
    self.init(
      id: id,
      browser: browser,
      user: String.fromDatabaseValue(row["user"]),
      userDigest: String.fromDatabaseValue(row["userDigest"]),
      build: build,
      lastEvent: lastEvent,
      lastSeen: Date(timeIntervalSince1970: seen)
    )
  }
}

extension Row {
  /// The columns `name` and `bytes`, if they have these types.
  fileprivate var namedBytes: (String, Data)? {
    guard let name = String.fromDatabaseValue(self["name"]),
      let bytes = Data.fromDatabaseValue(self["bytes"])
    else { return nil }
    return (name, bytes)
  }
}

extension Date {
  fileprivate var kept: Double { timeIntervalSince1970 }
}
