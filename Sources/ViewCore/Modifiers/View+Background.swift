extension View {
  /// Paints the ground behind the view.
  ///
  /// - Parameter style: A colour or another style.
  /// - Returns: The view before its ground.
  public func background(_ style: some ShapeStyle) -> some View {
    PaintedView(content: self, style: style)
  }

  /// Puts other views behind the view, in its size.
  ///
  /// - Parameters:
  ///   - alignment: Where the other views are.
  ///   - content: The views behind.
  /// - Returns: The view before its ground.
  public func background(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    Box(
      class: "layers",
      content: TupleView(
        Box(class: "behind", style: alignment.css, content: content()),
        self
      )
    )
  }

  /// Puts another view behind the view, in its size.
  ///
  /// - Parameters:
  ///   - background: The view behind.
  ///   - alignment: Where it is.
  /// - Returns: The view before its ground.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }
}

private struct PaintedView<Content: View, Style: ShapeStyle> {
  let content: Content
  let style: Style
}

extension PaintedView: View {
  typealias Body = Never
}

extension PaintedView: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    Rendering(
      element: Element(
        "div",
        attributes: [
          .init("class", "background"),
          .init("style", "background:\(style.css(in: context.environment))"),
        ]
      ),
      content: content
    )
  }
}
