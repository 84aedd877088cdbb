import ConcurrencyExtras
import Foundation
import PostgreSQL

/// Rows in a database, which processes on several machines share.
///
/// A transaction has a connection of its own, so that a change may wait for another one. Connections that are not used
/// stay open for the next transactions. When the database is away, all uses fail at once, until the connection for
/// notifications has been made again.
final class PostgresRowStore: RowStore {
  /// The seconds for which a connection waits for a silent machine, or for another transaction.
  static let patience = 2
  /// The connections that stay open without a use.
  private static let idleLimit = 4

  private struct State {
    var idle: [PostgresConnection] = []
    var hasTable = false
    var listener: RowListener?
    /// The reason why the database is away.
    var failure: (any Error)?
  }

  private let address: String
  private let state = Locked(State())

  init(_ address: String) {
    self.address = address
  }

  var isImmediate: Bool { false }

  func start(for observer: any RowObserver) {
    let listener = state.withLock { state -> RowListener? in
      guard state.listener == nil else { return nil }
      let listener = RowListener(self, observer)
      state.listener = listener
      return listener
    }
    listener?.start()
  }

  func read(_ name: String) throws -> Row {
    try withConnection { connection in
      let row = try connection.row(named: name)
      giveBack(connection)
      return row
    }
  }

  func begin(_ name: String) throws -> any RowTransaction {
    try withConnection { try PostgresRowTransaction(name, on: $0, of: self) }
  }

  /// Runs work with a connection, and once more if the connection has ended while nobody used it.
  private func withConnection<Result>(
    _ work: (PostgresConnection) throws -> Result
  ) throws -> Result {
    do {
      if let idle = try takeIdle() { return try work(idle) }
    } catch let error as PostgresError where error.isTemporary {
      state.withLock { $0.idle = [] }
    }
    return try work(connect())
  }

  private func takeIdle() throws -> PostgresConnection? {
    try state.withLock { state in
      if let failure = state.failure { throw failure }
      return state.idle.popLast()
    }
  }

  /// Keeps a connection without a transaction for the next use.
  func giveBack(_ connection: PostgresConnection) {
    state.withLock { state in
      guard state.idle.count < Self.idleLimit else { return }
      state.idle.append(connection)
    }
  }

  private func connect() throws -> PostgresConnection {
    do {
      return try makeConnection()
    } catch {
      let listener = state.withLock { state in
        state.failure = error
        return state.listener
      }
      listener?.check()
      throw error
    }
  }

  /// Connects to the database, and makes the table where it is missing.
  func makeConnection() throws -> PostgresConnection {
    let library = try PostgresLibrary()
    let connection = try PostgresConnection(address, library: library, patience: Self.patience)
    if !state.withLock({ $0.hasTable }) {
      try connection.makeTable()
      state.withLock { $0.hasTable = true }
    }
    return connection
  }

  /// Notes that the database can be used, or why it cannot.
  func noteFailure(_ failure: (any Error)?) {
    state.withLock { state in
      state.failure = failure
      if failure != nil { state.idle = [] }
    }
  }
}

/// The exclusive use of a row of a database.
///
/// NB: `@unchecked Sendable` holds because one thread at a time uses it.
final class PostgresRowTransaction: RowTransaction, @unchecked Sendable {
  let row: Row
  private let name: String
  private let connection: PostgresConnection
  private let store: PostgresRowStore

  init(_ name: String, on connection: PostgresConnection, of store: PostgresRowStore) throws {
    self.name = name
    self.connection = connection
    self.store = store
    try connection.run("BEGIN")
    do {
      row = try connection.lockRow(name)
    } catch PostgresError.refused(state: "55P03", _) {
      throw RowIsLocked()
    }
  }

  func write(_ json: Data) throws -> Int {
    try connection.writeRow(name, json)
  }

  func commit() throws {
    try connection.run("COMMIT")
    store.giveBack(connection)
  }

  func cancel() {
    guard (try? connection.run("ROLLBACK")) != nil else { return }
    store.giveBack(connection)
  }
}
