/// The rows of a window and the gaps between them, in their order.
///
/// There is a gap before the rows near the visible part, and one after all rows. A row elsewhere, which is in use, has
/// one before it. A gap keeps its element while it grows and shrinks.
@MainActor
struct RowGaps {
  private enum Place: Hashable {
    case beforeRange
    case before(ObjectIdentifier)
    case end
  }

  fileprivate enum Slot {
    case gap(ElementNode, Range<Int>)
    case row(CollectionRow)

    /// The position of the first row that the slot stands for.
    @MainActor
    var start: Int {
      switch self {
      case .gap(_, let rows): rows.lowerBound
      case .row(let row): row.offset
      }
    }
  }

  private var nodes: [Place: ElementNode] = [:]
  private var slots: [Slot] = []
  /// The average number of elements of the rows that exist, if it is not one.
  private var elementsOfRow: String?

  /// Puts the gaps between rows.
  ///
  /// - Parameters:
  ///   - rows: The rows on the page, in their order.
  ///   - range: The positions near the visible part.
  ///   - count: The number of all rows.
  ///   - context: The context of the rows.
  /// - Returns: Whether there are other gaps than before.
  mutating func update(
    for rows: [CollectionRow],
    in range: Range<Int>,
    of count: Int,
    _ context: NodeContext
  ) -> Bool {
    let old = nodes
    nodes = [:]
    slots = []
    elementsOfRow = averageElements(of: rows)
    var next = 0
    for row in rows {
      let place =
        row.offset == range.lowerBound ? .beforeRange : Place.before(ObjectIdentifier(row))
      addGap(next..<row.offset, at: place, old, context)
      slots.append(.row(row))
      next = row.offset + 1
    }
    addGap(next..<count, at: .end, old, context)
    for (place, node) in old where nodes[place] == nil { node.unmount() }
    return old.keys != nodes.keys
  }

  /// The average number of elements of rows, if it is not one.
  ///
  /// Rows that are deferred have no elements yet.
  private func averageElements(of rows: [CollectionRow]) -> String? {
    let rows = rows.filter { !$0.isDeferred }
    let count = rows.reduce(0) { $0 + $1.elements.count }
    let tenths = rows.isEmpty ? 10 : count * 10 / rows.count
    return tenths == 10 ? nil : String(Double(tenths) / 10)
  }

  private mutating func addGap(
    _ rows: Range<Int>,
    at place: Place,
    _ old: [Place: ElementNode],
    _ context: NodeContext
  ) {
    guard !rows.isEmpty else { return }
    let element = Element(gapOf: rows.count, elementsOfRow: elementsOfRow, in: context)
    let node = old[place] ?? ElementNode(element, behavior: behavior(in: context), in: context)
    if old[place] != nil { node.update(element, behavior: behavior(in: context)) }
    nodes[place] = node
    slots.append(.gap(node, rows))
  }

  private func behavior(in context: NodeContext) -> ElementBehavior {
    let graph = context.graph
    let container = context.container.id
    return ElementBehavior { [unowned graph] event in
      guard case .rows(let view) = event else { return }
      graph.makeRows { [unowned graph] in graph.rowWindows.show(view, in: container) }
    }
  }

  /// The positions of the rows between two points of the container.
  ///
  /// - Parameters:
  ///   - view: The points.
  ///   - places: The position of each element in the container.
  ///   - count: The number of all rows.
  /// - Returns: The positions, or `nil` if the container lacks the elements, which have been removed.
  func bounds(of view: Event.RowsInView, places: [NodeID: Int], count: Int) -> Range<Int>? {
    guard let first = places[view.first.element], let last = places[view.last.element] else {
      return nil
    }
    let start = offset(of: view.first, at: first, places: places, isEnd: false) ?? count
    let end = offset(of: view.last, at: last, places: places, isEnd: true) ?? count
    return start..<max(start, end)
  }

  /// The position of the first row at or after a point, or after it if the point is an end.
  private func offset(
    of point: Event.RowsInView.Point,
    at place: Int,
    places: [NodeID: Int],
    isEnd: Bool
  ) -> Int? {
    for slot in slots {
      if case .gap(let node, let rows) = slot, node.id == point.element {
        return rows.lowerBound + min(max(0, point.row), rows.count - 1) + (isEnd ? 1 : 0)
      }
      let own = slot.elements.compactMap { places[$0.id] }
      if isEnd ? own.first.map({ $0 > place }) ?? false : own.last.map({ $0 >= place }) ?? false {
        return slot.start
      }
    }
    return nil
  }

  func appendElements(to elements: inout [ElementNode]) {
    for slot in slots { elements += slot.elements }
  }

  func unmount() {
    for node in nodes.values { node.unmount() }
  }
}

extension RowGaps.Slot {
  /// The elements of the slot in the container.
  @MainActor
  fileprivate var elements: [ElementNode] {
    switch self {
    case .gap(let node, _): [node]
    case .row(let row): row.elements
    }
  }
}

extension Element {
  /// The element that stands for a number of rows.
  fileprivate init(gapOf count: Int, elementsOfRow: String?, in context: NodeContext) {
    let tag = if case .list = context.row, context.wrapsRows { "li" } else { "div" }
    self.init(
      tag,
      attributes: [
        .init(class: .gap), .init("aria-hidden", "true"), .init("data-rows", "\(count)"),
      ],
      events: .rows
    )
    self["data-elements"] = elementsOfRow
  }
}
