/// The columns of a grid: their number, and the alignment of views in them.
@MainActor
final class GridColumns {
  /// The requirements of one row.
  struct Need: Equatable {
    var count = 1
    var alignments: [Int: HorizontalAlignment] = [:]
  }

  private var rows: [(cells: GridCells, need: Need)] = []
  private(set) var total = Need()

  nonisolated init() {}

  /// Updates the requirements of a row, and lays out all rows again if that changes the columns.
  func update(_ cells: GridCells, to need: Need?) {
    if let index = rows.firstIndex(where: { $0.cells === cells }) {
      guard rows[index].need != need else { return }
      if let need { rows[index].need = need } else { rows.remove(at: index) }
    } else if let need {
      rows.append((cells, need))
    }
    let total = rows.reduce(into: Need()) { total, row in
      total.count = max(total.count, row.need.count)
      total.alignments.merge(row.need.alignments) { first, _ in first }
    }
    guard total != self.total else { return }
    self.total = total
    for row in rows { row.cells.describe() }
    grid?.describe()
  }

  /// The cells that are in the grid and in none of its rows.
  weak var grid: GridCells?
}

/// The cells of a row, or those that are in a grid and in none of its rows.
@MainActor
final class GridCells {
  private weak var container: ElementNode?
  private var sources: [GridCellSource] = []
  private var cells: [GridCell?] = []
  /// The style of the element apart from its cells.
  var style: String?
  weak var columns: GridColumns?

  nonisolated init() {}

  /// Whether an element is the row, or the grid.
  func isCells(of element: ElementNode) -> Bool { container === element }

  /// Whether an element is the grid.
  func isGrid(_ element: ElementNode) -> Bool { container === element && columns?.grid === self }

  func open(in container: ElementNode) { self.container = container }

  func add(_ source: GridCellSource) { sources.append(source) }

  func remove(_ source: GridCellSource) { sources.removeAll { $0 === source } }

  func close() { columns?.update(self, to: nil) }

  /// Updates the cells to the current elements.
  func layOut(_ elements: [ElementNode]) {
    var modifiedCells: [ObjectIdentifier: GridCell] = [:]
    for source in sources {
      for element in source.elements {
        source.apply(to: &modifiedCells[ObjectIdentifier(element), default: GridCell()])
      }
    }
    let elements = elements.filter { $0.element.tag != "dialog" }
    cells = elements.map { element in
      if element.element["class"] == ClassName.gridrow.rawValue { return nil }
      return modifiedCells[ObjectIdentifier(element)] ?? GridCell()
    }
    if columns?.grid !== self { columns?.update(self, to: need) }
    describe()
  }

  private var starts: [Int] {
    cells.reduce(into: [1]) { $0.append(($0.last ?? 1) + ($1?.columns ?? 1)) }
  }

  private var need: GridColumns.Need {
    var need = GridColumns.Need(count: max((starts.last ?? 1) - 1, 1))
    for (start, cell) in zip(starts, cells) {
      if let alignment = cell?.columnAlignment { need.alignments[start] = alignment }
    }
    return need
  }

  /// Updates the attributes that place the cells.
  func describe() {
    container?.change(describe)
  }

  func describe(_ element: inout Element) {
    let count = columns?.total.count ?? 1
    let isGrid = columns?.grid === self
    element["style"] = CSS.style(style, isGrid && count > 1 ? "--columns:\(count)" : nil)
    element["data-cells"] = isGrid ? wholeRows : places
  }

  /// The places of a row's cells, or `nil` if each has one column and the default alignment.
  private var places: String? {
    let alignments = columns?.total.alignments ?? [:]
    guard !alignments.isEmpty || cells.contains(where: { $0 != GridCell() }) else { return nil }
    return zip(starts, cells).map { start, cell in
      (cell ?? GridCell()).css(from: start, alignments[start])
    }
    .joined(separator: "|")
  }

  private var wholeRows: String? {
    guard cells.contains(where: { $0 != nil && $0 != GridCell() }) else { return nil }
    return cells.map { $0?.cssOfWholeRow ?? "" }.joined(separator: "|")
  }
}

/// The content of a row or of a grid, whose elements are its cells.
struct GridCellsView<Content: View> {
  let cells: GridCells
  let content: Content
}

extension GridCellsView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    GridCellsNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(node.cast(to: GridCellsNode.self).child, in: context)
  }
}

private final class GridCellsNode: WrapperNode {
  private let cells: GridCells

  init(_ view: GridCellsView<some View>, in context: NodeContext) {
    cells = view.cells
    cells.open(in: context.container)
    super.init(child: view.content.makeNode(in: context))
    var elements: [ElementNode] = []
    appendElements(to: &elements)
  }

  override func appendElements(to elements: inout [ElementNode]) {
    var own: [ElementNode] = []
    child.appendElements(to: &own)
    cells.layOut(own)
    elements += own
  }

  override func unmount() {
    super.unmount()
    cells.close()
  }
}

extension EnvironmentValues {
  private enum GridCellsKey: EnvironmentKey {
    static var defaultValue: GridCells? { nil }
  }

  /// The cells of the enclosing row or grid.
  var gridCells: GridCells? {
    get { self[GridCellsKey.self] }
    set { self[GridCellsKey.self] = newValue }
  }
}
