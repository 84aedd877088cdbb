public import OrderedCollections

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  /// The index of the bottom element.
  public var startIndex: Int { elementsByID.values.startIndex }

  /// The index after that of the top element.
  public var endIndex: Int { elementsByID.values.endIndex }

  /// The next index.
  public func index(after i: Int) -> Int { i + 1 }

  /// The index before.
  public func index(before i: Int) -> Int { i - 1 }

  /// The element at an index.
  public subscript(position: Int) -> Element { elementsByID.values[position] }

  /// Appends an element, which gets a new id.
  ///
  /// - Parameter newElement: The element.
  /// - Complexity: O(1), amortized.
  @inlinable
  public mutating func append(_ newElement: Element) {
    elementsByID[.makeNext()] = newElement
  }

  /// Removes the top element.
  ///
  /// - Returns: The element.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable
  public mutating func removeLast() -> Element {
    elementsByID.removeLast().value
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to keep the memory for new ones.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    elementsByID.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the elements that satisfy a condition.
  ///
  /// The other elements keep their ids.
  ///
  /// Where we differ: the original gives the other elements new ids, which ends their effects.
  ///
  /// - Parameter shouldBeRemoved: The condition.
  /// - Complexity: O(*n*), for *n* elements.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try elementsByID.removeAll { try shouldBeRemoved($0.value) }
  }

  /// Replaces elements by others, which get new ids.
  ///
  /// - Parameters:
  ///   - subrange: The elements to remove.
  ///   - newElements: The elements to insert.
  /// - Complexity: O(*n* + *m*), for *n* elements and *m* new ones; amortised O(*m*) at the end.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    let isAtEnd = subrange.upperBound == endIndex
    elementsByID.removeSubrange(subrange)
    guard !newElements.isEmpty else { return }
    for (offset, element) in newElements.enumerated() {
      let id = StackElementID.makeNext()
      if isAtEnd {
        elementsByID[id] = element
      } else {
        elementsByID.updateValue(element, forKey: id, insertingAt: subrange.lowerBound + offset)
      }
    }
  }
}
