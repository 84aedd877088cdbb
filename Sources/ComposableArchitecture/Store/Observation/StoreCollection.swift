internal import ConcurrencyExtras
public import IdentifiedCollections
public import OrderedCollections

/// The stores of the elements of a collection, as `ForEach` takes them.
///
/// See ``Store/scope(state:action:)``.
public struct _StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  private let stores: ElementStores<IdentifiedArray<ID, State>, Action>
  @usableFromInline let places: StorePlaces<ID, State, Action>
  @usableFromInline let ids: OrderedSet<ID>

  @MainActor
  init(
    _ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>,
    ids: OrderedSet<ID>
  ) {
    self.store = store
    self.ids = ids
    stores = store.elementStores(of: Action.self)
    stores.prune(keeping: ids)
    places = stores.places
  }

  /// Zero.
  @inlinable
  public var startIndex: Int { ids.startIndex }

  /// The number of elements.
  @inlinable
  public var endIndex: Int { ids.endIndex }

  /// The store of an element.
  ///
  /// Collections belong to no actor, and stores to the main actor: elsewhere this stops the process, as a
  /// subscript has no other way to fail. So does an element that went since the collection was made; going
  /// through the collection with `for` stops for none.
  @inlinable
  public subscript(position: Int) -> Store<State, Action> {
    store(at: position, in: nil)
  }

  @inlinable
  func store(
    at position: Int,
    in elements: IdentifiedArray<ID, State>?
  ) -> Store<State, Action> {
    let id = ids[position]
    MainActor.preconditionIsolated()
    if let store = places.store(of: id, at: position) { return store }
    let store = find(id, in: elements)
    places.note(store, of: id, at: position)
    return store
  }

  @usableFromInline
  func find(_ id: ID, in elements: IdentifiedArray<ID, State>?) -> Store<State, Action> {
    let element = UncheckedSendable(elements?[id: id])
    return MainActor.assumeIsolated { [store, stores] in
      if let element = element.value {
        return stores.store(of: id, in: store.core, element: element) {
          .element(id: $0, action: $1)
        }
      }
      let found = stores.store(of: id, in: store.core) { .element(id: $0, action: $1) }
      guard let found else { fatalError(Issues.elementOfStoresIsGone(id: id)) }
      return found
    }
  }

  /// Goes through the stores of the elements, whatever becomes of them meanwhile.
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

  /// The stores one by one.
  ///
  /// The collection itself has ids alone: with the elements, each change of a row would copy all that a list
  /// shows.
  public struct Iterator: IteratorProtocol {
    let stores: _StoreCollection
    let elements: IdentifiedArray<ID, State>
    var position = 0

    /// The next store, or nil at the end.
    public mutating func next() -> Store<State, Action>? {
      guard position < stores.endIndex else { return nil }
      defer { position += 1 }
      return stores.store(at: position, in: elements)
    }
  }
}
