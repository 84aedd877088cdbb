/// A cache of the stores of a collection by position.
///
/// A list reads its stores again and again, in the same order. The lookup by position is inlined into the list.
/// Hashing an id in generic code takes ten times as long: see the benchmark '1000 rows, stores of all again'.
///
/// The cache is nonisolated like its collection, which checks for the main actor.
@usableFromInline
final class PositionCache<ID: Hashable, State, Action> {
  @usableFromInline
  struct Entry {
    @usableFromInline let id: ID
    @usableFromInline let store: Store<State, Action>

    @inlinable
    init(id: ID, store: Store<State, Action>) {
      self.id = id
      self.store = store
    }
  }

  @usableFromInline var entries: [Entry?] = []

  /// The cached store of an element, if it was last found at this position.
  @inlinable
  func store(of id: ID, at position: Int) -> Store<State, Action>? {
    guard position < entries.count, let entry = entries[position], entry.id == id else {
      return nil
    }
    return entry.store
  }

  @inlinable
  func note(_ store: Store<State, Action>, of id: ID, at position: Int) {
    while entries.count <= position {
      entries.append(nil)
    }
    entries[position] = Entry(id: id, store: store)
  }

  func removeAll() {
    entries = []
  }
}
