/// The columns of a grid: how many there are, and where views are in them.
@MainActor
final class GridColumns {
  /// What one row needs of them.
  struct Need: Equatable {
    var count = 1
    var alignments: [Int: HorizontalAlignment] = [:]
  }

  private var rows: [(cells: GridCells, need: Need)] = []
  private(set) var total = Need()

  nonisolated init() {}

  /// Takes note of what a row needs, and has all rows laid out anew where that changes anything.
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

  /// What is in the grid and in no row.
  weak var grid: GridCells?
}

/// The cells of a row, or what is in a grid and in no row of it.
@MainActor
final class GridCells {
  private weak var container: ElementNode?
  private var sources: [GridCellSource] = []
  private var cells: [GridCell?] = []
  /// What the element looks like besides what is said of its cells.
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

  /// Takes note of the cells that there are.
  func layOut(_ elements: [ElementNode]) {
    var said: [ObjectIdentifier: GridCell] = [:]
    for source in sources {
      for element in source.elements {
        source.apply(to: &said[ObjectIdentifier(element), default: GridCell()])
      }
    }
    let elements = elements.filter { $0.element.tag != "dialog" }
    cells = elements.map { element in
      if element.element["class"] == "gridrow" { return nil }
      return said[ObjectIdentifier(element)] ?? GridCell()
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

  /// Says where the cells are.
  func describe() {
    container?.change(describe)
  }

  func describe(_ element: inout Element) {
    let count = columns?.total.count ?? 1
    let isGrid = columns?.grid === self
    element["style"] = CSS.style(style, isGrid && count > 1 ? "--columns:\(count)" : nil)
    element["data-cells"] = isGrid ? wholeRows : places
  }

  /// Where the cells of a row are, unless they are in one column each and as all others there.
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

extension GridCellsView: View {
  typealias Body = Never
}

extension GridCellsView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    GridCellsNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(node.cast(to: GridCellsNode.self).child, in: context)
  }
}

private final class GridCellsNode: ViewNode {
  private let cells: GridCells
  let child: ViewNode

  init(_ view: GridCellsView<some View>, in context: NodeContext) {
    cells = view.cells
    cells.open(in: context.container)
    child = view.content.makeNode(in: context)
    super.init()
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
    child.unmount()
    cells.close()
  }
}

extension EnvironmentValues {
  private enum GridCellsKey: EnvironmentKey {
    static var defaultValue: GridCells? { nil }
  }

  /// The cells of the row, or of the grid, that the view is in.
  var gridCells: GridCells? {
    get { self[GridCellsKey.self] }
    set { self[GridCellsKey.self] = newValue }
  }
}
