#if !canImport(Darwin)
internal import OrderedCollections
public import ViewCore

extension _StoreCollection: _ElementIDs {
  /// The ids of the elements.
  public var _elementIDs: [ID] { ids.elements }

  /// The cache of the stores, which belongs to the store of the collection.
  public var _owner: AnyObject { stores }

  /// The store of an element.
  ///
  /// It does not enter the cache by position, which would get as long as the list.
  public func _element(at offset: Int) -> Store<State, Action> {
    MainActor.preconditionIsolated()
    return find(ids[offset], in: nil) ?? storeOfRemovedElement(ids[offset])
  }

  /// Releases the stores that are at none of some positions and that nothing else uses.
  public func _releaseElements(except offsets: [Int]) {
    let kept = Set(offsets.map { ids[$0] })
    MainActor.assumeIsolated { [stores] in stores.releaseUnused(except: kept) }
  }
}
#endif
