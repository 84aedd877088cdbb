public import Foundation

nonisolated extension View {
  /// Puts other views in front of the view, in its size.
  ///
  /// - Parameters:
  ///   - alignment: Where the other views are.
  ///   - content: The views in front.
  /// - Returns: The view behind the others.
  public func overlay(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let views = Box(class: "before", style: alignment.css, content: content())
    return LayeredView(content: self, views: views, isBehind: false)
  }

  /// Paints in front of the view, in its size.
  ///
  /// - Parameter style: A colour that can be seen through, or another style.
  /// - Returns: The view behind the paint.
  public func overlay(_ style: some ShapeStyle) -> some View {
    overlay { StyleGround(style: style) }
  }

  /// Draws a frame along the sides of the view, inside it.
  ///
  /// - Parameters:
  ///   - content: A colour or another style.
  ///   - width: How wide the frame's lines are, in points.
  /// - Returns: The view in its frame.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Puts another view in front of the view, in its size.
  ///
  /// - Parameters:
  ///   - overlay: The view in front.
  ///   - alignment: Where it is.
  /// - Returns: The view behind the other.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Lets what is behind the view shine through.
  ///
  /// - Parameter opacity: How much of the view is seen: 0 is nothing and 1 is all.
  /// - Returns: The view, more or less transparent.
  public func opacity(_ opacity: Double) -> some View {
    let shown = CSS.number(min(max(opacity, 0), 1))
    // What cannot be seen is not tapped, and has no focus and no name.
    let style = shown == "0" ? "opacity:0;visibility:hidden" : "opacity:\(shown)"
    return BoxedView(self, class: "effect", style: style)
  }

  /// Hides the view and keeps its space.
  ///
  /// Nothing in it can be used or heard.
  ///
  /// - Returns: The view, invisible.
  public func hidden() -> some View {
    BoxedView(self, class: "effect", style: "visibility:hidden")
  }

  /// Cuts off the view's corners.
  ///
  /// - Parameter radius: The radius of the corners in points.
  /// - Returns: The view with round corners.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    BoxedView(
      self,
      class: "effect",
      style: "border-radius:\(CSS.length(radius));overflow:hidden"
    )
  }
}
