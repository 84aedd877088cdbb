extension ForEach {
  /// The current elements.
  ///
  /// The elements of a binding to a collection are bindings that follow their elements when these
  /// move.
  var elements: [Data.Element] {
    (data as? any FollowingCollection)?.followingElements(by: id) ?? Array(data)
  }

  /// The current element at a position.
  func element(at offset: Int) -> Data.Element {
    (data as? any FollowingCollection)?.followingElement(at: offset, by: id)
      ?? ((data as? any _ElementIDs)?._element(at: offset) as? Data.Element)
      ?? data[data.index(data.startIndex, offsetBy: offset)]
  }

  /// The ids of the elements, in order.
  var ids: [ID] { (data as? any FollowingCollection)?.ids(by: id) ?? ids(of: data) }

  /// The ids of some elements, in order.
  ///
  /// NB: `map` reads each element of a generic collection through a coroutine, which allocates memory.
  func ids(of elements: some Collection<Data.Element>) -> [ID] {
    let idsInPlace = elements.withContiguousStorageIfAvailable { elements in
      var ids: [ID] = []
      ids.reserveCapacity(elements.count)
      for index in elements.indices { ids.append(id(elements[index])) }
      return ids
    }
    return idsInPlace ?? elements.map(id)
  }
}

/// A collection that knows the ids of its elements without making the elements.
///
/// A long list asks it only for the elements of the rows that are near the visible part.
public protocol _ElementIDs {
  associatedtype ElementID: Hashable
  associatedtype Element

  /// The ids in order, which are all different.
  var _elementIDs: [ElementID] { get }
  /// The object to which the elements belong.
  ///
  /// Elements of another object are other elements, even if their ids are equal.
  var _owner: AnyObject { get }

  /// The element at a position, which is found by its id.
  func _element(at offset: Int) -> Element

  /// Lets the elements go that are at none of some positions and that nothing else uses.
  func _releaseElements(except offsets: [Int])
}

/// A collection of bindings to the elements of another collection.
private protocol FollowingCollection {
  /// Returns bindings that follow their elements by id.
  func followingElements<Element, ID: Hashable>(by id: @escaping (Element) -> ID) -> [Element]?

  /// Returns the ids of the elements, which it reads at once.
  func ids<Element, ID: Hashable>(by id: @escaping (Element) -> ID) -> [ID]?

  /// Returns the binding at a position, which follows its element by id.
  func followingElement<Element, ID: Hashable>(
    at offset: Int,
    by id: @escaping (Element) -> ID
  ) -> Element?
}

extension Binding: FollowingCollection where Value: MutableCollection & RandomAccessCollection {
  fileprivate func followingElements<Element, ID: Hashable>(
    by id: @escaping (Element) -> ID
  ) -> [Element]? {
    guard let id = id as? (Binding<Value.Element>) -> ID else { return nil }
    let elements = wrappedValue
    let idOfValue: (Value.Element) -> ID = { id(.constant($0)) }
    let bindings = elements.indices.map { element(elements[$0], at: $0, id: idOfValue) }
    return bindings as? [Element]
  }

  fileprivate func ids<Element, ID: Hashable>(by id: @escaping (Element) -> ID) -> [ID]? {
    guard let id = id as? (Binding<Value.Element>) -> ID else { return nil }
    return wrappedValue.map { id(.constant($0)) }
  }

  fileprivate func followingElement<Element, ID: Hashable>(
    at offset: Int,
    by id: @escaping (Element) -> ID
  ) -> Element? {
    guard let id = id as? (Binding<Value.Element>) -> ID else { return nil }
    let elements = wrappedValue
    let index = elements.index(elements.startIndex, offsetBy: offset)
    return element(elements[index], at: index) { id(.constant($0)) } as? Element
  }
}
