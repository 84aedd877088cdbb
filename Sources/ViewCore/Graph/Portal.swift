/// A view whose elements appear in a ``PortalTarget`` instead of where it is declared.
///
/// Without a target it shows nothing.
struct Portal<Content: View> {
  let target: PortalTarget?
  /// The declarations among which the views keep their place, if any.
  var order: PortalOrder?
  /// Whether the views come after those of all other portals.
  var isLast = false
  let content: Content
}

extension Portal: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let node = PortalNode(target, in: order, at: context.container)
    node.isLast = isLast
    node.makeContent = maker(in: context)
    if let container = node.container { node.enter(container) }
    return node
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: PortalNode.self)
    if node.isLast != isLast {
      node.isLast = isLast
      node.reorder()
    }
    guard let container = node.container, let child = node.content else {
      return node.makeContent = maker(in: context)
    }
    content.patchNode(child, in: context.entering(container, inside: node.barrier))
  }

  @MainActor
  private func maker(in context: NodeContext) -> @MainActor (ElementNode, NodeID) -> ViewNode {
    { content.makeNode(in: context.entering($0, inside: $1)) }
  }
}

final class PortalNode: ViewNode {
  private let target: PortalTarget?
  private(set) weak var container: ElementNode?
  /// The element in which the views are declared.
  private(set) weak var place: ElementNode?
  /// The declarations among which this one has its place.
  private(set) weak var order: PortalOrder?
  /// Whether the views come after those of all other portals.
  fileprivate(set) var isLast = false
  private(set) var content: ViewNode?
  /// Makes the content once the target has a container.
  var makeContent: (@MainActor (ElementNode, NodeID) -> ViewNode)?

  init(_ target: PortalTarget?, in order: PortalOrder?, at place: ElementNode) {
    self.target = target
    self.order = order
    self.place = place
    super.init()
    container = target?.connect(self)
  }

  /// The innermost barrier around the target.
  var barrier: NodeID { target?.barrier ?? ViewGraph.rootID }

  func enter(_ container: ElementNode) {
    self.container = container
    content = makeContent?(container, barrier)
    makeContent = nil
    container.setNeedsChildren()
  }

  /// Shows the views of the target in their new order.
  func reorder() {
    target?.reorder()
  }

  func appendContent(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  /// The views are shown elsewhere, and provide nothing for those around the declaration.
  override func collect(_ preference: AnyPreferenceReduction) {}

  override func unmount() {
    target?.disconnect(self)
    content?.unmount()
  }
}

extension NodeContext {
  /// This context for a view that becomes a direct child of an element.
  ///
  /// - Parameters:
  ///   - container: The element.
  ///   - barrier: The innermost barrier around the view.
  /// - Returns: The context.
  func entering(_ container: ElementNode, inside barrier: NodeID) -> NodeContext {
    var context = self
    context.container = container
    context.barrier = barrier
    context.row = nil
    context.wrapsRows = false
    context.boxes = []
    context.attributes = []
    context.traits = nil
    context.makesRowsOnDemand = false
    context.lazyContainer = nil
    context.pinnedViews = []
    return context
  }
}
