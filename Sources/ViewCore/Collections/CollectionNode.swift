/// The node of a collection's rows, in their order.
///
/// Code that needs the types of the elements and their views is in a generic subclass. The rest is not
/// generic, because looking types up for each of a thousand rows takes several times as long.
class CollectionNode: ViewNode {
  /// The shared part of the context in which the rows were made.
  final var setting: NodeSetting
  /// All rows, unless there is a window.
  private var rows: [CollectionRow] = []
  /// The rows that exist, if the collection is long and its container is lazy.
  final private(set) var window: RowWindow?
  /// The number of rows that the collection makes without a request of the page, of those that its container may have.
  private var rowsAtOnce = 0

  init(in context: NodeContext) {
    setting = context.graph.setting(of: context)
  }

  /// The type of the view to which the rows belong.
  nonisolated var viewType: Any.Type { Never.self }

  /// The id of a row.
  func id(at offset: Int) -> AnyHashable { offset }

  /// The position of the row with an id, or `nil` if there is none.
  func offset(ofRow id: AnyHashable) -> Int? { nil }

  /// The position of the first row whose content has an id of `id(_:)`, or `nil` if there is none.
  ///
  /// Rows that do not exist are searched, too.
  func offset(ofRowCarrying id: AnyHashable) -> Int? { nil }

  /// Makes the content of a row.
  func makeChild(of row: CollectionRow) -> ViewNode { ViewNode() }

  /// Updates the content of a row.
  func patch(_ child: ViewNode, of row: CollectionRow) {}

  /// Lets elements go for which there are no rows.
  func releaseElements(except offsets: [Int]) {}

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
    for row in removed { row.end() }
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
    context.environment.preferenceScope?.invalidateOrder()
  }

  /// Whether all of a number of rows exist.
  ///
  /// The rows of a short collection do not count against the allowance of its container, and of a long one only the first.
  final func isWhole(_ count: Int, in context: NodeContext) -> Bool {
    guard context.makesRowsOnDemand else { return true }
    let (isShort, isLong) = (count <= RowWindow.shortCount, count > RowWindow.wholeCount)
    guard isShort || isLong else { return makesAtOnce(count, in: context) }
    _ = makesAtOnce(isShort ? 0 : min(rowsAtOnce, RowWindow.firstCount), in: context)
    return isShort
  }

  private func makesAtOnce(_ count: Int, in context: NodeContext) -> Bool {
    let isAllowed = context.graph.rowWindows.allow(
      count,
      insteadOf: rowsAtOnce,
      in: context.lazyContainer
    )
    if isAllowed { rowsAtOnce = count }
    return isAllowed
  }

  /// Makes further rows only when they are needed, and keeps those that exist.
  final func openWindow(in context: NodeContext) -> RowWindow {
    let window = RowWindow(
      around: rows,
      of: self,
      beginsWithRows: makesAtOnce(RowWindow.firstCount, in: context),
      in: context
    )
    rows = []
    self.window = window
    return window
  }

  /// The number of rows.
  final var rowCount: Int { window?.count ?? rows.count }

  /// The position of a row, or `nil` if it was removed.
  final func offset(of row: CollectionRow) -> Int? {
    row.isUnmounted ? nil : row.offset
  }

  override func appendElements(to elements: inout [ElementNode]) {
    if let window { return window.appendElements(to: &elements) }
    for row in rows { row.appendElements(to: &elements) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for row in window?.rows ?? rows { body(row) }
  }

  override func collect(_ preference: AnyPreferenceReduction) {
    for row in window?.shown ?? rows { row.collect(preference) }
  }

  override func unmount() {
    _ = setting.graph.rowWindows.allow(0, insteadOf: rowsAtOnce, in: setting.lazyContainer)
    rowsAtOnce = 0
    if let window {
      rows = window.rows
      window.close()
      self.window = nil
    }
    for row in rows { row.unmount() }
  }
}
