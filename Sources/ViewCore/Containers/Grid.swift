internal import ConcurrencyExtras
public import Foundation

/// Rows of views whose columns are aligned.
///
/// ```swift
/// Grid {
///   GridRow {
///     Text("Name")
///     TextField("Name", text: $name)
///   }
///   Divider()
/// }
/// ```
///
/// A view outside of any row spans the whole width.
public struct Grid<Content: View> {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content
  @OwnObject private var columns = GridColumns()
  @OwnObject private var cells = GridCells()

  /// Creates a grid of rows.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of each view in its cell.
  ///   - horizontalSpacing: The distance between columns in points. `nil` is the platform's, 8.
  ///   - verticalSpacing: The distance between rows in points. `nil` is the platform's, 8.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  public var body: some View {
    columns.grid = cells
    cells.columns = columns
    return GridElement(
      name: ClassName.grid,
      style: CSS.style(
        alignment == .center ? nil : alignment.css,
        horizontalSpacing.map { "column-gap:\(CSS.length($0))" },
        verticalSpacing.map { "row-gap:\(CSS.length($0))" }
      ),
      cells: cells,
      content: content
    )
  }
}

/// A row of a ``Grid``, in which each view has a column of its own.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content
  private let location: SourceLocation
  @OwnObject private var cells = GridCells()
  @Environment(\.gridCells) private var around

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views. `nil` is that of the grid.
  ///   - content: The views.
  ///   - fileID: Where a row outside of a grid is reported.
  ///   - filePath: Where a row outside of a grid is reported.
  ///   - line: Where a row outside of a grid is reported.
  ///   - column: Where a row outside of a grid is reported.
  public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.alignment = alignment
    self.content = content()
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension GridRow: View {
  public var body: some View {
    cells.columns = around?.columns
    return GridElement(
      name: ClassName.gridrow,
      style: alignment.map { "--row-align:\($0.css)" },
      cells: cells,
      content: content
    )
    .contained(in: .grid, as: "GridRow", at: location)
  }
}

/// The element of a grid or of a row, with its cells.
private struct GridElement<Content: View> {
  let name: ClassName
  let style: String?
  let cells: GridCells
  let content: Content
}

extension GridElement: ElementView {
  typealias Cells = EnvironmentView<GridCellsView<Content>, GridCells>

  func render(in context: NodeContext) -> Rendering<Cells> {
    var element = Element("div", attributes: [.init(class: name)])
    cells.style = style
    cells.describe(&element)
    return Rendering(
      element: element,
      content: EnvironmentView(content: GridCellsView(cells: cells, content: content), value: cells)
      {
        $1.gridCells = $0
      }
    )
  }
}
