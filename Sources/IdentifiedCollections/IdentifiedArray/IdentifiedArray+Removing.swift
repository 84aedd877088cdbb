public import OrderedCollections

extension IdentifiedArray {
  /// Removes the element at a position.
  ///
  /// - Parameter index: A position.
  /// - Returns: The element.
  /// - Complexity: O(*n*); O(1) for the last element.
  @discardableResult
  @inlinable
  public mutating func remove(at index: Int) -> Element {
    uniqueIDs.remove(at: index)
    return values.remove(at: index)
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to keep the memory.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    uniqueIDs.removeAll(keepingCapacity: keepCapacity)
    values.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the elements that meet a condition.
  ///
  /// - Parameter shouldBeRemoved: The condition.
  /// - Throws: The error of the condition; nothing is removed then.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let rest = try values.filter { try !shouldBeRemoved($0) }
    guard rest.count < values.count else { return }
    values = rest
    restoreIDs()
  }

  /// Removes the first element.
  ///
  /// - Returns: The element.
  /// - Complexity: O(*n*)
  @discardableResult
  @inlinable
  public mutating func removeFirst() -> Element {
    remove(at: startIndex)
  }

  /// Removes the first elements.
  ///
  /// - Parameter n: The number of elements.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeFirst(_ n: Int) {
    uniqueIDs.removeFirst(n)
    values.removeFirst(n)
  }

  /// Removes the last element.
  ///
  /// - Returns: The element.
  /// - Complexity: O(1)
  @discardableResult
  @inlinable
  public mutating func removeLast() -> Element {
    uniqueIDs.removeLast()
    return values.removeLast()
  }

  /// Removes the last elements.
  ///
  /// - Parameter n: The number of elements.
  /// - Complexity: O(`n`)
  @inlinable
  public mutating func removeLast(_ n: Int) {
    uniqueIDs.removeLast(n)
    values.removeLast(n)
  }

  /// Removes the elements at some positions that follow one another.
  ///
  /// - Parameter bounds: The positions.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    uniqueIDs.removeSubrange(bounds)
    values.removeSubrange(bounds)
  }

  /// Removes the elements at some positions that follow one another.
  ///
  /// - Parameter bounds: The positions.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeSubrange<R>(_ bounds: R) where R: RangeExpression, R.Bound == Int {
    removeSubrange(bounds.relative(to: self))
  }

  /// Reserves memory for elements.
  ///
  /// - Parameter minimumCapacity: The expected number of elements.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    uniqueIDs.reserveCapacity(minimumCapacity)
    values.reserveCapacity(minimumCapacity)
  }

  /// The elements that meet a condition.
  ///
  /// - Parameter isIncluded: The condition.
  /// - Returns: An identified array, unlike `filter` of other collections.
  /// - Throws: The error of the condition.
  /// - Complexity: O(*n*)
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var copy = self
    try copy.removeAll { try !isIncluded($0) }
    return copy
  }

  /// Updates the ids after a removal or a move of elements.
  @inlinable
  mutating func restoreIDs() {
    uniqueIDs = OrderedSet(uncheckedUniqueElements: values.lazy.map(readID))
  }
}
