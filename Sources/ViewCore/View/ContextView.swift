/// A view that shows its content in a changed context.
@MainActor
protocol ContextView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }

  /// Changes the context of the content.
  func change(_ context: inout NodeContext)
}

extension ContextView {
  func make(in context: NodeContext) -> ViewNode {
    content.makeNode(in: changed(context))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(node, in: changed(context))
  }

  private func changed(_ context: NodeContext) -> NodeContext {
    var context = context
    change(&context)
    return context
  }
}
