/// A thin line between the views of a stack.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View {
  public typealias Body = Never
}

extension Divider: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    Rendering(Element("hr", attributes: [.init("class", "divider")]))
  }
}
