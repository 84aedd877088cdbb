public import Foundation

nonisolated extension View {
  /// Moves the view without changing the layout of other views.
  ///
  /// - Parameters:
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  /// - Returns: The view, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    BoxedView(self, class: "effect", style: "translate:\(CSS.length(x)) \(CSS.length(y))")
  }

  /// Moves the view without changing the layout of other views.
  ///
  /// - Parameter offset: The offset to the right and downwards, in points.
  /// - Returns: The view, moved.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Places the center of the view at a point of the enclosing view, which it fills.
  ///
  /// - Parameters:
  ///   - x: The distance from the left side in points.
  ///   - y: The distance from the upper side in points.
  /// - Returns: The view with its position.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    BoxedView(
      BoxedView(
        self,
        class: "positioned",
        style: "left:\(CSS.length(x));top:\(CSS.length(y))"
      ),
      class: ClassName.place.rawValue
    )
  }

  /// Places the center of the view at a point of the enclosing view, which it fills.
  ///
  /// - Parameter position: The point, in points.
  /// - Returns: The view with its position.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Draws the view with an affine transform, from its upper left corner.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The transformed view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let matrix = transform.factors.joined(separator: ",")
    return BoxedView(
      self,
      class: "effect",
      style: "transform:matrix(\(matrix));transform-origin:0 0"
    )
  }

  /// Rotates the view.
  ///
  /// - Parameters:
  ///   - angle: The clockwise angle.
  ///   - anchor: The point around which it rotates.
  /// - Returns: The rotated view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    BoxedView(
      self,
      class: "effect",
      style: CSS.style("rotate:\(CSS.number(angle.degrees))deg", anchor.origin)
    )
  }

  /// Scales the view.
  ///
  /// - Parameters:
  ///   - scale: The scale factor.
  ///   - anchor: The point that stays in place.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view by different factors in both directions.
  ///
  /// - Parameters:
  ///   - scale: The horizontal and the vertical scale factor.
  ///   - anchor: The point that stays in place.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view by different factors in both directions.
  ///
  /// - Parameters:
  ///   - x: The horizontal scale factor.
  ///   - y: The vertical scale factor.
  ///   - anchor: The point that stays in place.
  /// - Returns: The scaled view.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    BoxedView(
      self,
      class: "effect",
      style: CSS.style("scale:\(CSS.number(x)) \(CSS.number(y))", anchor.origin)
    )
  }

  /// Adds a shadow to the view.
  ///
  /// - Parameters:
  ///   - color: The shadow's color.
  ///   - radius: The blur radius, in points.
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  /// - Returns: The view with its shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    let lengths = [x, y, radius].map(CSS.length).joined(separator: " ")
    return BoxedView(self, class: "effect", style: "filter:drop-shadow(\(lengths) \(color.css))")
  }

  /// Blurs the view.
  ///
  /// - Parameter radius: The blur radius, in points.
  /// - Returns: The blurred view.
  public func blur(radius: CGFloat) -> some View {
    BoxedView(self, class: "effect", style: "filter:blur(\(CSS.length(radius)))")
  }

  /// Inverts the colors of the view.
  ///
  /// - Returns: The inverted view.
  public func colorInvert() -> some View {
    BoxedView(self, class: "effect", style: "filter:invert(1)")
  }

  /// Sets how the view's colors blend with the content behind it.
  ///
  /// - Parameter blendMode: The blend mode.
  /// - Returns: The view with its blend mode.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    BoxedView(self, class: "effect", style: "mix-blend-mode:\(blendMode.css)")
  }

  /// Sets the display order of overlapping views.
  ///
  /// - Parameter value: The position in the order. Views with larger values are in front.
  /// - Returns: The view with its z index.
  public func zIndex(_ value: Double) -> some View {
    let height = Int(value * 100, in: Int(Int32.min)...Int(Int32.max))
    return BoxedView(self, class: "effect raised", style: "z-index:\(height)")
  }

  /// Sets whether the view receives taps and other pointer events.
  ///
  /// - Parameter enabled: Whether the view receives them.
  /// - Returns: The view, which may ignore pointer events.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    BoxedView(self, class: enabled ? "effect" : Element.untouchableEffect)
  }
}

extension UnitPoint {
  fileprivate var origin: String? {
    self == .center ? nil : "transform-origin:\(css)"
  }
}

/// The way in which colors blend with those behind them.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter

  var css: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: "\(self)"
    }
  }
}
