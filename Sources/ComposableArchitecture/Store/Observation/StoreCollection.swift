internal import IdentifiedCollections
internal import OrderedCollections

/// The stores of the elements of a collection, as `ForEach` takes them.
///
/// See ``Store/scope(state:action:)``.
public struct _StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  private let stores: ElementStores<IdentifiedArray<ID, State>, Action>
  private let ids: OrderedSet<ID>

  @MainActor
  init(
    _ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>,
    ids: OrderedSet<ID>
  ) {
    self.store = store
    self.ids = ids
    stores = store.elementStores(of: Action.self)
    stores.prune(keeping: ids)
  }

  /// Zero.
  public var startIndex: Int { ids.startIndex }

  /// The number of elements.
  public var endIndex: Int { ids.endIndex }

  /// The store of an element.
  ///
  /// Collections belong to no actor, and stores to the main actor: elsewhere this stops the process, as a
  /// subscript has no other way to fail.
  public subscript(position: Int) -> Store<State, Action> {
    MainActor.assumeIsolated { [store, stores, id = ids[position]] in
      guard let element = stores.store(of: id, in: store.core, embed: Self.embed) else {
        fatalError(Issues.elementOfStoresIsGone(id: id))
      }
      return element
    }
  }

  private static func embed(_ id: ID, _ action: Action) -> IdentifiedAction<ID, Action> {
    .element(id: id, action: action)
  }
}
