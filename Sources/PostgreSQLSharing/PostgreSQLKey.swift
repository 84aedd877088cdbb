import Dependencies
import Foundation
public import Sharing
import ViewValues

extension SharedReaderKey {
  /// A value in a database, which all windows on all machines share.
  ///
  /// ```swift
  /// extension SharedKey where Self == PostgreSQLKey<[String]>.Default {
  ///   static var shopping: Self { Self[.postgres("shopping"), default: []] }
  /// }
  ///
  /// @Shared(.shopping) var shopping
  /// ```
  ///
  /// `withLock` is a transaction. It locks the value in the database, and its closure starts from the newest one, so
  /// that no change of another machine is lost. The property changes at once. The transaction is committed on another
  /// thread, and then the database notifies all other processes, whose properties change on the main actor.
  /// `try await $shopping.save()` waits for the commit.
  ///
  /// The call waits for the database: for two messages to it and back, and for processes that are changing the value. It
  /// waits for them for up to seven seconds, or three on the main thread. Then its change is made on the last
  /// known value, as while the database is away. A proxy that takes messages and does not answer makes it wait longer.
  ///
  /// **While the database is away,** properties keep the last value, `loadError` has the reason, and `withLock` does
  /// not wait. Its change is shown at once, with a `saveError`, and is saved when the database is back. If another
  /// process has changed the value by then, its value replaces the change. `saveError` says so until `save()` has thrown
  /// it or `load()` has read the value. A process that ends before loses such changes.
  ///
  /// **A value that cannot be decoded,** such as that of another version of the app, is a `loadError`. It is not
  /// overwritten: changes have a `saveError`, until the value can be decoded or is deleted.
  ///
  /// The value is the JSON in the column `value` of the table `shared_value`, and is written as a whole. In tests and
  /// previews it is in memory; see ``PostgreSQLDatabase``.
  ///
  /// - Parameter name: The name of the value, of at most 2,000 bytes.
  /// - Returns: The key.
  public static func postgres<Value: Codable & Sendable>(_ name: String) -> Self
  where Self == PostgreSQLKey<Value> {
    @Dependency(\.defaultPostgreSQLDatabase) var database
    return PostgreSQLKey(name, in: database)
  }
}

/// The key of a value in a database.
public final class PostgreSQLKey<Value: Codable & Sendable>: SharedKey {
  private let database: PostgreSQLDatabase
  private let row: StoredRow

  init(_ name: String, in database: PostgreSQLDatabase) {
    self.database = database
    row = StoredRow(name, in: database.rows)
  }

  /// The name, and the database.
  public var id: PostgreSQLKeyID { PostgreSQLKeyID(name: row.name, database: database) }

  /// Reads the value at once.
  public func load(context _: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: loaded())
  }

  /// Observes changes of other processes.
  public func subscribe(
    context _: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    subscription(of: subscriber)
  }

  /// Writes the value on another thread.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let write = write(of: value, continuation)
    switch context {
    case .didSet: row.save(write, endingChanges: 0)
    case .userInitiated: row.saveNow(write)
    }
  }

  private func write(of value: Value, _ continuation: SaveContinuation) -> RowWrite {
    RowWrite(
      encode: {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
      },
      completions: [{ continuation.resume(with: $0) }]
    )
  }

  private func value(of stored: Row) throws -> LoadedValue<Value?> {
    do {
      let value = try stored.json.map { try JSONDecoder().decode(Value.self, from: $0) }
      return LoadedValue(value) { [row] in row.accept(stored) }
    } catch {
      row.giveUp(stored)
      throw error
    }
  }
}

extension PostgreSQLKey: ContendedKey {
  package func beginChange() {
    row.beginChange()
  }

  package func save(
    _ value: Value,
    endingChanges count: Int,
    continuation: SaveContinuation
  ) {
    row.save(write(of: value, continuation), endingChanges: count)
  }

  package func currentValue() throws -> LoadedValue<Value?> {
    try value(of: row.currentRow())
  }

  package func newestValue() throws -> LoadedValue<Value?>? {
    try row.unseenRow().map(value)
  }

  package func endOfRepeatedSave() -> Result<Void, any Error>? {
    row.endOfRepeatedSave()
  }

  package func observe(_ onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription {
    row.observe(onChange)
  }
}

extension PostgreSQLKey {
  /// The same value for each user: the one of the window's user.
  ///
  /// All windows of the user share it. Without a user it is the value itself. The user is found as with
  /// `FileStorageKey.perUser`.
  public var perUser: PostgreSQLKey {
    switch StorageOwner.current(for: description) {
    case .process: self
    case .user(let user): PostgreSQLKey(user.name(for: row.name), in: database)
    case .nobody: PostgreSQLKey(row.name, in: .inMemory)
    }
  }
}

/// The identity of a value in a database.
public struct PostgreSQLKeyID: Hashable {
  let name: String
  let database: PostgreSQLDatabase
}

extension PostgreSQLKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".postgres(\(row.name.debugDescription))" }
}
