/// The node of a collection's rows, in their order.
///
/// What has to know the types of the elements and of their views is in a subclass. The rest is not generic: code
/// that finds out about types for each row of a thousand takes several times as long.
class CollectionNode: ViewNode {
  /// What the rows were made in.
  final var setting: NodeSetting
  private var rows: [CollectionRow] = []

  init(in context: NodeContext) {
    setting = context.graph.setting(of: context)
  }

  /// The view that the rows are of.
  nonisolated var viewType: Any.Type { Never.self }

  /// The id of a row, for those who look for it.
  func id(at offset: Int) -> AnyHashable { offset }

  /// Makes what is in a row.
  func makeChild(of row: CollectionRow) -> ViewNode { ViewNode() }

  /// Brings what is in a row up to date.
  func patch(_ child: ViewNode, of row: CollectionRow) {}

  /// Brings the rows into another order, runs some of them, and makes those that are new.
  ///
  /// - Parameters:
  ///   - change: Where the rows come from.
  ///   - places: The places of the rows that run and of those that are new.
  ///   - context: What the rows are made in.
  final func arrange(by change: RowDiff, running places: [Int], in context: NodeContext) {
    let leaving = change.removed.map { rows[$0] }
    if !change.isEmpty { reorder(by: change, in: context) }
    var made = 0
    for place in places {
      guard change.source(of: place) == nil else {
        rows[place].patch(in: context)
        continue
      }
      rows[place].begin(
        isDeferred: made >= IncrementalRendering.immediateRows && context.defersRows,
        in: context
      )
      made += 1
    }
    for row in leaving {
      row.unmount()
      context.graph.keepUntilSent(row)
    }
  }

  private func reorder(by change: RowDiff, in context: NodeContext) {
    var arranged: [CollectionRow] = []
    arranged.reserveCapacity(change.count)
    for offset in 0..<change.count {
      if let source = change.source(of: offset) {
        rows[source].place(at: offset)
        arranged.append(rows[source])
      } else {
        arranged.append(CollectionRow(at: offset, of: self, in: context))
      }
    }
    rows = arranged
  }

  /// How many rows there are.
  final var rowCount: Int { rows.count }

  /// Where a row stands, unless it is gone.
  final func offset(of row: CollectionRow) -> Int? {
    rows.indices.contains(row.offset) && rows[row.offset] === row ? row.offset : nil
  }

  override func appendElements(to elements: inout [ElementNode]) {
    for row in rows { row.appendElements(to: &elements) }
  }

  override func unmount() {
    for row in rows { row.unmount() }
  }
}
