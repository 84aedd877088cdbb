nonisolated extension View {
  /// Paints the background of the view.
  ///
  /// - Parameter style: A color or another style.
  /// - Returns: The view with its background.
  public func background(_ style: some ShapeStyle) -> some View {
    BoxedView(self) { environment in
      Element(
        "div",
        attributes: [
          .init("class", "background"),
          .init("style", style.background(in: environment)),
        ]
      )
    }
  }

  /// Paints the page's background behind the view.
  ///
  /// - Returns: The view with its background.
  public func background() -> some View {
    background(BackgroundStyle())
  }

  /// Places other views behind the view, in its size.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the other views.
  ///   - content: The views behind.
  /// - Returns: The view with its background.
  public func background(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let views = Box(class: .behind, style: alignment.css, content: content())
    return LayeredView(content: self, views: views, isBehind: true)
  }

  /// Places another view behind the view, in its size.
  ///
  /// - Parameters:
  ///   - background: The view behind.
  ///   - alignment: The alignment of the other view.
  /// - Returns: The view with its background.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }
}
