import Testing

@testable import ViewCore
@testable import ViewTesting

/// A graph and the page that its patches make.
@MainActor
struct GraphWindow {
  let graph: ViewGraph
  var page = PageModel()

  /// - Parameters:
  ///   - view: The view.
  ///   - makesRowsOnDemand: Whether long collections in lazy containers make their rows when the page needs them.
  init(_ view: some View, makesRowsOnDemand: Bool = false) {
    graph = ViewGraph(root: view)
    graph.makesRowsOnDemand = makesRowsOnDemand
  }

  /// The numbers that the page shows, in order.
  var rows: [Int] { page.texts.compactMap(Int.init) }

  func isFirstRow(_ text: String) -> Bool {
    page.texts.first { Int($0) != nil } == text
  }

  func text(in node: NodeID) -> String? {
    guard let node = page.node(node) else { return nil }
    return node.element.text ?? node.children.lazy.compactMap { text(in: $0) }.first
  }

  mutating func take(_ patches: [Patch]) {
    for patch in patches {
      do { try page.apply(patch) } catch { Issue.record(error) }
    }
  }

  /// Takes in all that is to come.
  mutating func finish() {
    while graph.isUnfinished { take(graph.advance()) }
  }

  @discardableResult
  mutating func tap(_ title: String) throws -> [Patch] {
    let button = try #require(page.find(.button(title)).first)
    #expect(graph.handle(.click, on: button) == .handled)
    let patches = graph.flush()
    take(patches)
    return patches
  }
}

/// Rows and gaps of a long collection.
extension GraphWindow {
  /// A child of the element that contains the rows.
  enum Child: Equatable {
    /// A row that shows a number.
    case row(Int)
    /// An element that stands for a number of rows.
    case gap(Int)
  }

  /// Rows that show numbers.
  static func rows(_ numbers: some Sequence<Int>) -> [Child] { numbers.map { .row($0) } }

  /// The rows and gaps on the page, in order.
  var children: [Child] { childIDs.map(child) }

  private func child(_ id: NodeID) -> Child {
    if let rows = page.node(id)?.element["data-rows"].flatMap(Int.init) { return .gap(rows) }
    return .row(text(in: id).flatMap(Int.init) ?? -1)
  }

  /// Whether some rows do not exist.
  var hasGaps: Bool { children.contains { if case .gap = $0 { true } else { false } } }

  /// The ids of the rows and gaps, in order.
  private var childIDs: [NodeID] {
    let container = page.nodes.first { _, node in
      node.element["class"]?.split(separator: " ").contains { ["list", "lazy"].contains($0) }
        ?? false
    }
    return container?.value.children ?? []
  }

  /// The rows that the page shows with all rows that gaps stand for, whose numbers are unknown.
  var positions: [Int?] {
    children.flatMap { child -> [Int?] in
      switch child {
      case .row(let number): [number]
      case .gap(let count): Array(repeating: nil, count: count)
      }
    }
  }

  /// Reports that the page needs the rows at some positions, and takes in the answer.
  mutating func show(_ range: ClosedRange<Int>, holding held: Int? = nil) throws {
    take(graph.flush())
    let gap = try #require(page.nodes.first { $0.value.element["data-rows"] != nil }?.key)
    let view = Event.RowsInView(
      first: try #require(point(at: range.lowerBound)),
      last: try #require(point(at: range.upperBound)),
      held: held.flatMap { number in childIDs.first { child($0) == .row(number) } }
    )
    #expect(graph.handle(.rows(view), on: gap) == .handled)
    take(graph.flush())
  }

  private func point(at position: Int) -> Event.RowsInView.Point? {
    var next = 0
    for id in childIDs {
      let count = if case .gap(let rows) = child(id) { rows } else { 1 }
      if position < next + count { return .init(element: id, row: position - next) }
      next += count
    }
    return nil
  }
}
