internal import IdentifiedCollections
internal import IssueReporting
internal import OrderedCollections

/// The stores of the elements of one collection, by their ids.
@MainActor
final class ElementStores<Elements: ElementCollection, Action> {
  typealias ElementStore = Store<Elements.Child, Action>

  private var stores: [Elements.ChildID: ElementStore] = [:]
  /// The stores of elements that were removed before the first read of their stores.
  private var storesOfRemovedElements: [Elements.ChildID: ElementStore] = [:]
  /// The same stores by position, for lists that read all of them.
  private(set) lazy var positionCache = PositionCache<Elements.ChildID, Elements.Child, Action>()

  /// The store of an element, created at its first use, or nil if there is no such element.
  func store<ParentAction>(
    of id: Elements.ChildID,
    in parent: any Core<Elements, ParentAction>,
    embed: @escaping (Elements.ChildID, Action) -> ParentAction
  ) -> ElementStore? {
    if let store = stores[id] { return store }
    var store: ElementStore?
    parent.read { elements in
      _ = elements.pointee.read(id) {
        store = makeStore(of: id, in: parent, element: $0.pointee, embed: embed)
      }
    }
    return store
  }

  /// The store of an element, created at its first use.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - parent: The core of the collection.
  ///   - element: The state of the element when its id was found.
  ///   - embed: Makes an action of the collection.
  /// - Returns: The store.
  func store<ParentAction>(
    of id: Elements.ChildID,
    in parent: any Core<Elements, ParentAction>,
    element: @autoclosure () -> Elements.Child,
    embed: @escaping (Elements.ChildID, Action) -> ParentAction
  ) -> ElementStore {
    if let store = stores[id] { return store }
    return makeStore(of: id, in: parent, element: element(), embed: embed)
  }

  private func makeStore<ParentAction>(
    of id: Elements.ChildID,
    in parent: any Core<Elements, ParentAction>,
    element: Elements.Child,
    embed: @escaping (Elements.ChildID, Action) -> ParentAction
  ) -> ElementStore {
    let store = ElementStore(
      core: ElementCore(parent, id: id, state: element, embed: embed)
    )
    stores[id] = store
    return store
  }

  /// The store of an element that was removed before the first read of its store.
  ///
  /// It is reported once.
  func storeOfRemovedElement<ParentAction>(
    _ id: Elements.ChildID,
    in parent: any Core<Elements, ParentAction>,
    embed: @escaping (Elements.ChildID, Action) -> ParentAction
  ) -> ElementStore {
    if let store = storesOfRemovedElements[id] { return store }
    reportIssue(Issues.elementOfStoresIsGone(id: id))
    let store = ElementStore(core: RemovedElementCore(parent, id: id, embed: embed))
    storesOfRemovedElements[id] = store
    return store
  }

  /// Releases the stores of removed elements.
  func prune(keeping ids: OrderedSet<Elements.ChildID>) {
    if !storesOfRemovedElements.isEmpty { storesOfRemovedElements = [:] }
    guard stores.count > ids.count else { return }
    stores = stores.filter { ids.contains($0.key) }
    positionCache.removeAll()
  }

  /// Releases the stores that nothing else uses, except those of some elements.
  ///
  /// A store that is created again is as good as the first one, because the state is in the root store.
  func releaseUnused(except ids: Set<Elements.ChildID>) {
    positionCache.removeAll()
    for id in stores.keys.filter({ !ids.contains($0) }) {
      guard var store = stores.removeValue(forKey: id) else { continue }
      if !isKnownUniquelyReferenced(&store) { stores[id] = store }
    }
  }
}

extension Store where State: ElementCollection {
  /// The stores of the elements, for one type of element action.
  func elementStores<ElementAction>(
    of type: ElementAction.Type
  ) -> ElementStores<State, ElementAction> {
    if let stores = elements as? ElementStores<State, ElementAction> { return stores }
    let stores = ElementStores<State, ElementAction>()
    elements = stores
    return stores
  }
}
