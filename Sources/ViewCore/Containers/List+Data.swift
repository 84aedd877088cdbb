extension List where SelectionValue == Never {
  /// Makes a row of each element of a bound collection, told apart by the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<
    C: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>
  {
    let rows = ForEach(
      data,
      id: id,
      content: rowContent,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    self.init(content: rows, selection: nil)
  }

  /// Makes a row of each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}
