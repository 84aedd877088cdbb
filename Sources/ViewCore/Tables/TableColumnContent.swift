public import Foundation

/// The columns of a ``Table``.
///
/// ``TableColumn`` is one, and a ``TableColumnBuilder`` combines them.
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values that the rows show.
  associatedtype TableRowValue: Identifiable
  /// The type by which the rows are sorted, or `Never`.
  associatedtype TableColumnSortComparator: SortComparator

  /// The columns, from the leading one to the trailing one.
  var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { get }
}

/// A column without the types of its views.
public struct _TableColumn<RowValue, Sort: SortComparator> {
  let label: AnyView
  /// The order in which a tap on the header sorts the rows.
  let comparator: Sort?
  var width = ColumnWidth()
  let cell: @MainActor (RowValue) -> AnyView
}

/// The width of a column, in points.
struct ColumnWidth {
  var least: CGFloat?
  var most: CGFloat?

  /// The track of the column in a grid of CSS.
  ///
  /// Columns without limits share the free width.
  var track: String {
    let least = least.map { CSS.length(max($0, 0)) } ?? "0"
    return "minmax(\(least),\(most.map { CSS.length(max($0, 0)) } ?? "1fr"))"
  }
}

/// Several columns, the result of a ``TableColumnBuilder``.
public struct TableColumnGroup<
  TableRowValue: Identifiable,
  TableColumnSortComparator: SortComparator
>:
  TableColumnContent
{
  public let _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>]
}

/// Turns the statements of a ``Table`` into its columns.
@resultBuilder
@MainActor
@preconcurrency
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: TableColumnContent>(
    _ column: Content
  ) -> TableColumnGroup<RowValue, Sort>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    TableColumnGroup(_columns: column._columns)
  }

  /// A column by which a table that is sorted is not sorted.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(
    _ column: Content
  ) -> TableColumnGroup<RowValue, Sort>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never {
    let columns = column._columns.map {
      _TableColumn<RowValue, Sort>(label: $0.label, comparator: nil, width: $0.width, cell: $0.cell)
    }
    return TableColumnGroup(_columns: columns)
  }

  public static func buildBlock(
    _ columns: TableColumnGroup<RowValue, Sort>...
  ) -> TableColumnGroup<RowValue, Sort> {
    TableColumnGroup(_columns: columns.flatMap(\._columns))
  }

  public static func buildOptional(
    _ columns: TableColumnGroup<RowValue, Sort>?
  ) -> TableColumnGroup<RowValue, Sort> {
    columns ?? TableColumnGroup(_columns: [])
  }

  public static func buildEither(
    first: TableColumnGroup<RowValue, Sort>
  ) -> TableColumnGroup<RowValue, Sort> {
    first
  }

  public static func buildEither(
    second: TableColumnGroup<RowValue, Sort>
  ) -> TableColumnGroup<RowValue, Sort> {
    second
  }
}
