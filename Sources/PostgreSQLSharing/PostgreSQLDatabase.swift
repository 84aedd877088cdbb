public import Dependencies
import Foundation

/// The database of the values of `.postgres(_:)`.
///
/// Name it where the app starts, and once for the whole process:
///
/// ```swift
/// prepareDependencies {
///   $0.defaultPostgreSQLDatabase = PostgreSQLDatabase("postgresql://app@db.example.com/app")
/// }
/// ```
///
/// Otherwise it is the database of the environment variable `DATABASE_URL`. In tests and previews it is in memory.
public struct PostgreSQLDatabase: Hashable, Sendable {
  let rows: SharedRows

  init(_ store: any RowStore) {
    rows = SharedRows(in: store)
  }

  /// A database that processes on several machines share.
  ///
  /// The process connects when a property first uses a value. libpq, PostgreSQL's own client, has to be installed
  /// (`libpq5`). An error of the connection is the property's `loadError` and `saveError`.
  ///
  /// Two databases of one address share no properties, as if they were in two processes.
  ///
  /// - Parameter address: The address, such as `postgresql://app@db.example.com/app?sslmode=verify-full`.
  public init(_ address: String) {
    self.init(PostgresRowStore(address))
  }

  /// A database in memory, for the users of this value alone.
  public static var inMemory: Self { Self(MemoryRowStore()) }

  /// The database that the environment names, or one whose use is an error.
  fileprivate static var ofEnvironment: Self {
    let address = ProcessInfo.processInfo.environment["DATABASE_URL"] ?? ""
    return address.isEmpty ? Self(NoRowStore()) : Self(address)
  }

  /// Whether both are the same database of this process.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rows === rhs.rows
  }

  /// Hashes the identity of the database.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(rows))
  }
}

extension DependencyValues {
  /// The database of `.postgres(_:)`.
  public var defaultPostgreSQLDatabase: PostgreSQLDatabase {
    get { self[PostgreSQLDatabaseKey.self] }
    set { self[PostgreSQLDatabaseKey.self] = newValue }
  }
}

private enum PostgreSQLDatabaseKey: DependencyKey {
  static var liveValue: PostgreSQLDatabase { .ofEnvironment }
  static var previewValue: PostgreSQLDatabase { .inMemory }
  static var testValue: PostgreSQLDatabase { .inMemory }
}
