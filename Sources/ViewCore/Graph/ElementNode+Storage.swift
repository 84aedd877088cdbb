/// The id of an element, in six bytes.
///
/// At a thousand new elements a second, the ids last for nine thousand years.
struct PackedNodeID: Equatable {
  private let low: UInt32
  private let high: UInt16

  init(_ id: NodeID) {
    low = UInt32(truncatingIfNeeded: id)
    high = UInt16(truncatingIfNeeded: id >> 32)
  }

  var id: NodeID { Int(high) << 32 | Int(low) }
}

/// The ids of an element's children.
///
/// Most elements have none or one.
enum PackedNodeIDs {
  case none
  case one(PackedNodeID)
  case many([NodeID])

  init(_ ids: [NodeID]) {
    switch ids.count {
    case 0: self = .none
    case 1: self = .one(PackedNodeID(ids[0]))
    default: self = .many(ids)
    }
  }

  var ids: [NodeID] {
    switch self {
    case .none: []
    case .one(let id): [id.id]
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
