import ConcurrencyExtras
import Sharing

/// The rows of a database that the properties of this process use.
final class SharedRows: Sendable {
  let store: any RowStore
  private let rows = Locked(RowTable())

  init(in store: any RowStore) {
    self.store = store
  }

  /// Notifies a row of changes from now on, as long as it lives.
  func add(_ row: StoredRow) {
    guard rows.withLock({ $0.add(row) }) else { return }
    if !store.isImmediate { WritesAtExit.add(row) }
    store.start(for: self)
  }

  private func rows(named name: String) -> [StoredRow] {
    rows.withLock { $0[name] }
  }

  private func allRows() -> [StoredRow] {
    rows.withLock { $0.all }
  }
}

extension SharedRows: RowObserver {
  var names: [String] { Set(allRows().map(\.name)).sorted() }

  func needs(_ name: String, version: Int) -> Bool {
    rows(named: name).contains { $0.needs(version) }
  }

  func receive(_ received: [String: Row]) {
    for (name, row) in received {
      for stored in rows(named: name) { stored.receive(row) }
    }
  }

  func lostDatabase(_ error: any Error) {
    for row in allRows() { row.lostDatabase(error) }
  }
}
