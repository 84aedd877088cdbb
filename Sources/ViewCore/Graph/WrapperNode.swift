/// A node with one child that shows what the child shows.
class WrapperNode: ViewNode {
  final let child: ViewNode

  init(child: ViewNode) {
    self.child = child
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(child)
  }

  override func unmount() {
    child.unmount()
  }
}
