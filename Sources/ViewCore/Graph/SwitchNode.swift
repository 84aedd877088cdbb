/// A place that shows one of several views, told apart by a key.
final class SwitchNode<Key: Equatable>: ViewNode {
  private var key: Key
  private var child: ViewNode

  init(key: Key, child: ViewNode) {
    self.key = key
    self.child = child
  }

  /// Patches the child where the key is the same, and replaces it by a new one otherwise.
  func show(_ view: some View, key: Key, in context: NodeContext) {
    guard key != self.key else { return view.patchNode(child, in: context) }
    child.unmount()
    self.key = key
    child = view.makeNode(in: context)
    context.container.setNeedsChildren()
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func unmount() {
    child.unmount()
  }
}
