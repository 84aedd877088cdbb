public import Foundation

nonisolated extension Shape {
  /// Rotates the shape.
  ///
  /// - Parameters:
  ///   - angle: The clockwise angle.
  ///   - anchor: The point around which it rotates.
  /// - Returns: The rotated shape.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self) { _, rect in
      CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: rect)
    }
  }

  /// Scales the shape by different factors in both directions.
  ///
  /// - Parameters:
  ///   - x: The horizontal scale factor.
  ///   - y: The vertical scale factor.
  ///   - anchor: The point that stays in place.
  /// - Returns: The scaled shape.
  public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    ChangedShape(base: self) { _, rect in
      CGAffineTransform(scaleX: x, y: y).around(anchor, of: rect)
    }
  }

  /// Scales the shape.
  ///
  /// - Parameters:
  ///   - scale: The scale factor.
  ///   - anchor: The point that stays in place.
  /// - Returns: The scaled shape.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Moves the shape.
  ///
  /// - Parameters:
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  /// - Returns: The moved shape.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ChangedShape(base: self) { _, _ in CGAffineTransform(translationX: x, y: y) }
  }

  /// Trims the outline of the shape to a part.
  ///
  /// - Parameters:
  ///   - startFraction: The start of the part, between 0 and 1 of the whole length.
  ///   - endFraction: The end of the part.
  /// - Returns: The part.
  public func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(base: self, start: startFraction, end: endFraction)
  }
}

private struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let transform: @Sendable (Base, CGRect) -> CGAffineTransform

  func path(in rect: CGRect) -> Path {
    base.path(in: rect).applying(transform(base, rect))
  }
}

extension CGAffineTransform {
  /// Returns this transform with a fixed point in a rectangle.
  fileprivate func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

private struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: CGFloat
  let end: CGFloat

  func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }
}
