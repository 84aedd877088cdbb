/// A node that shows one of several views, identified by a key.
final class SwitchNode<Key: Equatable>: ViewNode {
  private var key: Key
  private var child: ViewNode
  /// Makes the deferred child, or `nil` if no child is deferred.
  private var makeChild: (() -> ViewNode)?

  init(key: Key, child: ViewNode) {
    self.key = key
    self.child = child
  }

  /// Patches the child if the key is the same, and replaces it otherwise.
  func show(_ view: some View, key: Key, in context: NodeContext) {
    guard key != self.key || makeChild != nil else { return view.patchNode(child, in: context) }
    self.key = key
    child.unmount()
    context.graph.keepUntilSent(child)
    context.container.setNeedsChildren()
    guard context.defersRows, !(view is EmptyView) else {
      makeChild = nil
      return child = view.makeNode(in: context)
    }
    child = ViewNode()
    if makeChild == nil { context.graph.renderLater(self) }
    makeChild = {
      context.container.setNeedsChildren()
      return view.makeNode(in: context)
    }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(child)
  }

  override func unmount() {
    makeChild = nil
    child.unmount()
  }
}

extension SwitchNode: IncrementalRendering.DeferredNode {
  func renderDeferred() {
    guard let makeChild else { return }
    self.makeChild = nil
    child = makeChild()
  }
}
