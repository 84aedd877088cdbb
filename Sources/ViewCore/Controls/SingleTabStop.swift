/// Options of which only one is a tab stop: the selected one, or the first if none is selected.
///
/// The arrow keys move the focus to the others, as in a roving tab index.
struct SingleTabStop<Content: View> {
  let content: Content
}

extension SingleTabStop: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    SingleTabStopNode(child: content.makeNode(in: context))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: SingleTabStopNode.self)
    content.patchNode(node.child, in: context)
    var elements: [ElementNode] = []
    node.appendElements(to: &elements)
  }
}

private final class SingleTabStopNode: WrapperNode {
  override func appendElements(to elements: inout [ElementNode]) {
    var own: [ElementNode] = []
    super.appendElements(to: &own)
    elements += own
    guard !own.contains(where: { $0.element["aria-checked"] == "true" }) else { return }
    own.first { $0.element["disabled"] == nil }?.change { $0["tabindex"] = nil }
  }
}
