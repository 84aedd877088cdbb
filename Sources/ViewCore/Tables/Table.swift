public import Foundation

/// Rows of values in columns.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { person in Text("\(person.age)") }.width(60)
/// }
/// .onChange(of: order) { people.sort(using: order) }
/// ```
///
/// As on a phone, a narrow window shows the first column alone, without a header. A tap on the title of a column changes
/// the order, and the app sorts its values. The rows are those of a plain ``List``: they are made when they are seen, and a
/// screen reader reads each as one item. Absent are columns that the user moves or hides, and rows that unfold.
public struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>
where Columns.TableRowValue == Value {
  private let rows: AnyRandomAccessCollection<Value>
  private let selection: ListSelection?
  private let columns: Columns
  private let sortOrder: Binding<[Columns.TableColumnSortComparator]>?
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.tableColumnHeaders) private var headers
}

extension Table {
  init<Data: RandomAccessCollection>(
    _ data: Data,
    _ selection: ListSelection?,
    _ sortOrder: Binding<[Columns.TableColumnSortComparator]>?,
    _ columns: Columns
  ) where Data.Element == Value {
    self.init(
      rows: AnyRandomAccessCollection(data),
      selection: selection,
      columns: columns,
      sortOrder: sortOrder
    )
  }
}

extension Table
where Columns == TableColumnGroup<Value, Never> {
  /// Creates a table whose rows are not sorted by columns.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(data, nil, nil, columns())
  }

  /// Creates a table of which rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - selection: The identity of the selected row, if any, or the set of those of the selected rows.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Selection: _OptionalOrSet>(
    _ data: Data,
    selection: Binding<Selection>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Selection._Value == Value.ID
  {
    self.init(data, ListSelection(selection), nil, columns())
  }
}

extension Table {
  /// Creates a table whose columns change the order of the rows.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row, in their order.
  ///   - sortOrder: The order. A tap on the title of a column puts its comparator first, or reverses it.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
    Columns == TableColumnGroup<Value, Sort>
  {
    self.init(data, nil, sortOrder, columns())
  }

  /// Creates a table whose columns change the order of the rows, and of which rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row, in their order.
  ///   - selection: The identity of the selected row, if any, or the set of those of the selected rows.
  ///   - sortOrder: The order. A tap on the title of a column puts its comparator first, or reverses it.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Selection: _OptionalOrSet, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Selection>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Selection._Value == Value.ID,
    Sort.Compared == Value, Columns == TableColumnGroup<Value, Sort>
  {
    self.init(data, ListSelection(selection), sortOrder, columns())
  }
}

/// The rows of a ``Table`` that has one for each element of a collection.
public enum TableForEachContent<Data: RandomAccessCollection> {}

extension Table: View {
  public var body: some View {
    let all = columns._columns
    let shown = widthClass == .compact ? Array(all.prefix(1)) : all
    let tracks = shown.map(\.width.track).joined(separator: " ")
    let rows = ForEach(rows) { row in
      TableLine(tracks: tracks, cells: ForEach(shown.indices, id: \.self) { shown[$0].cell(row) })
    }
    return List<Value.ID, AnyView>(
      content: Section {
        rows
      } header: {
        if widthClass != .compact, headers != .hidden {
          TableLine(
            tracks: tracks,
            cells: ForEach(shown.indices, id: \.self) {
              ColumnHeader(column: shown[$0], order: sortOrder)
            }
          )
        }
      },
      selection: selection
    )
    .listStyle(.plain)
  }
}

/// Cells beside one another, in the tracks of their columns.
private struct TableLine<Cells: View>: View {
  let tracks: String
  let cells: Cells

  var body: some View {
    Box(
      "div",
      attributes: [
        .init(
          "style",
          "display:grid;grid-template-columns:\(tracks);gap:1rem;flex:1;align-items:center"
        )
      ],
      content: cells
    )
  }
}

/// The title of a column, which is a button if the rows can be sorted by it.
private struct ColumnHeader<RowValue, Sort: SortComparator>: View {
  let column: _TableColumn<RowValue, Sort>
  let order: Binding<[Sort]>?

  var body: some View {
    if let order, let comparator = column.comparator {
      let direction = order.wrappedValue.first.flatMap { first in
        TableOrder.isSame(first, comparator) ? first.order : nil
      }
      Button {
        order.wrappedValue = TableOrder.order(order.wrappedValue, tapped: comparator)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let direction {
            Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
              .font(.caption)
              .accessibilityLabel(direction == .forward ? "ascending" : "descending")
          }
        }
        .frame(maxWidth: .infinity, minHeight: 24, alignment: .leading)
      }
      .buttonStyle(.plain)
    } else {
      column.label
    }
  }
}

/// The order of rows after taps on titles.
enum TableOrder {
  /// Whether two comparators differ in their direction at most.
  static func isSame<Sort: SortComparator>(_ first: Sort, _ second: Sort) -> Bool {
    var first = first
    first.order = second.order
    return first == second
  }

  /// The order after a tap on the title of a column: its comparator comes first, or is reversed if it was the first.
  static func order<Sort: SortComparator>(_ order: [Sort], tapped comparator: Sort) -> [Sort] {
    guard var first = order.first, isSame(first, comparator) else {
      return [comparator] + order.filter { !isSame($0, comparator) }
    }
    first.order = first.order == .forward ? .reverse : .forward
    return [first] + order.dropFirst()
  }
}

nonisolated extension View {
  /// Shows or hides the titles of the columns of the tables inside.
  ///
  /// - Parameter visibility: Whether they are shown.
  /// - Returns: The view with its tables.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self, value: visibility) { $1.tableColumnHeaders = $0 }
  }
}

extension EnvironmentValues {
  private enum TableColumnHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether tables show the titles of their columns.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}
