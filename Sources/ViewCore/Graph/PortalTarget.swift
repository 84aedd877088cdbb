/// A place on the page for the elements of views that are declared elsewhere, such as a toolbar's buttons.
///
/// The views live where they are declared: their state, environment and lifetime belong to that place of
/// the tree. Only their elements move here. A ``Portal`` is the declaring side.
@MainActor
final class PortalTarget {
  private weak var container: ElementNode?
  /// The innermost barrier around the place.
  private(set) var barrier = ViewGraph.rootID
  private var portals: [PortalNode] = []
  /// Whether any view is declared for the place.
  let isUsed = StateLocation(false)
  /// The element whose children declare the views, if the views follow the order of those children.
  weak var ordering: ElementNode?

  nonisolated init() {}

  /// Shows the views in an element, including those that were declared before it existed.
  fileprivate func open(in context: NodeContext) {
    let container = context.container
    self.container = container
    barrier = context.barrier
    for portal in portals where portal.container == nil { portal.enter(container) }
  }

  func connect(_ portal: PortalNode) -> ElementNode? {
    portals.append(portal)
    isUsed.value = true
    container?.setNeedsChildren()
    return container
  }

  func disconnect(_ portal: PortalNode) {
    portals.removeAll { $0 === portal }
    isUsed.value = !portals.isEmpty
    container?.setNeedsChildren()
  }

  fileprivate func appendElements(to elements: inout [ElementNode]) {
    for portal in orderedPortals { portal.appendContent(to: &elements) }
  }

  private var orderedPortals: [PortalNode] {
    guard let ordering else { return declaredPortals }
    let siblings = ordering.children
    return portals.sorted { portal in
      let position = siblings.firstIndex { $0 === portal.place } ?? siblings.count
      return portal.isLast ? position + siblings.count + 1 : position
    }
  }

  /// The portals as they came, where those of one toolbar are together in the order of their declarations.
  private var declaredPortals: [PortalNode] {
    guard portals.count > 1, portals.contains(where: { $0.order != nil }) else { return portals }
    var rest = portals
    var declared: [PortalNode] = []
    while let first = rest.first {
      guard let order = first.order else {
        declared.append(rest.removeFirst())
        continue
      }
      let known = order.portals
      declared += rest.filter { $0.order === order }.sorted { portal in
        known.firstIndex { $0 === portal } ?? known.count
      }
      rest.removeAll { $0.order === order }
    }
    return declared
  }

  /// Shows the views in their new order.
  func reorder() {
    container?.setNeedsChildren()
  }
}

extension [PortalNode] {
  /// The portals in the order of their positions.
  @MainActor
  fileprivate func sorted(by position: (PortalNode) -> Int) -> [PortalNode] {
    map { (portal: $0, position: position($0)) }
      .sorted { $0.position < $1.position }
      .map(\.portal)
  }
}

/// The view that marks where on the page a portal's target is.
struct PortalTargetView {
  let target: PortalTarget
}

extension PortalTargetView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    target.open(in: context)
    return PortalTargetNode(target)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {}
}

private final class PortalTargetNode: ViewNode {
  private let target: PortalTarget

  init(_ target: PortalTarget) {
    self.target = target
  }

  override func appendElements(to elements: inout [ElementNode]) {
    target.appendElements(to: &elements)
  }
}
