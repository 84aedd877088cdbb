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
    guard let ordering else { return portals }
    let siblings = ordering.children
    return portals.sorted { first, second in
      let offsets = [first, second].map { portal in
        siblings.firstIndex { $0 === portal.place } ?? siblings.count
      }
      return offsets[0] < offsets[1]
    }
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
