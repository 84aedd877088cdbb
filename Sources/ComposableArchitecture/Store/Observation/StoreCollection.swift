internal import ConcurrencyExtras
public import IdentifiedCollections
public import OrderedCollections

/// The stores of the elements of a collection, for `ForEach`.
///
/// See ``Store/scope(state:action:fileID:filePath:line:column:)``.
public struct _StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  let stores: ElementStores<IdentifiedArray<ID, State>, Action>
  @usableFromInline let positionCache: PositionCache<ID, State, Action>
  @usableFromInline let ids: OrderedSet<ID>

  @MainActor
  init(
    _ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>,
    _ stores: ElementStores<IdentifiedArray<ID, State>, Action>,
    ids: OrderedSet<ID>
  ) {
    self.store = store
    self.stores = stores
    self.ids = ids
    stores.prune(keeping: ids)
    positionCache = stores.positionCache
  }

  /// Zero.
  @inlinable
  public var startIndex: Int { ids.startIndex }

  /// The number of elements.
  @inlinable
  public var endIndex: Int { ids.endIndex }

  /// The store of an element.
  ///
  /// Stores belong to the main actor, but collections are nonisolated. On another thread, this stops the process,
  /// because a subscript has no other way to fail.
  ///
  /// An element may have been removed since the collection was created. The first read of it is reported as an issue,
  /// unless a `for` loop started before the removal. Actions of the store go to the parent, but nothing knows the
  /// state: a read of it stops the process. To keep all elements here would copy them at the next change.
  @inlinable
  public subscript(position: Int) -> Store<State, Action> {
    store(at: position, in: nil)
  }

  /// The store of an element that exists, or that existed when a loop started.
  ///
  /// NB: The lookup of cached stores is inlined, because generic code takes ten times as long.
  @inlinable
  func store(
    at position: Int,
    in elements: IdentifiedArray<ID, State>?
  ) -> Store<State, Action> {
    let id = ids[position]
    MainActor.preconditionIsolated()
    if let store = positionCache.store(of: id, at: position) { return store }
    guard let store = find(id, in: elements) else { return storeOfRemovedElement(id) }
    positionCache.note(store, of: id, at: position)
    return store
  }

  @usableFromInline
  func find(_ id: ID, in elements: IdentifiedArray<ID, State>?) -> Store<State, Action>? {
    // NB: The value stays on the main thread. A generic box would look up its metadata for each row.
    nonisolated(unsafe) let elements = elements
    return MainActor.assumeIsolated { [store, stores] in
      let embed: (ID, Action) -> IdentifiedAction<ID, Action> = { .element(id: $0, action: $1) }
      if let found = stores.store(of: id, in: store.core, embed: embed) { return found }
      guard let element = elements?[id: id] else { return nil }
      return stores.store(of: id, in: store.core, element: element, embed: embed)
    }
  }

  /// A store for an element that was removed before the first read of its store.
  @usableFromInline
  func storeOfRemovedElement(_ id: ID) -> Store<State, Action> {
    MainActor.assumeIsolated { [store, stores] in
      stores.storeOfRemovedElement(id, in: store.core) { .element(id: $0, action: $1) }
    }
  }

  /// Iterates over the stores of the current elements, even if elements are removed meanwhile.
  ///
  /// ```swift
  /// for row in store.scope(state: \.rows, action: \.rows) {
  ///   row.send(.closeButtonTapped)
  /// }
  /// ```
  public func makeIterator() -> Iterator {
    let elements = MainActor.assumeIsolated { [store] in
      UncheckedSendable(store.withState { $0 })
    }
    return Iterator(stores: self, elements: elements.value)
  }

  /// The stores of the current elements from the last to the first, even if elements are removed meanwhile.
  ///
  /// ```swift
  /// for row in store.scope(state: \.rows, action: \.rows).reversed() {
  ///   row.send(.closeButtonTapped)
  /// }
  /// ```
  ///
  /// Other ways to read the collection, such as `lazy`, `dropFirst()` and its indices, find each store when they reach
  /// it. The first read of the store of a removed element is reported there. Copy the stores into an array first.
  public func reversed() -> [Store<State, Action>] {
    Array(self).reversed()
  }

  /// An iterator over the stores.
  ///
  /// The collection itself keeps only ids. If it kept the elements, each change of a row would copy all rows of a
  /// list.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let stores: _StoreCollection
    @usableFromInline let elements: IdentifiedArray<ID, State>
    @usableFromInline var position = 0

    init(stores: _StoreCollection, elements: IdentifiedArray<ID, State>) {
      self.stores = stores
      self.elements = elements
    }

    /// The next store, or nil at the end.
    @inlinable
    public mutating func next() -> Store<State, Action>? {
      guard position < stores.endIndex else { return nil }
      defer { position += 1 }
      return stores.store(at: position, in: elements)
    }
  }
}
