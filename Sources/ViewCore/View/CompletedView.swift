/// A view that is followed by another one while its elements are incomplete.
struct CompletedView<Content: View, Completion: View> {
  let content: Content
  let completion: Completion
  /// Whether the elements of the content need no completion.
  let isComplete: ([Element]) -> Bool
}

extension CompletedView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    CompletedNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: CompletedNode<Content, Completion>.self).patch(with: self, in: context)
  }
}

private final class CompletedNode<Content: View, Completion: View>: ViewNode {
  private var view: CompletedView<Content, Completion>
  private var context: NodeContext
  private let content: ViewNode
  /// The completion, while it is needed.
  private var completion: ViewNode?

  init(_ view: CompletedView<Content, Completion>, in context: NodeContext) {
    self.view = view
    self.context = context
    content = view.content.makeNode(in: context)
  }

  func patch(with view: CompletedView<Content, Completion>, in context: NodeContext) {
    self.view = view
    self.context = context
    view.content.patchNode(content, in: context)
    if let completion { view.completion.patchNode(completion, in: context) }
    context.container.setNeedsChildren()
  }

  override func appendElements(to elements: inout [ElementNode]) {
    var own: [ElementNode] = []
    content.appendElements(to: &own)
    elements += own
    if view.isComplete(own.map(\.element)) {
      completion?.unmount()
      completion = nil
    } else {
      let completion = completion ?? view.completion.makeNode(in: context)
      self.completion = completion
      completion.appendElements(to: &elements)
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(content)
    if let completion { body(completion) }
  }

  override func unmount() {
    content.unmount()
    completion?.unmount()
  }
}
