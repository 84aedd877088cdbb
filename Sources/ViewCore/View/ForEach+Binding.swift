internal import ConcurrencyExtras

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection, identified by the value of a key path.
  ///
  /// ```swift
  /// ForEach($names, id: \.self) { $name in
  ///   TextField("Name", text: $name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - content: Makes the view of an element from the binding to it.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where C.Index: Hashable, Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(data, id: id, content: content, location: location)
  }

  init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    content: @escaping (Binding<C.Element>) -> Content,
    location: SourceLocation
  ) where C.Index: Hashable, Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let elements = data.wrappedValue
    let id = { (element: C.Element) in element[keyPath: id] }
    self.init(
      data: elements.indices.lazy.map { ($0, id(elements[$0])) },
      content: { content(data.element(elements[$0.0], at: $0.0, id: id)) },
      id: { $0.1 },
      location: location
    )
  }
}

extension ForEach {
  /// The current elements.
  ///
  /// The elements of a binding to a collection are bindings that follow their elements when these
  /// move.
  var elements: [Data.Element] {
    (data as? any FollowingCollection)?.followingElements() ?? Array(data)
  }
}

/// A collection of bindings to the elements of another collection.
private protocol FollowingCollection {
  /// Returns bindings that follow their elements by id.
  func followingElements<Element>() -> [Element]?
}

extension Binding: FollowingCollection
where Value: MutableCollection & RandomAccessCollection, Value.Element: Identifiable {
  fileprivate func followingElements<Element>() -> [Element]? {
    let elements = wrappedValue
    let bindings = elements.indices.map { element(elements[$0], at: $0, id: { $0.id }) }
    return bindings as? [Element]
  }
}
