/// A binding has the identity of its value.
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Value.Index) -> Value.Index {
    wrappedValue.index(after: index)
  }

  public func formIndex(after index: inout Value.Index) {
    wrappedValue.formIndex(after: &index)
  }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element> {
      wrappedValue[position]
    } set: {
      wrappedValue[position] = $0
    }
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }

  public func formIndex(before index: inout Value.Index) {
    wrappedValue.formIndex(before: &index)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

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
