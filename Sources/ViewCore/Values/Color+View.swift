/// A colour as a view fills the space that it gets.
extension Color: View {
  public typealias Body = Never
}

extension Color: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    StyleGround(style: self).render(in: context)
  }
}
