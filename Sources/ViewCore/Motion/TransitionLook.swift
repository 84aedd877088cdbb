import Foundation

/// What a view looks like before it has come or after it has gone.
struct TransitionLook: Hashable {
  /// How far a view is from its place, in one direction.
  struct Distance: Hashable {
    /// In parts of the view's own size.
    var parts = 0.0
    var points: CGFloat = 0
  }

  var opacity = 1.0
  /// How far to the right, where its own size counts to where lines end.
  var x = Distance()
  var y = Distance()
  var scale: CGFloat = 1
  /// The place that stays where it is.
  var anchor: UnitPoint?

  /// Makes it look as two changes at once do.
  mutating func combine(with other: Self) {
    opacity *= other.opacity
    x += other.x
    y += other.y
    scale *= other.scale
    anchor = other.anchor ?? anchor
  }

  /// The look as a script spells it for an animation.
  var css: String {
    let isMoved = x != Distance() || y != Distance()
    return CSS.style(
      opacity == 1 ? nil : "opacity:\(CSS.number(opacity))",
      isMoved ? "translate:\(x.css(times: " * var(--dir)")) \(y.css())" : nil,
      scale == 1 ? nil : "scale:\(CSS.number(scale))",
      anchor.map { "transformOrigin:\($0.css)" }
    ) ?? ""
  }
}

extension TransitionLook.Distance {
  static func += (distance: inout Self, other: Self) {
    distance.parts += other.parts
    distance.points += other.points
  }

  /// The distance as a stylesheet spells it, whose parts may be turned to where lines end.
  func css(times direction: String = "") -> String {
    let parts = "\(CSS.number(parts * 100))%\(direction)"
    if self.parts == 0 { return points == 0 ? "0" : CSS.length(points) }
    if points == 0 { return direction.isEmpty ? parts : "calc(\(parts))" }
    return "calc(\(parts) + \(CSS.length(points)))"
  }
}
