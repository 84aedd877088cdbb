internal import ConcurrencyExtras
import Foundation

/// The container of a layout: it has the page measure the views, runs the layout, and places the views.
@MainActor
final class LayoutArea {
  /// The number of spaces in which the page measures one view.
  private static let mostProposals = 32

  /// A view of the layout.
  private struct Cell {
    /// The spaces in which the page measures the view.
    var proposals: [LayoutProposal] = [.unspecified]
    var sizes: [LayoutProposal: CGSize] = [:]
    var place: LayoutPlace?
  }

  private weak var container: ElementNode?
  private weak var graph: ViewGraph?
  private var arrangement = LayoutArrangement.stack(Element("div"))
  private var layoutDirection = LayoutDirection.leftToRight
  private var cells: [NodeID: Cell] = [:]
  /// The views in their order.
  private var order: [NodeID] = []
  private var sources: [LayoutValueSource] = []
  /// The space that the container has, once the page has reported it.
  private var offered: ProposedViewSize?
  private var size: CGSize?
  private var cache: Any?
  /// The type of the layout that has the cache.
  private var layoutType: ObjectIdentifier?
  /// The number of runs since the last change that asked for sizes which were not known.
  private var rounds = 0
  private var isScheduled = false
  private var hasReported = false

  nonisolated init() {}

  func open(in container: ElementNode, of graph: ViewGraph) {
    self.container = container
    self.graph = graph
  }

  /// Takes the current layout.
  func update(_ arrangement: LayoutArrangement, _ layoutDirection: LayoutDirection) {
    let wasStack = self.arrangement.isStack
    self.arrangement = arrangement
    self.layoutDirection = layoutDirection
    if wasStack != arrangement.isStack {
      cells = cells.mapValues { _ in Cell() }
      offered = nil
      size = nil
      refresh(order)
    }
    setNeedsLayout()
  }

  // MARK: Values

  func add(_ source: LayoutValueSource) {
    sources.append(source)
    setNeedsLayout()
  }

  func remove(_ source: LayoutValueSource) {
    sources.removeAll { $0 === source }
  }

  // MARK: Elements

  /// The element of the container.
  var element: Element {
    if case .stack(let element) = arrangement { return element }
    var element = Element("div", attributes: [.init(class: .layout)], events: .place)
    element["style"] = size.map {
      "--layout-width:\(CSS.length($0.width));--layout-height:\(CSS.length($0.height))"
    }
    return element
  }

  /// Updates the element of a view's box.
  func adopt(_ node: ElementNode, in context: NodeContext) {
    if cells[node.id] == nil { cells[node.id] = Cell() }
    node.update(element(of: node.id), behavior: behavior(of: node.id), in: context)
  }

  private func element(of id: NodeID) -> Element {
    guard !arrangement.isStack, let cell = cells[id] else {
      return Element("div", attributes: [.init("class", "effect \(ClassName.slot)")])
    }
    let classes = [ClassName.cell] + (cell.place?.classes ?? [])
    let names = ["layers"] + classes.map(\.rawValue)
    var element = Element(
      "div",
      attributes: [.init("class", names.joined(separator: " "))],
      events: .place
    )
    element["style"] = cell.place.map(\.css) ?? "visibility:hidden"
    element["data-spaces"] = cell.proposals.map(\.css).json
    return element
  }

  private func behavior(of id: NodeID) -> ElementBehavior {
    ElementBehavior { [weak self] event in
      if case .place(let place) = event { self?.take(place, of: id) }
    }
  }

  /// Updates the elements of some boxes, and that of the container.
  private func refresh(_ ids: [NodeID]) {
    guard let container else { return }
    let changed = Set(ids)
    for node in container.children where changed.contains(node.id) {
      let element = element(of: node.id)
      node.change { $0 = element }
    }
    let element = self.element
    container.change { $0 = element }
  }

  /// Notes the current views, which may have come, gone or moved.
  func noteOrder(_ elements: [ElementNode]) {
    let order = elements.filter { $0.element.tag != "dialog" }.map(\.id)
    guard order != self.order else { return }
    self.order = order
    let known = Set(order)
    cells = cells.filter { known.contains($0.key) }
    setNeedsLayout()
  }

  // MARK: Reports

  /// Takes the space of the container, which the page reports in place of a corner.
  func takeOffered(_ place: Event.Place) {
    guard !arrangement.isStack, let corner = place.corners.first else { return }
    let offered = ProposedViewSize(width: Self.limit(corner.x), height: Self.limit(corner.y))
    guard offered != self.offered else { return }
    self.offered = offered
    setNeedsLayout()
  }

  /// A length of the space, or `nil` if nothing limits it.
  private static func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < LayoutProposal.largest ? length : nil
  }

  /// Takes the sizes of a view, which the page reports in place of corners after the first one.
  private func take(_ place: Event.Place, of id: NodeID) {
    // The page may not know of the last proposals yet.
    guard var cell = cells[id], place.corners.count == cell.proposals.count + 1 else { return }
    var sizes: [LayoutProposal: CGSize] = [:]
    for (proposal, corner) in zip(cell.proposals, place.corners.dropFirst()) {
      sizes[proposal] = CGSize(width: Self.length(corner.x), height: Self.length(corner.y))
    }
    guard sizes != cell.sizes else { return }
    let isAnswer = cell.sizes.allSatisfy { sizes[$0.key] ?? $0.value == $0.value }
    cell.sizes = sizes
    cells[id] = cell
    setNeedsLayout(isAnswer: isAnswer)
  }

  /// A length of a view as a layout gets it.
  private static func length(_ length: CGFloat) -> CGFloat {
    length >= LayoutProposal.largest ? .infinity : max(length, 0)
  }

  // MARK: Runs

  /// Has the layout run at the end of the current update.
  ///
  /// - Parameter isAnswer: Whether nothing has changed but that the page has answered a question of the layout.
  func setNeedsLayout(isAnswer: Bool = false) {
    if !isAnswer { rounds = 0 }
    guard !isScheduled, !arrangement.isStack, let graph else { return }
    isScheduled = true
    graph.afterUpdate { [weak self] in
      self?.isScheduled = false
      self?.run()
    }
  }

  private func run() {
    guard case .own(let layout) = arrangement, let offered, let container else { return }
    noteOrder(container.children)
    let values = values(of: container)
    let pass = LayoutPass(
      order.map { .init(sizes: cells[$0]?.sizes ?? [:], values: values[$0] ?? [:]) },
      layoutDirection: layoutDirection
    )
    let type = ObjectIdentifier(type(of: layout))
    if type != layoutType { cache = nil }
    layoutType = type
    let size = layout.run(pass, in: offered, cache: &cache)
    guard pass.isKnown || rounds >= Self.mostProposals || !ask(pass) else {
      // The layout may have computed its cache from guesses.
      cache = nil
      rounds += 1
      return
    }
    apply(pass, size, of: layout)
  }

  /// The values of the views, in the order in which modifiers give them.
  private func values(of container: ElementNode) -> [NodeID: [ObjectIdentifier: Any]] {
    var values: [NodeID: [ObjectIdentifier: Any]] = [:]
    for source in sources {
      for element in source.elements where cells[element.id] != nil {
        source.add(to: &values[element.id, default: [:]])
      }
    }
    return values
  }

  /// Has the page measure views in the spaces for which the layout has asked.
  ///
  /// - Returns: Whether the page gets a question. Otherwise the layout has asked too much.
  private func ask(_ pass: LayoutPass) -> Bool {
    var changed: [NodeID] = []
    for (id, view) in zip(order, pass.views) where !view.isKnown {
      guard var cell = cells[id] else { continue }
      var proposals = cell.proposals
      for proposal in view.asked where !proposals.contains(proposal) { proposals.append(proposal) }
      if proposals.count > Self.mostProposals {
        let others = view.asked.filter { $0 != .unspecified }
        proposals = Array(([.unspecified] + others).prefix(Self.mostProposals))
      }
      if proposals != cell.proposals {
        cell.proposals = proposals
        cells[id] = cell
        changed.append(id)
      }
    }
    refresh(changed)
    return !changed.isEmpty || cells.values.contains { $0.sizes.count < $0.proposals.count }
  }

  private func apply(_ pass: LayoutPass, _ size: CGSize, of layout: any Layout) {
    let isFinite = size.width.isFinite && size.height.isFinite
    if !pass.isKnown { report(Issues.layoutAsksOn("\(type(of: layout))")) }
    if pass.hasImpossiblePlace || !isFinite {
      report(Issues.layoutIsNotFinite("\(type(of: layout))"))
    }
    let bounds = CGSize(
      width: size.width.isFinite ? max(size.width, 0) : offered?.width ?? 0,
      height: size.height.isFinite ? max(size.height, 0) : offered?.height ?? 0
    )
    self.size = bounds
    var changed: [NodeID] = []
    for (id, view) in zip(order, pass.views) {
      let place = view.place ?? middle(of: bounds)
      if cells[id]?.place != place { changed.append(id) }
      cells[id]?.place = place
    }
    refresh(changed)
  }

  /// The place of a view that the layout does not place.
  private func middle(of size: CGSize) -> LayoutPlace {
    LayoutPlace(
      position: CGPoint(x: size.width / 2, y: size.height / 2),
      anchor: .center,
      proposal: offered ?? .unspecified
    )
  }

  private func report(_ issue: String) {
    guard !hasReported else { return }
    hasReported = true
    Issues.report(issue)
  }
}

extension EnvironmentValues {
  private enum LayoutAreaKey: EnvironmentKey {
    static var defaultValue: LayoutArea? { nil }
  }

  /// The container of the enclosing layout.
  var layoutArea: LayoutArea? {
    get { self[LayoutAreaKey.self] }
    set { self[LayoutAreaKey.self] = newValue }
  }
}
