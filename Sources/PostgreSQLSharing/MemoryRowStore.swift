import ConcurrencyExtras
import Foundation

/// Rows in memory, for tests and previews.
final class MemoryRowStore: RowStore {
  private struct State: Sendable {
    var rows: [String: Row] = [:]
    var version = 0
    weak var observer: (any RowObserver)?
  }

  private let state = Locked(State())
  private let locks = RowLocks()

  var isImmediate: Bool { true }

  func start(for observer: any RowObserver) {
    state.withLock { $0.observer = observer }
  }

  func read(_ name: String) -> Row {
    state.withLock { $0.rows[name] ?? Row(version: 0) }
  }

  func begin(_ name: String, before deadline: Date) throws -> any RowTransaction {
    guard locks.lock(name, before: deadline) else { throw RowIsLocked(name: name) }
    return Transaction(name, in: self)
  }

  private func commit(_ row: Row, named name: String) {
    let observer = state.withLock { state in
      state.rows[name] = row
      return state.observer
    }
    observer?.receive([name: row])
  }

  /// NB: `@unchecked Sendable` holds because one thread at a time uses it.
  private final class Transaction: RowTransaction, @unchecked Sendable {
    let row: Row
    private let name: String
    private let store: MemoryRowStore
    private var written: Row?
    private var isLocked = true

    init(_ name: String, in store: MemoryRowStore) {
      self.name = name
      self.store = store
      row = store.read(name)
    }

    deinit {
      unlock()
    }

    func write(_ json: Data) -> Int {
      let version = store.state.withLock { state in
        state.version += 1
        return state.version
      }
      written = Row(version: version, json: json)
      return version
    }

    func commit() {
      guard let written else { return }
      store.commit(written, named: name)
    }

    func cancel() {
      unlock()
    }

    private func unlock() {
      guard isLocked else { return }
      isLocked = false
      store.locks.unlock(name)
    }
  }
}

/// The names of locked rows.
///
/// NB: `@unchecked Sendable` holds because `names` is touched under `condition`.
private final class RowLocks: @unchecked Sendable {
  private let condition = NSCondition()
  private var names: Set<String> = []

  /// Waits until a row is not locked, and locks it; returns false if that takes too long.
  func lock(_ name: String, before deadline: Date) -> Bool {
    condition.withLock {
      while names.contains(name) {
        guard condition.wait(until: deadline) else { return false }
      }
      names.insert(name)
      return true
    }
  }

  func unlock(_ name: String) {
    condition.withLock {
      _ = names.remove(name)
      condition.broadcast()
    }
  }
}
