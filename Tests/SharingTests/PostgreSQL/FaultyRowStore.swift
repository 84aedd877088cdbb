import ConcurrencyExtras
import Foundation
import PostgreSQL

@testable import PostgreSQLSharing

/// Rows in memory that another thread writes, and of which a test says how commits end and when they cannot be reached.
final class FaultyRowStore: RowStore {
  enum Commit {
    /// The commit succeeds, and the answer is lost.
    case losesAnswer
    case fails
  }

  private struct WeakObserver: Sendable {
    weak var observer: (any RowObserver)?
  }

  let base = MemoryRowStore()
  /// The ends of the next commits, after which all succeed.
  let commits: LockIsolated<[Commit]>
  /// Whether nothing can be read or written, and no change is notified.
  let isAway = LockIsolated(false)
  private let observer = LockIsolated(WeakObserver())

  init(_ commits: [Commit] = []) {
    self.commits = LockIsolated(commits)
  }

  var isImmediate: Bool { false }

  func read(_ name: String) throws -> Row {
    try throwIfAway()
    return base.read(name)
  }

  func begin(_ name: String, before deadline: Date) throws -> any RowTransaction {
    try throwIfAway()
    return Transaction(try base.begin(name, before: deadline), in: self)
  }

  func start(for observer: any RowObserver) {
    self.observer.setValue(WeakObserver(observer: observer))
    base.start(for: self)
  }

  /// Writes a value as another machine does.
  func write(_ json: String, named name: String) throws {
    let transaction = try base.begin(name, before: .distantFuture)
    _ = try transaction.write(Data(json.utf8))
    try transaction.commit()
    transaction.cancel()
  }

  private func throwIfAway() throws {
    if isAway.value { throw PostgresError.noConnection("The database is away.") }
  }

  /// Its errors are such that a write is repeated.
  private final class Transaction: RowTransaction {
    private let base: any RowTransaction
    private let store: FaultyRowStore

    init(_ base: any RowTransaction, in store: FaultyRowStore) {
      self.base = base
      self.store = store
    }

    var row: Row { base.row }

    func write(_ json: Data) throws -> Int { try base.write(json) }

    func commit() throws {
      let end = store.commits.withValue { $0.isEmpty ? nil : $0.removeFirst() }
      if end != .fails { try base.commit() }
      if end != nil { throw NoFreeConnection() }
    }

    func cancel() { base.cancel() }
  }
}

extension FaultyRowStore: RowObserver {
  private var target: (any RowObserver)? { isAway.value ? nil : observer.value.observer }

  var names: [String] { target?.names ?? [] }

  func needs(_ name: String, version: Int) -> Bool {
    target?.needs(name, version: version) ?? false
  }

  func receive(_ rows: [String: Row]) { target?.receive(rows) }

  func lostDatabase(_ error: any Error) { target?.lostDatabase(error) }
}
