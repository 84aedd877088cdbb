internal import IdentifiedCollections
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
  /// subscript has no other way to fail.
  @inlinable
  public subscript(position: Int) -> Store<State, Action> {
    let id = ids[position]
    MainActor.preconditionIsolated()
    if let store = places.store(of: id, at: position) { return store }
    let store = find(id)
    places.note(store, of: id, at: position)
    return store
  }

  @usableFromInline
  func find(_ id: ID) -> Store<State, Action> {
    MainActor.assumeIsolated { [store, stores] in
      let found = stores.store(of: id, in: store.core) { .element(id: $0, action: $1) }
      guard let found else { fatalError(Issues.elementOfStoresIsGone(id: id)) }
      return found
    }
  }
}
