public import OrderedCollections

extension IdentifiedArray {
  /// Appends an element, unless there is one with its id.
  ///
  /// - Parameter item: An element.
  /// - Returns: Whether it was appended, and the position of the element with its id.
  /// - Complexity: O(1)
  @discardableResult
  @inlinable
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    let result = appendIfNew(item)
    if !result.inserted { SkippedDuplicates.note(ids[result.index]) }
    return result
  }

  @inlinable
  mutating func appendIfNew(_ item: Element) -> (inserted: Bool, index: Int) {
    let (inserted, index) = uniqueIDs.append(readID(item))
    if inserted { values.append(item) }
    return (inserted, index)
  }

  /// Appends the elements with new ids.
  ///
  /// - Parameter newElements: Elements.
  /// - Complexity: O(*m*), where *m* is their number.
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    for element in newElements { append(element) }
  }

  /// Inserts an element, unless there is one with its id.
  ///
  /// - Parameters:
  ///   - item: An element.
  ///   - i: The new position.
  /// - Returns: Whether it was inserted, and the position of the element with its id.
  /// - Complexity: O(*n*)
  @discardableResult
  @inlinable
  public mutating func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
    let result = insertIfNew(item, at: i)
    if !result.inserted { SkippedDuplicates.note(ids[result.index]) }
    return result
  }

  @inlinable
  mutating func insertIfNew(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
    let (inserted, index) = uniqueIDs.insert(readID(item), at: i)
    if inserted { values.insert(item, at: i) }
    return (inserted, index)
  }

  /// Replaces an element by one with the same id.
  ///
  /// If the id is another one, an issue is reported: see ``subscript(_:)``.
  ///
  /// - Parameters:
  ///   - item: The new element.
  ///   - i: The position of the old one.
  /// - Returns: The old element.
  /// - Complexity: O(1)
  @discardableResult
  @inlinable
  public mutating func update(_ item: Element, at i: Int) -> Element {
    let old = values[i]
    values[i] = item
    checkID(at: i)
    return old
  }

  /// Replaces the element with the same id, or appends the new one.
  ///
  /// - Parameter item: The new element.
  /// - Returns: The old element, or `nil` if there was none.
  /// - Complexity: O(1)
  @discardableResult
  @inlinable
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    let (inserted, index) = appendIfNew(item)
    return inserted ? nil : replace(index, by: item)
  }

  /// Replaces the element with the same id, or inserts the new one.
  ///
  /// - Parameters:
  ///   - item: The new element.
  ///   - i: The new position, if there is no element to replace.
  /// - Returns: The old element, or `nil` if there was none, and the position of the new one.
  /// - Complexity: O(*n*); O(1) to replace.
  @discardableResult
  @inlinable
  public mutating func updateOrInsert(
    _ item: Element,
    at i: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insertIfNew(item, at: i)
    return (inserted ? nil : replace(index, by: item), index)
  }

  @inlinable
  mutating func replace(_ index: Int, by item: Element) -> Element {
    let old = values[index]
    values[index] = item
    return old
  }
}
