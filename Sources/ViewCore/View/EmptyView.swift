/// A view that shows nothing and takes no space.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View {
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    ViewNode()
  }

  func patch(_ node: ViewNode, in context: NodeContext) {}
}
