internal import ConcurrencyExtras

// Lists of which the user can select one row, or several.

// NB: Each form takes a binding of either kind. With a form for each kind, the compiler would check the rows for both
// once they have a mistake.
extension List where Content == AnyView {
  /// Puts each view of the content into a row, of which the user can select one, or several.
  ///
  /// ```swift
  /// @State private var selection: Set<Stop.ID> = []
  ///
  /// List(selection: $selection) {
  ///   ForEach(stops) { stop in Text(stop.name) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - selection: The tag or id of the selected row, if any, or the set of those of the selected rows.
  ///   - content: The rows.
  public init<Selection: _OptionalOrSet>(
    selection: Binding<Selection>?,
    @ViewBuilder content: () -> some View
  ) where Selection._Value == SelectionValue {
    self.init(content: content(), selection: ListSelection(selection))
  }

  /// Makes a row of each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - selection: The tag or id of the selected row, if any, or the set of those of the selected rows.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: RandomAccessCollection, Selection: _OptionalOrSet, RowContent: View>(
    _ data: Data,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Data.Element: Identifiable, Selection._Value == SelectionValue {
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
  ///   - selection: The tag or id of the selected row, if any, or the set of those of the selected rows.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<
    Data: RandomAccessCollection,
    ID: Hashable,
    Selection: _OptionalOrSet,
    RowContent: View
  >(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Selection._Value == SelectionValue {
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
  ///   - selection: The tag or id of the selected row, if any, or the set of those of the selected rows.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<
    Data: _BoundCollection,
    ID: Hashable,
    Selection: _OptionalOrSet,
    RowContent: View
  >(
    _ data: Data,
    id: KeyPath<Data.BoundElement, ID>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Selection._Value == SelectionValue {
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
  public init<Selection: _OptionalOrSet, RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Selection._Value == SelectionValue {
    self.init(content: ForEach(data, content: rowContent), selection: ListSelection(selection))
  }
}
