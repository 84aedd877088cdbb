internal import ConcurrencyExtras

// Lists of which the user can select one row, or several. Each form exists for both.

extension List where Content == AnyView {
  /// Puts each view of the content into a row, of which the user can select one.
  ///
  /// - Parameters:
  ///   - selection: The tag or id of the selected row, if any.
  ///   - content: The rows.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> some View) {
    self.init(content: content(), selection: ListSelection(selection))
  }

  /// Makes a row of each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - selection: The tag or id of the selected row, if any.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Data.Element: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      rowsOf: data,
      selection: ListSelection(selection),
      rowContent: rowContent,
      location: location
    )
  }

  /// Makes a row of each element, identified by the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - selection: The tag or id of the selected row, if any.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      rowsOf: data,
      id: id,
      selection: ListSelection(selection),
      rowContent: rowContent,
      location: location
    )
  }

  /// Makes a row of each element of a bound collection, identified by the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - selection: The tag or id of the selected row, if any.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: _BoundCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.BoundElement, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      rowsOf: data,
      id: id,
      selection: ListSelection(selection),
      rowContent: rowContent,
      location: location
    )
  }

  /// Makes a row of each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) {
    self.init(content: ForEach(data, content: rowContent), selection: ListSelection(selection))
  }
}

extension List where Content == AnyView {
  /// Puts each view of the content into a row, of which the user can select several.
  ///
  /// - Parameters:
  ///   - selection: The tags or ids of the selected rows.
  ///   - content: The rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> some View) {
    self.init(content: content(), selection: ListSelection(selection))
  }

  /// Makes a row of each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - selection: The tags or ids of the selected rows.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Data.Element: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      rowsOf: data,
      selection: ListSelection(selection),
      rowContent: rowContent,
      location: location
    )
  }

  /// Makes a row of each element, identified by the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - selection: The tags or ids of the selected rows.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      rowsOf: data,
      id: id,
      selection: ListSelection(selection),
      rowContent: rowContent,
      location: location
    )
  }

  /// Makes a row of each element of a bound collection, identified by the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - selection: The tags or ids of the selected rows.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: _BoundCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.BoundElement, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      rowsOf: data,
      id: id,
      selection: ListSelection(selection),
      rowContent: rowContent,
      location: location
    )
  }

  /// Makes a row of each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) {
    self.init(content: ForEach(data, content: rowContent), selection: ListSelection(selection))
  }
}
