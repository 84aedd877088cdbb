/// A color that is used as a view fills the available space.
extension Color: View {
  public typealias Body = Never
}

extension Color: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    StyleBackground(style: self).render(in: context)
  }
}
