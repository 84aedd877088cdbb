public import Foundation

extension Path {
  /// Adds rectangles.
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - transform: The transform of the rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addPath(Path(rect), transform: transform) }
  }

  /// Adds an arc of a circle that touches two lines, as the round corner between them.
  ///
  /// The first line leads from the current point to the corner, and the second one on from there. A line connects the current
  /// point to the arc. Where there is no corner, a line leads to its place.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: The end of the second line.
  ///   - radius: The radius of the circle.
  ///   - transform: The transform of the arc.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = (currentPoint ?? .zero).applying(transform.inverted())
    guard
      let corner = RoundCorner(from: start, around: tangent1End, to: tangent2End, radius: radius)
    else { return addLine(to: tangent1End.applying(transform)) }
    addRelativeArc(
      center: corner.center,
      radius: radius,
      startAngle: corner.start,
      delta: corner.delta,
      transform: transform
    )
  }
}

/// The arc of a round corner.
private struct RoundCorner {
  let center: CGPoint
  let start: Angle
  let delta: Angle

  init?(from first: CGPoint, around corner: CGPoint, to last: CGPoint, radius: CGFloat) {
    let (before, after) = (
      hypot(first.x - corner.x, first.y - corner.y), hypot(last.x - corner.x, last.y - corner.y)
    )
    guard radius > 0, before > 0, after > 0 else { return nil }
    let one = CGPoint(x: (first.x - corner.x) / before, y: (first.y - corner.y) / before)
    let other = CGPoint(x: (last.x - corner.x) / after, y: (last.y - corner.y) / after)
    let (cosine, sine) = (one.x * other.x + one.y * other.y, one.x * other.y - one.y * other.x)
    guard abs(sine) > 1e-9 else { return nil }
    // The distance of the points where the circle touches the lines from the corner.
    let distance = radius * (1 + cosine) / abs(sine)
    // The way from the first line to the center.
    let side: CGFloat = sine > 0 ? 1 : -1
    center = CGPoint(
      x: corner.x + one.x * distance - one.y * radius * side,
      y: corner.y + one.y * distance + one.x * radius * side
    )
    start = .radians(
      atan2(
        corner.y + one.y * distance - center.y,
        corner.x + one.x * distance - center.x
      )
    )
    delta = .radians(-side * (.pi - acos(min(max(cosine, -1), 1))))
  }
}
