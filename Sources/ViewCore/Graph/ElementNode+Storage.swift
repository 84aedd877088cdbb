/// The ids of an element's children.
///
/// Most elements have none or one, and need no array.
enum ChildIDs {
  case none
  case one(NodeID)
  case many([NodeID])

  init(_ ids: [NodeID]) {
    switch ids.count {
    case 0: self = .none
    case 1: self = .one(ids[0])
    default: self = .many(ids)
    }
  }

  var ids: [NodeID] {
    switch self {
    case .none: []
    case .one(let id): [id]
    case .many(let ids): ids
    }
  }
}

/// An element's behavior, stored separately because most elements have none.
final class BehaviorBox {
  var value: ElementBehavior
  /// The innermost barrier around the element.
  let barrier: NodeID

  init(_ value: ElementBehavior, inside barrier: NodeID) {
    self.value = value
    self.barrier = barrier
  }
}
