extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Creates an array without elements.
  @inlinable
  public init() {
    self.init(id: \.id, readID: { $0.id })
  }

  /// Replaces elements by others.
  ///
  /// A new element with the id of an element outside the range replaces that element in place.
  ///
  /// - Parameters:
  ///   - subrange: The positions of the old elements.
  ///   - newElements: The new elements.
  /// - Complexity: O(*n* + *m*), where *m* is the number of new elements.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    removeSubrange(subrange)
    var index = subrange.lowerBound
    var inserted: [Element] = []
    var positions: [ID: Int] = [:]
    for element in newElements {
      if let old = self.index(id: element.id) {
        values[old] = element
        SkippedDuplicates.note(element.id)
      } else if let position = positions[element.id] {
        inserted[position] = element
      } else {
        positions[element.id] = inserted.count
        inserted.append(element)
      }
    }
    guard index < values.count, inserted.count > 1 else {
      for element in inserted {
        insert(element, at: index)
        index += 1
      }
      return
    }
    values.insert(contentsOf: inserted, at: index)
    restoreIDs()
  }
}
