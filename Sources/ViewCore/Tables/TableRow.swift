internal import ConcurrencyExtras

/// The rows of a ``Table`` that an app makes one by one.
///
/// ``TableRow`` is one, and a ``TableRowBuilder`` combines them.
public protocol TableRowContent<TableRowValue> {
  /// The type of the values that the rows show.
  associatedtype TableRowValue: Identifiable

  /// The values of the rows, from the first one to the last one.
  var _values: [TableRowValue] { get }
}

/// A row of a ``Table`` that shows a value in its columns.
///
/// ```swift
/// Table(of: Person.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   TableRow(me)
///   ForEach(friends) { friend in TableRow(friend) }
/// }
/// ```
///
/// Absent are rows that unfold, are dragged, or have a context menu: write the modifiers on the views of the columns.
public struct TableRow<Value: Identifiable> {
  private let value: Value

  /// Creates a row.
  ///
  /// - Parameter value: The value that it shows.
  public init(_ value: Value) {
    self.value = value
  }
}

extension TableRow: TableRowContent {
  public typealias TableRowValue = Value

  public var _values: [Value] { [value] }
}

/// Several rows of a ``Table``, the result of a ``TableRowBuilder``.
public struct TableRowGroup<TableRowValue: Identifiable>: TableRowContent {
  public let _values: [TableRowValue]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach {
  /// Creates a row of a table for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: A closure that creates the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  @_disfavoredOverload
  public init<Value: Identifiable>(
    _ data: Data,
    content: @escaping (Data.Element) -> TableRow<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Content == TableRow<Value>, Data.Element: Identifiable, Data.Element.ID == ID {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(data: data, content: content, id: { $0.id }, location: location)
  }
}

/// Turns the statements of a ``Table`` into its rows.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(
    _ row: Content
  ) -> TableRowGroup<Value> where Content.TableRowValue == Value {
    TableRowGroup(_values: row._values)
  }

  public static func buildBlock(_ rows: TableRowGroup<Value>...) -> TableRowGroup<Value> {
    TableRowGroup(_values: rows.flatMap(\._values))
  }

  public static func buildOptional(_ rows: TableRowGroup<Value>?) -> TableRowGroup<Value> {
    rows ?? TableRowGroup(_values: [])
  }

  public static func buildEither(first: TableRowGroup<Value>) -> TableRowGroup<Value> { first }

  public static func buildEither(second: TableRowGroup<Value>) -> TableRowGroup<Value> { second }
}
