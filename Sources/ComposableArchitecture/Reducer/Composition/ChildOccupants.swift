internal import OrderedCollections

/// Who is in a place for children: one child, or those of a collection.
protocol ChildOccupants: Equatable {
  /// Whether a child is among them.
  func contains(_ identity: ChildIdentity) -> Bool
}

extension ChildOccupants {
  /// Whether others are the same children.
  func isEqual(to others: any ChildOccupants) -> Bool {
    others as? Self == self
  }
}

extension ChildIdentity: ChildOccupants {
  func contains(_ identity: ChildIdentity) -> Bool {
    self == identity
  }
}

/// The children of a collection, by their ids.
///
/// A change of an element leaves the storage of the ids alone, so that comparing them before and after it is
/// comparing two references.
struct ChildIDs<ID: Hashable>: ChildOccupants {
  let ids: OrderedSet<ID>

  init(_ ids: OrderedSet<ID>) {
    self.ids = ids
  }

  func contains(_ identity: ChildIdentity) -> Bool {
    (identity.id?.base as? ID).map(ids.contains) ?? false
  }
}
