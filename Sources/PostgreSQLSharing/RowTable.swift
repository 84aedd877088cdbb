/// A table of weak references to rows by name.
struct RowTable: Sendable {
  private var entries: [String: [Entry]] = [:]
  private var limit = 64

  private struct Entry: Sendable {
    weak var row: StoredRow?
  }

  /// The number of names, also of those whose rows are released.
  var count: Int { entries.count }

  /// All rows in use.
  var all: [StoredRow] { entries.values.joined().compactMap(\.row) }

  subscript(name: String) -> [StoredRow] { entries[name, default: []].compactMap(\.row) }

  /// Adds a row; returns false if it is there.
  mutating func add(_ row: StoredRow) -> Bool {
    let others = entries[row.name, default: []].filter { $0.row != nil }
    guard !others.contains(where: { $0.row === row }) else { return false }
    clean()
    entries[row.name] = others + [Entry(row: row)]
    return true
  }

  /// Removes the names of released rows when the table has doubled.
  private mutating func clean() {
    guard entries.count >= limit else { return }
    entries = entries.filter { $0.value.contains { $0.row != nil } }
    limit = max(64, entries.count * 2)
  }
}
