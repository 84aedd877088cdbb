import ConcurrencyExtras
import Foundation

@testable import PostgreSQLSharing

/// Rows in memory that another thread writes, and of which a test says how commits end.
final class FaultyRowStore: RowStore {
  enum Commit {
    /// The commit succeeds, and the answer is lost.
    case losesAnswer
    case fails
  }

  let base = MemoryRowStore()
  /// The ends of the next commits, after which all succeed.
  let commits: LockIsolated<[Commit]>

  init(_ commits: [Commit] = []) {
    self.commits = LockIsolated(commits)
  }

  var isImmediate: Bool { false }

  func read(_ name: String) -> Row { base.read(name) }

  func begin(_ name: String, before deadline: Date) throws -> any RowTransaction {
    Transaction(try base.begin(name, before: deadline), in: self)
  }

  func start(for observer: any RowObserver) {
    base.start(for: observer)
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
