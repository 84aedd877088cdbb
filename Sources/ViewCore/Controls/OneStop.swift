/// Options of which the tab key reaches one: the picked one, or the first where none is picked.
///
/// The arrow keys lead to the others.
struct OneStop<Content: View> {
  let content: Content
}

extension OneStop: View {
  typealias Body = Never
}

extension OneStop: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    OneStopNode(content.makeNode(in: context))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: OneStopNode.self)
    content.patchNode(node.options, in: context)
    var elements: [ElementNode] = []
    node.appendElements(to: &elements)
  }
}

private final class OneStopNode: ViewNode {
  let options: ViewNode

  init(_ options: ViewNode) {
    self.options = options
  }

  override func appendElements(to elements: inout [ElementNode]) {
    var own: [ElementNode] = []
    options.appendElements(to: &own)
    elements += own
    guard !own.contains(where: { $0.element["aria-checked"] == "true" }) else { return }
    own.first { $0.element["disabled"] == nil }?.change { $0["tabindex"] = nil }
  }

  override func unmount() {
    options.unmount()
  }
}
