public import Foundation

extension Table where Columns == TableColumnGroup<Value, Never> {
  /// Creates a table of rows that the app makes one by one.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values that the rows show.
  ///   - columns: The columns.
  ///   - rows: The rows, in their order.
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows == TableRowGroup<Value> {
    self.init(rows()._values, nil, nil, columns())
  }

  /// Creates a table of rows that the app makes one by one.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values that the rows show.
  ///   - selection: The identity of the selected row, if any, or the set of those of the selected rows.
  ///   - columns: The columns.
  ///   - rows: The rows, in their order.
  public init<Selection: _OptionalOrSet>(
    of valueType: Value.Type,
    selection: Binding<Selection>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows == TableRowGroup<Value>, Selection._Value == Value.ID {
    self.init(rows()._values, ListSelection(selection), nil, columns())
  }
}

extension Table {
  /// Creates a table of rows that the app makes one by one.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values that the rows show.
  ///   - sortOrder: The order. A tap on the title of a column puts its comparator first, or reverses it.
  ///   - columns: The columns.
  ///   - rows: The rows, in their order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows == TableRowGroup<Value>, Sort.Compared == Value, Columns == TableColumnGroup<Value, Sort>
  {
    self.init(rows()._values, nil, sortOrder, columns())
  }

  /// Creates a table of rows that the app makes one by one.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values that the rows show.
  ///   - selection: The identity of the selected row, if any, or the set of those of the selected rows.
  ///   - sortOrder: The order. A tap on the title of a column puts its comparator first, or reverses it.
  ///   - columns: The columns.
  ///   - rows: The rows, in their order.
  public init<Selection: _OptionalOrSet, Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Selection>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows == TableRowGroup<Value>, Selection._Value == Value.ID, Sort.Compared == Value,
    Columns == TableColumnGroup<Value, Sort>
  {
    self.init(rows()._values, ListSelection(selection), sortOrder, columns())
  }
}
