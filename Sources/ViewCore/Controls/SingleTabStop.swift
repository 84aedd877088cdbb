/// Options of which only one is a tab stop: the selected one, or the first if none is selected.
///
/// The arrow keys move the focus to the others, as in a roving tab index.
struct SingleTabStop<Content: View> {
  let content: Content
}

extension SingleTabStop: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    // Without a tab stop, the options of an ignored picker need none that stands for the others.
    let child = content.makeNode(in: context)
    return SingleTabStopNode(child: child, hasStop: !context.environment.isIgnoredByReaders)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: SingleTabStopNode.self)
    content.patchNode(node.child, in: context)
    var elements: [ElementNode] = []
    node.appendElements(to: &elements)
  }
}

private final class SingleTabStopNode: WrapperNode {
  private let hasStop: Bool

  init(child: ViewNode, hasStop: Bool) {
    self.hasStop = hasStop
    super.init(child: child)
  }

  override func appendElements(to elements: inout [ElementNode]) {
    var own: [ElementNode] = []
    super.appendElements(to: &own)
    elements += own
    guard hasStop, !own.contains(where: { $0.element["aria-checked"] == "true" }) else { return }
    own.first { $0.element["disabled"] == nil }?.change { $0["tabindex"] = nil }
  }
}
