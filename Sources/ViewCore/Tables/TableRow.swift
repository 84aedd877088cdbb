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
  private let location: SourceLocation

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - value: The value that it shows.
  ///   - fileID: Where a row outside of a table is reported.
  ///   - filePath: Where a row outside of a table is reported.
  ///   - line: Where a row outside of a table is reported.
  ///   - column: Where a row outside of a table is reported.
  public init(
    _ value: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.value = value
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension TableRow: TableRowContent {
  public typealias TableRowValue = Value

  public var _values: [Value] { [value] }
}

// NB: A row is a view for the compiler's sake: 'ForEach' makes it as any other one. With an initializer for rows alone, the
// compiler would check the content of each 'ForEach' of a view twice once it has a mistake.
extension TableRow: View {
  public typealias Body = Never
}

extension TableRow: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    if context.graph.isFirstReport(at: location) {
      let issue = Issues.outsideContainer("TableRow", container: "the rows of a 'Table(of:)'")
      Issues.report(issue, at: location)
    }
    return EmptyView().makeNode(in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    EmptyView().patchNode(node, in: context)
  }
}

/// Several rows of a ``Table``, the result of a ``TableRowBuilder``.
public struct TableRowGroup<TableRowValue: Identifiable>: TableRowContent {
  public let _values: [TableRowValue]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
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
