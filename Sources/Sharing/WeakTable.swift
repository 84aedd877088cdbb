/// A table of weak references to objects by key.
struct WeakTable<Key: Hashable, Object: AnyObject> {
  private var entries: [Key: Entry] = [:]
  private var limit = 64

  private struct Entry {
    weak var object: Object?
  }

  subscript(key: Key) -> Object? {
    get { entries[key]?.object }
    set {
      clean()
      entries[key] = Entry(object: newValue)
    }
  }

  /// Removes the entries of released objects when the table has doubled.
  private mutating func clean() {
    guard entries.count >= limit else { return }
    entries = entries.filter { $0.value.object != nil }
    limit = max(64, entries.count * 2)
  }
}
