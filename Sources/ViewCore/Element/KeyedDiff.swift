/// The fewest steps that turn one order of keyed children into another.
///
/// The longest possible sequence of children keeps its place, so that moving one row of a thousand
/// is one step.
enum KeyedDiff {
  enum Step: Equatable {
    /// Remove a child of the old order.
    case remove(NodeID)
    /// Insert a new child before its successor in the new order.
    case insert(at: Int)
    /// Move an existing child before its successor in the new order.
    case move(to: Int)
  }

  /// Calls a closure with each step.
  ///
  /// Removals come first. Insertions and moves follow from the back to the front, so that the
  /// successor of a child is always in place before the child.
  ///
  /// - Complexity: O(*n*) if children were only added or removed at one place, and O(*n* log *n*)
  ///   otherwise. *n* is the number of children between the first and the last change.
  static func run(from old: [NodeID], to new: [NodeID], _ perform: (Step) -> Void) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }

    /// The old offset of each new child.
    let sources = sources(of: new, in: old, from: start, to: (oldEnd, newEnd))
    var isKept = [Bool](repeating: false, count: oldEnd - start)
    for case let source? in sources { isKept[source - start] = true }
    for offset in start..<oldEnd where !isKept[offset - start] { perform(.remove(old[offset])) }

    let staysInOrder = longestIncreasingSubsequence(of: sources)
    for index in sources.indices.reversed() {
      if sources[index] == nil {
        perform(.insert(at: start + index))
      } else if !staysInOrder[index] {
        perform(.move(to: start + index))
      }
    }
  }

  /// The old offsets of the new children.
  ///
  /// Only children that are not in their place are looked up.
  private static func sources(
    of new: [NodeID],
    in old: [NodeID],
    from start: Int,
    to end: (old: Int, new: Int)
  ) -> [Int?] {
    let areInPlace = end.old == end.new
    var offsets: [NodeID: Int] = [:]
    if start < end.new {
      for offset in start..<end.old where !areInPlace || old[offset] != new[offset] {
        offsets[old[offset]] = offset
      }
    }
    return (start..<end.new).map { offset in
      areInPlace && old[offset] == new[offset] ? offset : offsets[new[offset]]
    }
  }

  /// Marks the values of the longest increasing subsequence.
  private static func longestIncreasingSubsequence(of values: [Int?]) -> [Bool] {
    /// For each length, the index of the smallest value that ends a subsequence of that length.
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
    var result = [Bool](repeating: false, count: values.count)
    var next = tails.last
    while let index = next {
      result[index] = true
      next = predecessors[index]
    }
    return result
  }
}
