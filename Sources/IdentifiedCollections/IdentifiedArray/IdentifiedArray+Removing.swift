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
  /// - Parameter keepCapacity: Whether to keep the memory for others to come.
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
  /// - Parameter n: How many.
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
  /// - Parameter n: How many.
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

  /// Makes room for elements to come.
  ///
  /// - Parameter minimumCapacity: How many elements there are to be.
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

  /// Makes the ids those of the elements again, after elements were removed or moved.
  @inlinable
  mutating func restoreIDs() {
    uniqueIDs = OrderedSet(uncheckedUniqueElements: values.lazy.map(readID))
  }
}
