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
    MainActor.preconditionIsolated()
    return known(at: position) ?? make(at: position, in: nil)
  }

  /// The store of an element, if it was asked for before.
  @inlinable
  func known(at position: Int) -> Store<State, Action>? {
    places.store(of: ids[position], at: position)
  }

  /// Makes the store of an element that is there, or was when a loop began.
  @usableFromInline
  func make(at position: Int, in elements: IdentifiedArray<ID, State>?) -> Store<State, Action> {
    let id = ids[position]
    let found = MainActor.assumeIsolated { [store, stores] in
      stores.store(of: id, in: store.core) { .element(id: $0, action: $1) }
    }
    let made = found ?? make(of: id, from: elements?[id: id])
    places.note(made, of: id, at: position)
    return made
  }

  private func make(of id: ID, from element: State?) -> Store<State, Action> {
    guard let element else { fatalError(Issues.elementOfStoresIsGone(id: id)) }
    let gone = UncheckedSendable(element)
    return MainActor.assumeIsolated { [store, stores] in
      stores.store(of: id, in: store.core, element: gone.value) {
        .element(id: $0, action: $1)
      }
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
      MainActor.preconditionIsolated()
      return stores.known(at: position) ?? stores.make(at: position, in: elements)
    }
  }
}
