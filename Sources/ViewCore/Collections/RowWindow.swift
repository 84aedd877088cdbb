/// The rows of a long collection that exist: those near the visible part, and those in use.
///
/// ```
///  offset   0 … 899      900 … 979       980 … 99 999
///           gap          rows            gap
/// ```
///
/// A gap is one element that stands for rows that do not exist. The page makes it as high as the rows would be, and
/// reports which rows it needs as the user scrolls (`lazy-rows.js`).
///
/// A row that is no longer near is removed, with two exceptions. A row in use stays on the page: it has the focus, an
/// ongoing gesture, a dialog or a pushed screen. A row with state that was set leaves the page and keeps its state.
@MainActor
final class RowWindow {
  /// A collection of up to this many rows is whole, so that a browser finds and prints all of it.
  static let wholeCount = 200
  /// A collection of up to this many rows is whole, also in a container with many rows.
  static let shortCount = 20
  /// The number of rows that exist before the page has reported its need, unless the container has many others.
  static let firstCount = 40
  /// The largest number of rows that a page can ask for, besides rows that show nothing.
  private static let largestCount = 3_000
  /// The largest number of rows that follow the data without a request of a page.
  private static let largestGrownCount = 400
  /// The number of rows that keep their state after they have left the page.
  private static let parkedCount = 1_000
  /// The number of new rows at an end of the window by which it grows, so that they appear without a request.
  private static let growth = 100

  private unowned let owner: CollectionNode
  private unowned let graph: ViewGraph
  unowned let container: ElementNode
  private let depth: Int
  /// Whether rows exist before the page has reported its need.
  private let beginsWithRows: Bool
  /// The number of rows, most of which do not exist.
  private(set) var count: Int
  /// The positions of the rows near the visible part.
  private(set) var range: Range<Int>
  /// The rows on the page, in their order.
  private(set) var shown: [CollectionRow]
  /// The rows that have left the page and keep their state.
  private var parked: [CollectionRow] = []
  /// The element of the container that the user is using, such as the row with the focus.
  private var heldElement: NodeID?
  private var gaps: RowGaps

  /// Begins with the rows of a collection that was whole.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - owner: The collection.
  ///   - beginsWithRows: Whether rows exist before the page has reported its need.
  ///   - context: The context of the rows.
  init(
    around rows: [CollectionRow],
    of owner: CollectionNode,
    beginsWithRows: Bool,
    in context: NodeContext
  ) {
    self.owner = owner
    self.beginsWithRows = beginsWithRows
    graph = context.graph
    container = context.container
    depth = context.depth
    count = rows.count
    range = rows.indices
    shown = rows
    gaps = RowGaps()
    graph.rowWindows.add(self)
    for places in context.environment.scrollPlaces { places.add(owner, in: graph) }
  }

  /// All rows that exist.
  var rows: [CollectionRow] { shown + parked }

  /// The context of the rows, outside of an update of their view.
  private var context: NodeContext { NodeContext(in: container, owner.setting, depth: depth) }

  /// Replaces the range by the rows that the page needs.
  func show(_ view: Event.RowsInView, places: [NodeID: Int]) {
    guard let bounds = gaps.bounds(of: view, places: places, count: count) else { return }
    heldElement = view.held
    range = bounds.trimmed(to: Self.largestCount)
    keepEmptyRows()
    fill(in: context)
  }

  /// Extends the range by the rows next to it that exist and show nothing.
  ///
  /// Otherwise a page that asks for more rows, because it sees none, would never get beyond them.
  private func keepEmptyRows() {
    let empty = Set(shown.filter { $0.elements.isEmpty }.map(\.offset))
    var (start, end) = (range.lowerBound, range.upperBound)
    while empty.contains(start - 1) { start -= 1 }
    while empty.contains(end) { end += 1 }
    range = start..<end
  }

  /// Makes the rows around a position, for an action that scrolls there, and returns the row.
  func show(_ offset: Int) -> CollectionRow? {
    if !range.contains(offset) {
      let near = offset - Self.firstCount / 2..<offset + Self.firstCount / 2
      let both = min(near.lowerBound, range.lowerBound)..<max(near.upperBound, range.upperBound)
      // The visible rows stay if they are near.
      range = both.count <= Self.largestGrownCount ? both : near
      fill(in: context)
    }
    return shown.first { $0.offset == offset }
  }

  /// Moves the rows that exist to their new positions, and removes those whose elements were removed.
  ///
  /// - Returns: The rows that stay on the page, with their previous positions. Other rows are updated when they return.
  func follow(_ change: RowDiff, in context: NodeContext) -> [(row: CollectionRow, source: Int)] {
    guard !change.isEmpty else { return shown.map { ($0, $0.offset) } }
    parked = move(parked, by: change).map(\.row)
    let moves = move(shown, by: change)
    shown = moves.map(\.row)
    let near = moves.filter { range.contains($0.source) }
    let least = context.defersRows || !beginsWithRows ? 0 : Self.firstCount
    range = moved(by: near, to: change.count, atLeast: least)
    count = change.count
    return moves.map { ($0.row, $0.source) }
  }

  private struct RowMove {
    let row: CollectionRow
    let source: Int
    let destination: Int
  }

  /// Moves rows to their new positions, and ends those whose elements were removed.
  private func move(_ rows: [CollectionRow], by change: RowDiff) -> [RowMove] {
    zip(rows, change.destinations(of: rows.map(\.offset))).compactMap { row, destination in
      guard let destination else {
        row.end()
        return nil
      }
      defer { row.place(at: destination) }
      return RowMove(row: row, source: row.offset, destination: destination)
    }
  }

  /// The range after its rows have moved.
  ///
  /// It follows the rows if they stay together, and otherwise the row in the middle. At the beginning of the list it
  /// stays there, because the user sees the first rows.
  private func moved(by moves: [RowMove], to newCount: Int, atLeast least: Int) -> Range<Int> {
    let size = max(range.count, least)
    let limit = max(size, Self.largestGrownCount)
    guard let first = moves.map(\.destination).min(), let last = moves.map(\.destination).max()
    else { return range.lowerBound..<range.lowerBound + size }
    var new = first..<last + 1
    if new.count > size + Self.growth {
      let middle = moves.sorted { $0.source < $1.source }[moves.count / 2]
      let start = max(0, range.lowerBound + middle.destination - middle.source)
      new = start..<start + size
    }
    if range.lowerBound == 0 {
      new = 0..<(new.lowerBound <= Self.growth ? new.upperBound : size)
    }
    if range.upperBound == count, (0...Self.growth).contains(newCount - new.upperBound) {
      new = max(new.lowerBound, newCount - limit)..<newCount
    }
    return new.lowerBound..<min(new.upperBound, new.lowerBound + limit)
  }

  /// Makes the rows of the range that do not exist, and lets those outside go.
  func fill(in context: NodeContext) {
    let isWhole = owner.isWhole(count, in: context)
    range = isWhole ? 0..<count : range.clamped(to: 0..<count)
    let used = shown.filter { !range.contains($0.offset) && $0.isInUse(holding: heldElement) }
    var outside = Dictionary(uniqueKeysWithValues: rows.map { ($0.offset, $0) })
    let before = shown.map(ObjectIdentifier.init)
    var made = 0
    shown = offsets(with: used).map { offset in
      if let row = outside.removeValue(forKey: offset) { return row }
      made += 1
      // The rows that a page has asked for come at once.
      let mayWait = isWhole && made > IncrementalRendering.immediateRows
      return makeRow(at: offset, isDeferred: mayWait && context.defersRows, in: context)
    }
    let back = parked.filter { outside[$0.offset] !== $0 }
    for row in back { row.patch(in: context) }
    parked.removeAll { row in back.contains { $0 === row } }
    for row in parked { outside[row.offset] = nil }
    for row in outside.values.sorted(by: { $0.offset < $1.offset }) { release(row) }
    let haveGapsChanged = gaps.update(for: shown, in: range, of: count, context)
    guard haveGapsChanged || before != shown.map(ObjectIdentifier.init) else { return }
    container.setNeedsChildren()
    context.environment.preferenceScope?.invalidateOrder()
    owner.releaseElements(except: rows.map(\.offset))
  }

  /// The positions of the range, of rows in use, and of the rows beside those, which the keyboard reaches next.
  private func offsets(with used: [CollectionRow]) -> [Int] {
    guard !used.isEmpty else { return Array(range) }
    let beside = used.flatMap { $0.offset - 1...$0.offset + 1 }
    return Set(range).union(beside.filter { (0..<count).contains($0) }).sorted()
  }

  private func makeRow(at offset: Int, isDeferred: Bool, in context: NodeContext) -> CollectionRow {
    let row = CollectionRow(at: offset, of: owner, in: context)
    row.begin(isDeferred: isDeferred, in: context)
    return row
  }

  private func release(_ row: CollectionRow) {
    guard row.holdsState else { return row.end() }
    row.leavePage()
    parked.append(row)
    if parked.count > Self.parkedCount { parked.removeFirst().end() }
  }

  func appendElements(to elements: inout [ElementNode]) {
    gaps.appendElements(to: &elements)
  }

  /// Ends the lifetime of the gaps.
  func close() {
    gaps.unmount()
    graph.rowWindows.remove(self)
  }
}

extension Range<Int> {
  /// The middle of the range, at most a number of positions.
  fileprivate func trimmed(to limit: Int) -> Self {
    let excess = Swift.max(0, count - limit)
    return lowerBound + excess / 2..<upperBound - (excess - excess / 2)
  }
}
