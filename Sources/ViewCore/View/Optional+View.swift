/// A view that may be absent: the result of an `if` without an `else`.
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func make(in context: NodeContext) -> ViewNode {
    switch self {
    case .some(let view): SwitchNode(key: true, child: view.makeNode(in: context))
    case .none: SwitchNode(key: false, child: ViewNode())
    }
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: SwitchNode<Bool>.self)
    switch self {
    case .some(let view): node.show(view, key: true, in: context)
    case .none: node.show(EmptyView(), key: false, in: context)
    }
  }
}
