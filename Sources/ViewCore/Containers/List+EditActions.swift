internal import ConcurrencyExtras

// Lists of a bound collection that the user can edit, with and without a selection.

extension List where SelectionValue == Never, Content == AnyView {
  /// Makes a row of each identifiable element of a bound collection that the user can edit.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - editActions: The edits that the user can make.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where C.Element: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let rows = ForEach(data: data, content: rowContent, id: { $0.id }, location: location)
    self.init(edited: rows, by: editActions, on: data, selection: nil)
  }

  /// Makes a row of each element of a bound collection that the user can edit.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - editActions: The edits that the user can make.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let rows = ForEach(bound: data, id: id, content: rowContent, location: location)
    self.init(edited: rows, by: editActions, on: data, selection: nil)
  }
}

extension List where Content == AnyView {
  /// Makes a row of each identifiable element of a bound collection that the user can edit, and select.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - editActions: The edits that the user can make.
  ///   - selection: The tag or id of the selected row, if any, or the set of those of the selected rows.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<
    C: MutableCollection & RandomAccessCollection,
    Selection: _OptionalOrSet,
    RowContent: View
  >(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where C.Element: Identifiable, Selection._Value == SelectionValue {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let rows = ForEach(data: data, content: rowContent, id: { $0.id }, location: location)
    self.init(edited: rows, by: editActions, on: data, selection: ListSelection(selection))
  }

  /// Makes a row of each element of a bound collection that the user can edit, and select.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - editActions: The edits that the user can make.
  ///   - selection: The tag or id of the selected row, if any, or the set of those of the selected rows.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<
    C: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    Selection: _OptionalOrSet,
    RowContent: View
  >(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Selection._Value == SelectionValue {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let rows = ForEach(bound: data, id: id, content: rowContent, location: location)
    self.init(edited: rows, by: editActions, on: data, selection: ListSelection(selection))
  }

  private init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    edited rows: ForEach<Binding<C>, ID, RowContent>,
    by editActions: EditActions<C>,
    on data: Binding<C>,
    selection: ListSelection?
  ) {
    var rows = rows
    rows.actions = BoundActions(editActions, on: data)
    self.init(content: rows, selection: selection)
  }
}
