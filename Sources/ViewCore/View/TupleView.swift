/// Several views in a row: the result of a block of a ``ViewBuilder``.
///
/// SwiftUI's type of this name has one parameter, a tuple. Here each view is a parameter, so that a
/// block of any length needs no further type.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: View {
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    var children: [ViewNode] = []
    repeat children.append((each content).makeNode(in: context))
    return TupleNode(children: children)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    var children = node.cast(to: TupleNode.self).children.makeIterator()
    func patchNext(_ view: some View) {
      guard let child = children.next() else { return }
      view.patchNode(child, in: context)
    }
    repeat patchNext(each content)
  }
}

/// The node of a fixed list of children.
private final class TupleNode: ViewNode {
  let children: [ViewNode]

  init(children: [ViewNode]) {
    self.children = children
  }

  override func appendElements(to elements: inout [ElementNode]) {
    for child in children { child.appendElements(to: &elements) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func unmount() {
    for child in children { child.unmount() }
  }
}
