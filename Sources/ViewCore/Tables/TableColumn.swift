public import Foundation

/// A column of a ``Table``: its title, and a view for each row.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age", value: \.age) { person in Text("\(person.age)") }.width(60)
/// ```
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>
{
  private var column: _TableColumn<RowValue, Sort>

  fileprivate init(
    _ label: Label,
    _ comparator: Sort?,
    _ content: @escaping @MainActor (RowValue) -> Content
  ) {
    column = _TableColumn(label: AnyView(label), comparator: comparator) { AnyView(content($0)) }
  }

  /// Gives the column a width.
  ///
  /// - Parameter width: The width in points, or `nil` for a share of the free width.
  /// - Returns: The column.
  public func width(_ width: CGFloat? = nil) -> Self {
    with(ColumnWidth(least: width, most: width))
  }

  /// Limits the width of the column.
  ///
  /// - Parameters:
  ///   - min: The least width in points.
  ///   - ideal: The width where there is room. Here a column grows up to its greatest width, so it counts as that if
  ///     there is none.
  ///   - max: The greatest width in points.
  /// - Returns: The column.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    let most = max ?? ideal
    return with(ColumnWidth(least: min, most: most == .infinity ? nil : most))
  }

  private func with(_ width: ColumnWidth) -> Self {
    var copy = self
    copy.column.width = width
    return copy
  }
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public var _columns: [_TableColumn<RowValue, Sort>] { [column] }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of views, by which the rows are not sorted.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The view of a row in the column.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a column of views with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), nil, content)
  }

  /// Creates a column of texts, by which the rows are not sorted.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The text of a row in the column.
  public init(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of texts with a title that is known only at run time, by which the rows are not sorted.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of texts, by which the rows are sorted.
  ///
  /// SwiftUI compares texts by the rules of the user's language. Foundation has those on Apple's platforms alone.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The text of a row in the column.
  ///   - comparator: Compares two texts.
  public init(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Creates a column of texts with a title that is known only at run time, by which the rows are sorted.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Creates a column of views with a title that is known only at run time, by whose values the rows are sorted.
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: some StringProtocol,
    value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  /// Creates a column of views, by whose values the rows are sorted.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value of a row in the column.
  ///   - content: The view of a row in the column.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column of views, by whose values the rows are sorted as a comparator says.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value of a row in the column.
  ///   - comparator: Compares two values.
  ///   - content: The view of a row in the column.
  public init<Value, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, Value> & Sendable,
    comparator: Comparator,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }
}

extension TableColumn where Label == Text {
  /// Creates a column of views, by which the rows are sorted as a comparator says.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - comparator: Compares two rows.
  ///   - content: The view of a row in the column.
  public init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(Text(titleKey), comparator, content)
  }
}
