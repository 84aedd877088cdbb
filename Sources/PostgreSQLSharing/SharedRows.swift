import ConcurrencyExtras
import Sharing

/// The rows of a database that the properties of this process use.
final class SharedRows: Sendable {
  let store: any RowStore
  private let rows = Locked<[String: [WeakRow]]>([:])

  private struct WeakRow: Sendable {
    weak var row: StoredRow?
  }

  init(in store: any RowStore) {
    self.store = store
  }

  /// Notifies a row of changes from now on, as long as it lives.
  func add(_ row: StoredRow) {
    let isNew = rows.withLock { rows in
      let others = rows[row.name, default: []].filter { $0.row != nil }
      let isNew = !others.contains { $0.row === row }
      rows[row.name] = isNew ? others + [WeakRow(row: row)] : others
      return isNew
    }
    guard isNew else { return }
    if !store.isImmediate { WritesAtExit.add(row) }
    store.start(for: self)
  }

  private func rows(named name: String) -> [StoredRow] {
    rows.withLock { $0[name, default: []].compactMap(\.row) }
  }

  /// All rows in use; the others are forgotten.
  private func allRows() -> [StoredRow] {
    rows.withLock { rows in
      rows = rows.filter { $0.value.contains { $0.row != nil } }
      return rows.values.joined().compactMap(\.row)
    }
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
