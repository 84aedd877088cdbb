public import Foundation

nonisolated extension View {
  /// Places other views in front of the view, in its size.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the other views.
  ///   - content: The views in front.
  /// - Returns: The view with its overlay.
  public func overlay(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let views = Box(class: .before, style: alignment.css, content: content())
    return LayeredView(content: self, views: views, isBehind: false)
  }

  /// Paints over the view, in its size.
  ///
  /// - Parameter style: A translucent color or another style.
  /// - Returns: The view with its overlay.
  public func overlay(_ style: some ShapeStyle) -> some View {
    overlay { StyleBackground(style: style) }
  }

  /// Draws a border along the inner sides of the view.
  ///
  /// - Parameters:
  ///   - content: A color or another style.
  ///   - width: The width of the border, in points.
  /// - Returns: The view in its frame.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Places another view in front of the view, in its size.
  ///
  /// - Parameters:
  ///   - overlay: The view in front.
  ///   - alignment: The alignment of the other view.
  /// - Returns: The view with its overlay.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Sets the opacity of the view.
  ///
  /// - Parameter opacity: The opacity: 0 is invisible and 1 is opaque.
  /// - Returns: The view with its opacity.
  public func opacity(_ opacity: Double) -> some View {
    let shown = CSS.number(min(max(opacity, 0), 1))
    // An invisible view receives no taps and no focus, and has no name for screen readers.
    let style = shown == "0" ? "opacity:0;visibility:hidden" : "opacity:\(shown)"
    return BoxedView(self, class: "effect", style: style)
  }

  /// Hides the view and keeps its space.
  ///
  /// The user cannot use anything inside it, and screen readers skip it.
  ///
  /// - Returns: The invisible view.
  public func hidden() -> some View {
    BoxedView(self, class: "effect", style: "visibility:hidden")
  }

  /// Clips the view to a rectangle with round corners.
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
