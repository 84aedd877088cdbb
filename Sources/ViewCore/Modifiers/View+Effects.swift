public import Foundation

nonisolated extension View {
  /// Shows the view elsewhere, without moving the views around it.
  ///
  /// - Parameters:
  ///   - x: How far to the right in points.
  ///   - y: How far down in points.
  /// - Returns: The view, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    BoxedView(self, class: "effect", style: "translate:\(CSS.length(x)) \(CSS.length(y))")
  }

  /// Shows the view elsewhere, without moving the views around it.
  ///
  /// - Parameter offset: How far to the right and down in points.
  /// - Returns: The view, moved.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the middle of the view at a place of the view around, which it fills.
  ///
  /// - Parameters:
  ///   - x: The distance from the left side in points.
  ///   - y: The distance from the upper side in points.
  /// - Returns: The view at its place.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    BoxedView(
      BoxedView(
        self,
        class: "positioned",
        style: "left:\(CSS.length(x));top:\(CSS.length(y))"
      ),
      class: "place"
    )
  }

  /// Puts the middle of the view at a place of the view around, which it fills.
  ///
  /// - Parameter position: The place in points.
  /// - Returns: The view at its place.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Shows the view turned.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - anchor: The place around which it turns.
  /// - Returns: The view, turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    BoxedView(
      self,
      class: "effect",
      style: CSS.style("rotate:\(CSS.number(angle.degrees))deg", anchor.origin)
    )
  }

  /// Shows the view larger or smaller.
  ///
  /// - Parameters:
  ///   - scale: How much larger.
  ///   - anchor: The place that stays where it is.
  /// - Returns: The view, larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Shows the view wider and higher.
  ///
  /// - Parameters:
  ///   - scale: How much wider and higher.
  ///   - anchor: The place that stays where it is.
  /// - Returns: The view, stretched.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Shows the view wider and higher.
  ///
  /// - Parameters:
  ///   - x: How much wider.
  ///   - y: How much higher.
  ///   - anchor: The place that stays where it is.
  /// - Returns: The view, stretched.
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

  /// Lets the view throw a shadow.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: How soft it is, in points.
  ///   - x: How far to the right it falls, in points.
  ///   - y: How far down it falls, in points.
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

  /// Shows the view out of focus.
  ///
  /// - Parameter radius: How far out, in points.
  /// - Returns: The view, blurred.
  public func blur(radius: CGFloat) -> some View {
    BoxedView(self, class: "effect", style: "filter:blur(\(CSS.length(radius)))")
  }

  /// Shows the view's colours as their opposites.
  ///
  /// - Returns: The view, inverted.
  public func colorInvert() -> some View {
    BoxedView(self, class: "effect", style: "filter:invert(1)")
  }

  /// Sets how the view's colours mix with what is behind it.
  ///
  /// - Parameter blendMode: How they mix.
  /// - Returns: The view, mixed.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    BoxedView(self, class: "effect", style: "mix-blend-mode:\(blendMode.css)")
  }

  /// Sets which views of a pile are in front.
  ///
  /// - Parameter value: Views of greater numbers are in front.
  /// - Returns: The view at its height.
  public func zIndex(_ value: Double) -> some View {
    let height = Int(value * 100, in: Int(Int32.min)...Int(Int32.max))
    return BoxedView(self, class: "effect raised", style: "z-index:\(height)")
  }

  /// Lets a pointer reach the view, or what is behind it.
  ///
  /// - Parameter enabled: Whether it reaches the view.
  /// - Returns: The view, within reach or not.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    BoxedView(self, class: enabled ? "effect" : "effect untouchable")
  }
}

extension UnitPoint {
  fileprivate var origin: String? {
    self == .center ? nil : "transform-origin:\(css)"
  }
}

/// How colours mix with those behind them.
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
