import ConcurrencyExtras
import Foundation
import PostgreSQL

/// Rows in a database, which processes on several machines share.
///
/// A transaction has a connection of its own, so that a change may wait for another one. Connections that are not used
/// stay open for the next transactions, and the number of all is limited. When the database is away, all uses fail at
/// once, until the connection for notifications has been made again.
final class PostgresRowStore: RowStore {
  /// The seconds for which a connection waits for a silent machine, or for another transaction.
  static let patience = 2
  /// The connections that stay open without a use.
  private static let idleLimit = 4
  /// The connections that may be used at a time, and be open: idle ones are used first.
  static let limit = 16

  private struct State {
    var idle: [PostgresConnection] = []
    var hasTable = false
    var listener: RowListener?
    /// Whether the listener's last use of the database has succeeded.
    var isListening = false
    /// The reason why the database is away.
    var failure: (any Error)?
  }

  private let address: String
  private let state = Locked(State())
  private let permits = DispatchSemaphore(value: PostgresRowStore.limit)

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
    let permit = try permit(before: Date(timeIntervalSinceNow: TimeInterval(Self.patience)))
    return try withExtendedLifetime(permit) {
      try withConnection { connection in
        let row = try connection.row(named: name)
        giveBack(connection)
        return row
      }
    }
  }

  func begin(_ name: String, before deadline: Date) throws -> any RowTransaction {
    let permit = try permit(before: deadline)
    return try withConnection {
      try PostgresRowTransaction(name, on: $0, of: self, permit: permit)
    }
  }

  /// Waits until this process may use one more connection.
  private func permit(before deadline: Date) throws -> ConnectionPermit {
    try throwFailure()
    guard let permit = ConnectionPermit(of: permits, before: deadline) else {
      throw NoFreeConnection()
    }
    return permit
  }

  private func throwFailure() throws {
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Runs work with a connection, and once more if the connection has ended while nobody used it.
  private func withConnection<Result>(
    _ work: (PostgresConnection) throws -> Result
  ) throws -> Result {
    // The database may have become away since the permit was asked for.
    try throwFailure()
    do {
      if let idle = state.withLock({ $0.idle.popLast() }) { return try work(idle) }
    } catch let error as PostgresError where error.isTemporary {
      state.withLock { $0.idle = [] }
    }
    return try work(connect())
  }

  /// Keeps a connection without a transaction for the next use.
  func giveBack(_ connection: PostgresConnection) {
    state.withLock { state in
      guard state.idle.count < Self.idleLimit else { return }
      state.idle.append(connection)
    }
  }

  /// Makes a connection.
  ///
  /// While the listener has its connection, the listener decides whether the database is away: a database that takes no
  /// more connections is not.
  private func connect() throws -> PostgresConnection {
    do {
      return try makeConnection()
    } catch {
      let listener = state.withLock { state in
        if !state.isListening { state.failure = error }
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

  /// Notes that the listener can use the database, or why it cannot.
  func noteFailure(_ failure: (any Error)?) {
    state.withLock { state in
      state.failure = failure
      state.isListening = failure == nil
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
  /// It is given back at the end, before the transaction is released.
  private var permit: ConnectionPermit?

  init(
    _ name: String,
    on connection: PostgresConnection,
    of store: PostgresRowStore,
    permit: ConnectionPermit
  ) throws {
    self.name = name
    self.connection = connection
    self.store = store
    self.permit = permit
    try connection.run("BEGIN")
    do {
      row = try connection.lockRow(name)
    } catch PostgresError.refused(state: "55P03", _) {
      throw RowIsLocked(name: name)
    }
  }

  func write(_ json: Data) throws -> Int {
    try connection.writeRow(name, json)
  }

  func commit() throws {
    try connection.run("COMMIT")
    end()
  }

  func cancel() {
    defer { permit = nil }
    guard permit != nil, (try? connection.run("ROLLBACK")) != nil else { return }
    end()
  }

  private func end() {
    store.giveBack(connection)
    permit = nil
  }
}

/// The right to use one of a limited number of connections, until the permit is released.
final class ConnectionPermit: Sendable {
  private let permits: DispatchSemaphore

  /// Waits for a permit; there is none if that takes too long.
  init?(of permits: DispatchSemaphore, before deadline: Date) {
    // A 'nil' after the property is set would run 'deinit'.
    let limit = DispatchTime.now() + max(0, deadline.timeIntervalSinceNow)
    guard permits.wait(timeout: limit) == .success else { return nil }
    self.permits = permits
  }

  deinit {
    permits.signal()
  }
}
