/// Several views that count as one where a single view is expected, without a layout of their own.
///
/// Differs from SwiftUI in that a modifier that makes a box, such as `padding`, makes one around the
/// whole group, and not one around each view in it.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Groups the views of a block.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView where Content: View {
  func make(in context: NodeContext) -> ViewNode {
    content.makeNode(in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(node, in: context)
  }
}
