import Foundation

/// The position of a node among the nodes that run in one round of a flush.
struct FlushOrder {
  private let place: Int
  private let index: Int

  /// The indices of nodes in the order in which they run: by place, and by index where places are equal.
  @MainActor
  static func order(of nodes: [UpdatableNode]) -> [Int] {
    var order: [FlushOrder] = []
    order.reserveCapacity(nodes.count)
    // NB: Pointers, because a debug build looks types up in each step over an array.
    nodes.withUnsafeBufferPointer { nodes in
      guard let first = nodes.baseAddress else { return }
      var index = 0
      while index < nodes.count {
        order.append(FlushOrder(place: first[index].placeInTree, index: index))
        index += 1
      }
    }
    // NB: The standard library's sort takes several times as long in a debug build, because it looks types
    // up in each comparison.
    qsort(&order, order.count, MemoryLayout<FlushOrder>.stride) { first, second in
      guard let first = first?.load(as: FlushOrder.self),
        let second = second?.load(as: FlushOrder.self)
      else { return 0 }
      if first.place != second.place { return first.place < second.place ? -1 : 1 }
      return first.index < second.index ? -1 : 1
    }
    return order.map { $0.index }
  }
}
