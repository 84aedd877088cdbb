/// The fewest steps that turn one order of keyed children into another.
///
/// Children that stay in their order relative to each other are not touched: of all such choices the
/// longest is kept, so that moving one row of a thousand is one step.
enum KeyedDiff {
  enum Step: Equatable {
    /// Take away a child of the old order.
    case remove(NodeID)
    /// Put a new child of the new order before the one that follows it there.
    case insert(at: Int)
    /// Put a child of both orders before the one that follows it in the new order.
    case move(to: Int)
  }

  /// Names the steps: first all removals, then insertions and moves from the back to the front, so
  /// that what follows a child is always in its place before the child is.
  ///
  /// - Complexity: O(*n*) where children were only added or removed at one place; otherwise
  ///   O(*n* log *n*), where *n* is the number of children between the first and the last change.
  static func run(from old: [NodeID], to new: [NodeID], _ perform: (Step) -> Void) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }

    var oldOffsets: [NodeID: Int] = [:]
    if start < oldEnd, start < newEnd {
      oldOffsets.reserveCapacity(oldEnd - start)
      for offset in start..<oldEnd { oldOffsets[old[offset]] = offset }
    }
    /// For each new child its offset in the old order.
    let sources = new[start..<newEnd].map { oldOffsets[$0] }

    let kept = Set(new[start..<newEnd])
    for child in old[start..<oldEnd] where !kept.contains(child) { perform(.remove(child)) }

    let staying = longestIncreasingSubsequence(of: sources)
    for index in sources.indices.reversed() {
      if sources[index] == nil {
        perform(.insert(at: start + index))
      } else if !staying.contains(index) {
        perform(.move(to: start + index))
      }
    }
  }

  /// The indices of the longest run of values, not necessarily adjacent, that only go up.
  private static func longestIncreasingSubsequence(of values: [Int?]) -> Set<Int> {
    /// At each length, the index of the smallest value that ends a run of that length.
    var tails: [Int] = []
    var predecessors = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if let tail = values[tails[middle]], tail < value {
          low = middle + 1
        } else {
          high = middle
        }
      }
      predecessors[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var next = tails.last
    while let index = next {
      result.insert(index)
      next = predecessors[index]
    }
    return result
  }
}
