internal import ConcurrencyExtras
public import ViewValues

extension ForEach where Content: View, Data: _BindingOrWrongID {
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
  public init(
    _ data: Data,
    id: KeyPath<Data.BoundElement, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(bound: data, id: id, content: content, location: location)
  }

  init(
    bound data: Data,
    id: KeyPath<Data.BoundElement, ID>,
    content: @escaping (Data.Element) -> Content,
    location: SourceLocation
  ) {
    self.init(
      data: data,
      content: content,
      id: { data._value(of: $0)[keyPath: id] },
      location: location
    )
  }
}

/// A binding to a collection.
///
/// The compiler names this protocol where the key path of `id:` leads nowhere, as in `ForEach(rows, id: \.nmae)`. The
/// collection is then right, and the key path is wrong.
// NB: With 'Binding<C>' in place of this protocol, the compiler reports no mistake in the content of any 'ForEach'
// with an id. It crashes, or takes the collection for a wrong one.
public protocol _BindingOrWrongID: RandomAccessCollection {
  /// The element of the collection to which the binding leads.
  associatedtype BoundElement

  /// The value of a binding to an element.
  func _value(of element: Element) -> BoundElement
}

extension Binding: _BindingOrWrongID where Value: MutableCollection & RandomAccessCollection {
  public func _value(of element: Binding<Value.Element>) -> Value.Element { element.wrappedValue }
}
