/// A thin line between the views of a stack.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View {
  public typealias Body = Never
}

extension Divider: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    DividerLine(isUpright: context.isInLine).make(in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    DividerLine(isUpright: context.isInLine).patch(node, in: context)
  }
}

extension NodeContext {
  /// Whether the view is in a horizontal stack, whatever modifiers put around it.
  @MainActor
  fileprivate var isInLine: Bool {
    container.element["class"]?.hasPrefix(ClassName.hstack.rawValue) == true
  }
}

private struct DividerLine {
  let isUpright: Bool
}

extension DividerLine: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    Rendering(Element("hr", attributes: [.init(class: isUpright ? .upright : .divider)]))
  }
}
