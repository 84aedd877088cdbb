public import OrderedCollections

extension IdentifiedArray {
  /// The element with an id, or `nil`.
  ///
  /// ```swift
  /// todos[id: 2]?.title = "Buy milk"
  /// todos[id: 3] = nil                 // Removes it.
  /// todos[id: 4] = Todo(id: 4)         // Replaces it, or appends it.
  /// ```
  ///
  /// The id of an element must stay as it is. If it changes, an issue is reported, and the array is
  /// kept in order: see ``subscript(_:)``.
  ///
  /// - Complexity: O(1), but O(*n*) to remove.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { uniqueIDs.firstIndex(of: id).map { values[$0] } }
    _modify {
      guard let index = uniqueIDs.firstIndex(of: id) else {
        var value: Element?
        defer { if let value { append(value, insteadOf: id) } }
        yield &value
        return
      }
      // The last element takes the place while this one is out, so that nothing is copied.
      let last = values.count - 1
      values.swapAt(index, last)
      var value = Optional(values.removeLast())
      defer { putBack(value, at: index, id: id) }
      yield &value
    }
  }

  /// Removes the element with an id.
  ///
  /// - Parameter id: An id.
  /// - Returns: The element, or `nil` if there was none.
  /// - Complexity: O(*n*); O(1) for the last element.
  @discardableResult
  @inlinable
  public mutating func remove(id: ID) -> Element? {
    // The last element is found without a search.
    guard uniqueIDs.last != id else { return removeLast() }
    return uniqueIDs.firstIndex(of: id).map { remove(at: $0) }
  }

  /// Removes the element with the same id as another, which may differ from it otherwise.
  ///
  /// - Parameter element: An element.
  /// - Returns: The element that was removed, or `nil` if there was none.
  /// - Complexity: O(*n*); O(1) for the last element.
  @discardableResult
  @inlinable
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: readID(element))
  }

  /// Ends a change of an element that was taken out.
  ///
  /// The last element is at its position.
  @inlinable
  mutating func putBack(_ value: Element?, at index: Int, id: ID) {
    guard let value else {
      if index < values.count { values.append(values.remove(at: index)) }
      uniqueIDs.remove(at: index)
      return
    }
    values.append(value)
    values.swapAt(index, values.count - 1)
    checkID(at: index)
  }

  /// Ends a change of a missing element.
  @inlinable
  mutating func append(_ value: Element, insteadOf id: ID) {
    let newID = readID(value)
    if newID != id { reportChangedID(of: value, from: id, to: newID) }
    updateOrAppend(value)
  }

  /// Repairs the ids after the change of an element's id.
  @inlinable
  mutating func checkID(at index: Int) {
    let newID = readID(values[index])
    guard newID != uniqueIDs[index] else { return }
    adopt(newID, at: index)
  }

  @usableFromInline
  mutating func adopt(_ newID: ID, at index: Int) {
    reportChangedID(of: values[index], from: uniqueIDs[index], to: newID)
    rename(index, to: newID)
  }

  /// Gives a position another id, and takes it from the element that has it.
  @usableFromInline
  mutating func rename(_ index: Int, to newID: ID) {
    var index = index
    if let other = uniqueIDs.firstIndex(of: newID) {
      uniqueIDs.remove(at: other)
      values.remove(at: other)
      if other < index { index -= 1 }
    }
    uniqueIDs.remove(at: index)
    uniqueIDs.insert(newID, at: index)
  }

  @usableFromInline
  func reportChangedID(of element: Element, from old: ID, to new: ID) {
    report(Issues.changedID(of: "\(element)", from: "\(old)", to: "\(new)"))
  }
}
