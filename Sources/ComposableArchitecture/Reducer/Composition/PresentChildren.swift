internal import OrderedCollections

/// The children that are present at one place: a single child, or those of a collection.
protocol PresentChildren: Equatable {
  /// Whether a child is present.
  func contains(_ identity: ChildIdentity) -> Bool
}

extension PresentChildren {
  /// Whether the same children are present.
  func isEqual(to others: any PresentChildren) -> Bool {
    others as? Self == self
  }
}

extension ChildIdentity: PresentChildren {
  func contains(_ identity: ChildIdentity) -> Bool {
    self == identity
  }
}

/// The ids of the children of a collection.
///
/// A change of an element does not change the storage of the ids, so comparing the ids compares two references.
struct ChildIDs<ID: Hashable>: PresentChildren {
  let ids: OrderedSet<ID>

  init(_ ids: OrderedSet<ID>) {
    self.ids = ids
  }

  func contains(_ identity: ChildIdentity) -> Bool {
    (identity.id?.base as? ID).map(ids.contains) ?? false
  }
}
