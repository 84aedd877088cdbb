/// The move of some elements of an array.
enum ArrayMove {
  /// The most elements that a statement names.
  private static let limit = 8

  /// The statement that gives an array another order.
  ///
  /// - Parameters:
  ///   - old: The elements in their old order, each once.
  ///   - new: The same elements in their new order.
  /// - Returns: A call, such as `move(fromOffsets: [0], toOffset: 3)`, nothing if the order is the same, or nil if no
  ///   single call leads to it.
  static func statement<Element: Equatable>(from old: [Element], to new: [Element]) -> String? {
    guard old.count == new.count else { return nil }
    guard let start = old.indices.first(where: { old[$0] != new[$0] }),
      let last = old.indices.last(where: { old[$0] != new[$0] })
    else { return "" }
    let end = last + 1
    // The elements between change places with those after them.
    guard let middle = old[start..<end].firstIndex(of: new[start]) else { return nil }
    if old[middle..<end] + old[start..<middle] == new[start..<end] {
      return middle - start <= end - middle
        ? call(start..<middle, to: end) : call(middle..<end, to: start)
    }
    let isSwap =
      old[start] == new[last] && old[last] == new[start]
      && old[start + 1..<last] == new[start + 1..<last]
    return isSwap ? "swapAt(\(start), \(last))" : nil
  }

  private static func call(_ offsets: Range<Int>, to destination: Int) -> String? {
    guard offsets.count <= limit else { return nil }
    return "move(fromOffsets: \(Array(offsets)), toOffset: \(destination))"
  }
}
