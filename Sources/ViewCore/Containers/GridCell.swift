internal import ConcurrencyExtras
import Foundation

nonisolated extension View {
  /// Makes the view span several columns of its row in a ``Grid``.
  ///
  /// - Parameters:
  ///   - count: The number of columns.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view, as wide as its columns.
  public func gridCellColumns(
    _ count: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return gridCell(max(count, 1), as: ".gridCellColumns", at: location) { $1.columns = $0 }
  }

  /// Keeps the view from making its column wider or its row higher.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view fills its cell without affecting its size.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view, as large as its cell.
  public func gridCellUnsizedAxes(
    _ axes: Axis.Set,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return gridCell(axes, as: ".gridCellUnsizedAxes", at: location) { $1.unsizedAxes = $0 }
  }

  /// Sets the place of the view in its cell.
  ///
  /// - Parameters:
  ///   - anchor: The point of the cell at which the same point of the view is.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view in its place.
  public func gridCellAnchor(
    _ anchor: UnitPoint,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return gridCell(anchor, as: ".gridCellAnchor", at: location) { $1.anchor = $0 }
  }

  /// Sets the alignment of all views in the view's column of the grid.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view in its column.
  public func gridColumnAlignment(
    _ guide: HorizontalAlignment,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return gridCell(guide, as: ".gridColumnAlignment", at: location) { $1.columnAlignment = $0 }
  }

  /// Sets a value on the view's cell, which has to be in a grid.
  private func gridCell<Value>(
    _ value: Value,
    as modifier: StaticString,
    at location: SourceLocation,
    apply: @escaping (Value, inout GridCell) -> Void
  ) -> some View {
    GridCellView(content: self, value: value, apply: apply)
      .contained(in: .gridCells, as: modifier, at: location)
  }
}

/// The values that modifiers set on a cell of a grid.
struct GridCell: Equatable {
  var columns = 1
  var unsizedAxes: Axis.Set = []
  var anchor: UnitPoint?
  /// The alignment of the whole column.
  var columnAlignment: HorizontalAlignment?

  /// The style of a cell that begins in a column.
  func css(from column: Int, _ alignment: HorizontalAlignment?) -> String {
    let justified = anchor.map { Self.place($0.x, of: "justify-self", "inset-inline-start") }
    return CSS.style(
      "grid-column:\(column) / span \(columns)",
      justified ?? alignment.map { "justify-self:\($0.css)" },
      decorations
    ) ?? ""
  }

  /// The style of a view that is in a grid and in none of its rows.
  var cssOfWholeRow: String {
    let justified = anchor.map { Self.place($0.x, of: "justify-self", "inset-inline-start") }
    return CSS.style("grid-column:1 / -1", justified, decorations) ?? ""
  }

  private var decorations: String? {
    CSS.style(
      anchor.map { Self.place($0.y, of: "align-self", "inset-block-start") },
      anchor.flatMap(Self.shift),
      unsizedAxes.contains(.horizontal) ? "inline-size:0;min-inline-size:100%" : nil,
      unsizedAxes.contains(.vertical) ? "block-size:0;min-block-size:100%" : nil
    )
  }

  private static let names: [CGFloat: String] = [0: "start", 0.5: "center", 1: "end"]

  /// The style for a place along one axis of a cell.
  private static func place(_ part: CGFloat, of name: String, _ inset: String) -> String {
    names[part].map { "\(name):\($0)" }
      ?? "\(name):start;position:relative;\(inset):\(CSS.number(part * 100))%"
  }

  /// The style that moves the view's anchor to that of the cell, if no keyword places it there.
  private static func shift(_ anchor: UnitPoint) -> String? {
    func part(_ part: CGFloat) -> String {
      names[part] == nil ? "\(CSS.number(part * -100))%" : "0px"
    }
    guard names[anchor.x] == nil || names[anchor.y] == nil else { return nil }
    return "translate:calc(\(part(anchor.x)) * var(--dir)) \(part(anchor.y))"
  }
}

/// A view that sets a value on its cell.
private struct GridCellView<Content: View, Value> {
  let content: Content
  let value: Value
  let apply: (Value, inout GridCell) -> Void
}

extension GridCellView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    GridCellNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: GridCellNode<Content, Value>.self).patch(with: self, in: context)
  }
}

/// A node that knows which elements are the cells of a modifier.
class GridCellSource: WrapperNode {
  func apply(to cell: inout GridCell) {}

  final var elements: [ElementNode] {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    return elements
  }
}

private final class GridCellNode<Content: View, Value>: GridCellSource {
  private var view: GridCellView<Content, Value>
  private let cells: GridCells?

  init(_ view: GridCellView<Content, Value>, in context: NodeContext) {
    self.view = view
    cells = context.environment.gridCells
    super.init(child: view.content.makeNode(in: context))
    cells?.add(self)
  }

  func patch(with view: GridCellView<Content, Value>, in context: NodeContext) {
    let isSame = Equality.areEqual(self.view.value, view.value)
    self.view = view
    view.content.patchNode(child, in: context)
    if !isSame { context.container.setNeedsChildren() }
  }

  override func apply(to cell: inout GridCell) {
    view.apply(view.value, &cell)
  }

  override func unmount() {
    cells?.remove(self)
    super.unmount()
  }
}
