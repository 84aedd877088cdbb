internal import ConcurrencyExtras

extension List where SelectionValue == Never, Content == AnyView {
  /// Makes a row of each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Data.Element: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(rowsOf: data, selection: nil, rowContent: rowContent, location: location)
  }

  /// Makes a row of each element, identified by the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(rowsOf: data, id: id, selection: nil, rowContent: rowContent, location: location)
  }

  /// Makes a row of each element of a bound collection, identified by the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: _BoundCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.BoundElement, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(rowsOf: data, id: id, selection: nil, rowContent: rowContent, location: location)
  }

  /// Makes a row of each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

/// The common part of the initializers with a collection.
extension List where Content == AnyView {
  init<Data: RandomAccessCollection, RowContent: View>(
    rowsOf data: Data,
    selection: ListSelection?,
    rowContent: @escaping (Data.Element) -> RowContent,
    location: SourceLocation
  ) where Data.Element: Identifiable {
    self.init(
      content: ForEach(data: data, content: rowContent, id: { $0.id }, location: location),
      selection: selection
    )
  }

  init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    rowsOf data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: ListSelection?,
    rowContent: @escaping (Data.Element) -> RowContent,
    location: SourceLocation
  ) {
    self.init(
      content: ForEach(
        data: data,
        content: rowContent,
        id: { $0[keyPath: id] },
        location: location
      ),
      selection: selection
    )
  }

  init<Data: _BoundCollection, ID: Hashable, RowContent: View>(
    rowsOf data: Data,
    id: KeyPath<Data.BoundElement, ID>,
    selection: ListSelection?,
    rowContent: @escaping (Data.Element) -> RowContent,
    location: SourceLocation
  ) {
    self.init(
      content: ForEach(bound: data, id: id, content: rowContent, location: location),
      selection: selection
    )
  }
}
