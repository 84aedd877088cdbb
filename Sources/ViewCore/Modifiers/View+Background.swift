nonisolated extension View {
  /// Paints the ground behind the view.
  ///
  /// - Parameter style: A colour or another style.
  /// - Returns: The view before its ground.
  public func background(_ style: some ShapeStyle) -> some View {
    BoxedView(self) { environment in
      Element(
        "div",
        attributes: [
          .init("class", "background"),
          .init("style", style.ground(in: environment)),
        ]
      )
    }
  }

  /// Paints the ground of the page behind the view.
  ///
  /// - Returns: The view before its ground.
  public func background() -> some View {
    background(BackgroundStyle())
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
    let views = Box(class: "behind", style: alignment.css, content: content())
    return LayeredView(content: self, views: views, isBehind: true)
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
