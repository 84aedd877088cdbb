import Foundation

/// The look of a view before its insertion or after its removal.
struct TransitionLook: Hashable {
  /// The distance of a view from its place along one axis.
  struct Distance: Hashable {
    /// The part that is relative to the view's own size.
    var parts = 0.0
    var points: CGFloat = 0
  }

  var opacity = 1.0
  /// The distance to the right.
  ///
  /// The part relative to the size points in writing direction.
  var x = Distance()
  var y = Distance()
  var scale: CGFloat = 1
  /// The radius by which the view is blurred, in points.
  var blur: CGFloat = 0
  /// The point that stays in place.
  var anchor: UnitPoint?

  init(
    opacity: Double = 1,
    x: Distance = Distance(),
    y: Distance = Distance(),
    scale: CGFloat = 1,
    blur: CGFloat = 0,
    anchor: UnitPoint? = nil
  ) {
    self.opacity = opacity
    self.x = x
    self.y = y
    self.scale = scale
    self.blur = blur
    self.anchor = anchor
  }

  /// The look of a view that is beyond an edge of its place.
  init(beyond edge: Edge, opacity: Double = 1) {
    self.init(opacity: opacity)
    switch edge {
    case .top: y.parts = -1
    case .bottom: y.parts = 1
    case .leading: x.parts = -1
    case .trailing: x.parts = 1
    }
  }

  /// Adds another look to this one.
  mutating func combine(with other: Self) {
    opacity *= other.opacity
    x += other.x
    y += other.y
    scale *= other.scale
    blur += other.blur
    anchor = other.anchor ?? anchor
  }

  /// The look as keyframe properties for the page.
  var css: String {
    let isMoved = x != Distance() || y != Distance()
    return CSS.style(
      opacity == 1 ? nil : "opacity:\(CSS.number(opacity))",
      isMoved ? "translate:\(x.css(times: " * var(--dir)")) \(y.css())" : nil,
      scale == 1 ? nil : "scale:\(CSS.number(scale))",
      blur == 0 ? nil : "filter:blur(\(CSS.length(blur)))",
      anchor.map { "transform-origin:\($0.css)" }
    ) ?? ""
  }
}

extension TransitionLook.Distance {
  static func += (distance: inout Self, other: Self) {
    distance.parts += other.parts
    distance.points += other.points
  }

  /// The distance as CSS, optionally turned into writing direction.
  func css(times direction: String = "") -> String {
    let parts = "\(CSS.number(parts * 100))%\(direction)"
    if self.parts == 0 { return points == 0 ? "0" : CSS.length(points) }
    if points == 0 { return direction.isEmpty ? parts : "calc(\(parts))" }
    return "calc(\(parts) + \(CSS.length(points)))"
  }
}

extension Edge {
  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
