/// A search in what is in order.
enum SortedSearch {
  /// The first index that has a property, which all later ones have too.
  ///
  /// - Parameters:
  ///   - indices: The indices.
  ///   - hasProperty: Whether an index has the property.
  /// - Returns: The index, or the end of the indices if none has it.
  /// - Complexity: O(log *n*) calls for *n* indices.
  static func firstIndex(in indices: Range<Int>, where hasProperty: (Int) -> Bool) -> Int {
    var rest = indices
    while !rest.isEmpty {
      let middle = rest.lowerBound + rest.count / 2
      rest = hasProperty(middle) ? rest.lowerBound..<middle : middle + 1..<rest.upperBound
    }
    return rest.lowerBound
  }
}
