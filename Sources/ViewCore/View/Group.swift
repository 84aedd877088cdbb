/// Several views that count as one, without a layout of their own.
///
/// A modifier of a group applies to each view in it: `padding` pads each of them. Differs from
/// SwiftUI in that `overlay` and a `background` of views treat the group as one view.
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
