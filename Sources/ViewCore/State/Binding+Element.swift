extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding to an element that was at an index, which follows the element when it moves.
  ///
  /// After the element is removed, the binding keeps its last value for views that are being
  /// removed, and ignores writes.
  func element<ID: Hashable>(
    _ last: Value.Element,
    at index: Value.Index,
    id: @escaping (Value.Element) -> ID
  ) -> Binding<Value.Element> {
    let key = id(last)
    func find(in collection: Value) -> Value.Index? {
      let isIndex = (collection.startIndex..<collection.endIndex).contains(index)
      if isIndex, id(collection[index]) == key { return index }
      return collection.firstIndex { id($0) == key }
    }
    return Binding<Value.Element> {
      let collection = wrappedValue
      return find(in: collection).map { collection[$0] } ?? last
    } set: { value in
      guard let place = find(in: wrappedValue) else { return }
      wrappedValue[place] = value
    }
  }
}
