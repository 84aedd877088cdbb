/// The node of a collection's rows, in their order.
///
/// Code that needs the types of the elements and their views is in a generic subclass. The rest is not
/// generic, because looking types up for each of a thousand rows takes several times as long.
class CollectionNode: ViewNode {
  /// The shared part of the context in which the rows were made.
  final var setting: NodeSetting
  private var rows: [CollectionRow] = []

  init(in context: NodeContext) {
    setting = context.graph.setting(of: context)
  }

  /// The type of the view to which the rows belong.
  nonisolated var viewType: Any.Type { Never.self }

  /// The id of a row.
  func id(at offset: Int) -> AnyHashable { offset }

  /// Makes the content of a row.
  func makeChild(of row: CollectionRow) -> ViewNode { ViewNode() }

  /// Updates the content of a row.
  func patch(_ child: ViewNode, of row: CollectionRow) {}

  /// Reorders the rows, runs some of them, and makes new ones.
  ///
  /// - Parameters:
  ///   - change: The difference between the rows before and now.
  ///   - places: The positions of the rows that run and of the new rows.
  ///   - context: The context of the rows.
  final func arrange(by change: RowDiff, running places: [Int], in context: NodeContext) {
    let removed = change.removed.map { rows[$0] }
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
    for row in removed {
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

  /// The number of rows.
  final var rowCount: Int { rows.count }

  /// The position of a row, or `nil` if it was removed.
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
