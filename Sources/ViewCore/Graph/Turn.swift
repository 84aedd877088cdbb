import Foundation

/// When a node runs, of those that run in one round.
struct Turn {
  private let place: Int
  private let index: Int

  /// The indices of nodes in the order in which they run: by their places, and those of one place as they came.
  @MainActor
  static func order(of nodes: [UpdatableNode]) -> [Int] {
    var turns: [Turn] = []
    turns.reserveCapacity(nodes.count)
    // Through pointers, which a debug build goes along without asking for types.
    nodes.withUnsafeBufferPointer { nodes in
      guard let first = nodes.baseAddress else { return }
      var index = 0
      while index < nodes.count {
        turns.append(Turn(place: first[index].placeInTree, index: index))
        index += 1
      }
    }
    // NB: The library's own sort takes several times as long in a debug build, where it finds out about types for
    // each comparison.
    qsort(&turns, turns.count, MemoryLayout<Turn>.stride) { first, second in
      guard let first = first?.load(as: Turn.self), let second = second?.load(as: Turn.self)
      else { return 0 }
      if first.place != second.place { return first.place < second.place ? -1 : 1 }
      return first.index < second.index ? -1 : 1
    }
    return turns.map { $0.index }
  }
}
