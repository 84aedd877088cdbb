public import Foundation

extension IdentifiedArray {
  /// Removes the elements at some positions, for `onDelete` of a list.
  ///
  /// - Parameter offsets: The positions.
  /// - Complexity: O(*n*)
  public mutating func remove(atOffsets offsets: IndexSet) {
    for range in offsets.rangeView.reversed() { removeSubrange(range) }
  }

  /// Moves elements together to another position, for `onMove` of a list.
  ///
  /// ```swift
  /// var letters = …                                    // a b c d
  /// letters.move(fromOffsets: [0, 2], toOffset: 4)     // b d a c
  /// ```
  ///
  /// - Parameters:
  ///   - source: The positions of the elements.
  ///   - destination: The position, before the move, of the element that follows them afterwards.
  /// - Complexity: O(*n*)
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { values[$0] }
    var rest: [Element] = []
    rest.reserveCapacity(values.count)
    for index in 0...values.count {
      if index == destination { rest.append(contentsOf: moved) }
      if index < values.count, !source.contains(index) { rest.append(values[index]) }
    }
    values = rest
    restoreIDs()
  }
}
