internal import ConcurrencyExtras

extension ForEach where Content: View, Data: _BoundCollection {
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
