/// Portals that appear in the order in which they are declared, such as the items of one toolbar.
///
/// An item that comes later has the place of its declaration, and not the last one.
@MainActor
final class PortalOrder {
  fileprivate weak var declarations: ViewNode?
  private var known: [ObjectIdentifier] = []

  /// The portals in the order of their declarations.
  var portals: [PortalNode] {
    var portals: [PortalNode] = []
    if let declarations { collect(from: declarations, into: &portals) }
    return portals
  }

  private func collect(from node: ViewNode, into portals: inout [PortalNode]) {
    if let portal = node as? PortalNode { return portals.append(portal) }
    node.forEachChild { collect(from: $0, into: &portals) }
  }

  /// Moves the views on the page if their declarations have moved.
  fileprivate func update() {
    let portals = portals
    let order = portals.map { ObjectIdentifier($0) }
    guard order != known else { return }
    known = order
    for portal in portals { portal.reorder() }
  }
}

/// Views that declare portals in an order of their own.
struct OrderedPortals<Content: View> {
  let content: Content
}

extension OrderedPortals: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let order = PortalOrder()
    return OrderedPortalsNode(order, child: ordered(by: order).makeNode(in: context))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: OrderedPortalsNode.self)
    ordered(by: node.order).patchNode(node.child, in: context)
    node.order.update()
  }

  private func ordered(by order: PortalOrder) -> EnvironmentView<Content, PortalOrder> {
    EnvironmentView(content: content, value: order) { $1.portalOrder = $0 }
  }
}

/// Keeps the order of portals.
private final class OrderedPortalsNode: WrapperNode {
  let order: PortalOrder

  init(_ order: PortalOrder, child: ViewNode) {
    self.order = order
    super.init(child: child)
    order.declarations = self
  }
}

extension EnvironmentValues {
  private enum PortalOrderKey: EnvironmentKey {
    static var defaultValue: PortalOrder? { nil }
  }

  /// The declarations that the view belongs to.
  var portalOrder: PortalOrder? {
    get { self[PortalOrderKey.self] }
    set { self[PortalOrderKey.self] = newValue }
  }
}
