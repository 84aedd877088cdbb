public import OrderedCollections

extension IdentifiedArray: MutableCollection {
  /// The element at a position.
  ///
  /// Setting another element gives the position that element's id. If a different position has the id,
  /// the old element goes there: the two change places.
  ///
  /// Setting an element at `endIndex` appends it, or replaces the one with its id. At a position outside
  /// of the array an issue is reported, and the array stays as it is.
  ///
  /// Changing an element in place must leave its id as it is. If it does not, an issue is reported. The
  /// element has the new id from then on, and an element that had it before is removed. The original
  /// traps.
  ///
  /// - Complexity: O(1), but O(*n*) if the id changes.
  @inlinable
  public subscript(position: Int) -> Element {
    get { values[position] }
    set {
      guard values.indices.contains(position) else {
        return setOutside(newValue, at: position)
      }
      let newID = readID(newValue)
      if newID != uniqueIDs[position] {
        if let other = uniqueIDs.firstIndex(of: newID) {
          swapAt(position, other)
        } else {
          rename(position, to: newID)
        }
      }
      values[position] = newValue
    }
    _modify {
      defer { checkID(at: position) }
      yield &values[position]
    }
  }

  @usableFromInline
  mutating func setOutside(_ element: Element, at position: Int) {
    guard position == endIndex else {
      report(Issues.outside("\(element)", at: position, count: count))
      return
    }
    updateOrAppend(element)
  }

  /// Moves the elements that meet a condition behind the others.
  ///
  /// - Parameter belongsInSecondPartition: The condition.
  /// - Returns: The position of the first that meets it.
  /// - Throws: The error of the condition.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    defer { restoreIDs() }
    return try values.partition(by: belongsInSecondPartition)
  }

  /// Reverses the order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func reverse() {
    values.reverse()
    restoreIDs()
  }

  /// Puts the elements in a random order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func shuffle() {
    values.shuffle()
    restoreIDs()
  }

  /// Puts the elements in a random order.
  ///
  /// - Parameter generator: The source of randomness.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
    values.shuffle(using: &generator)
    restoreIDs()
  }

  /// Sorts the elements.
  ///
  /// Equal elements keep their order.
  ///
  /// - Parameter areInIncreasingOrder: Whether one element comes before another.
  /// - Throws: The error of `areInIncreasingOrder`.
  /// - Complexity: O(*n* log *n*)
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    defer { restoreIDs() }
    try values.sort(by: areInIncreasingOrder)
  }

  /// Swaps two elements.
  ///
  /// - Parameters:
  ///   - i: The position of one.
  ///   - j: The position of the other.
  /// - Complexity: O(1)
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    uniqueIDs.swapAt(i, j)
    values.swapAt(i, j)
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Puts the elements in ascending order.
  ///
  /// - Complexity: O(*n* log *n*)
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
