public import Foundation

nonisolated extension Shape {
  /// This form, turned.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - anchor: The place around which it turns.
  /// - Returns: The turned form.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self) { _, rect in
      CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: rect)
    }
  }

  /// This form, stretched.
  ///
  /// - Parameters:
  ///   - x: How much wider.
  ///   - y: How much higher.
  ///   - anchor: The place that stays where it is.
  /// - Returns: The stretched form.
  public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    ChangedShape(base: self) { _, rect in
      CGAffineTransform(scaleX: x, y: y).around(anchor, of: rect)
    }
  }

  /// This form, larger or smaller.
  ///
  /// - Parameters:
  ///   - scale: How much larger.
  ///   - anchor: The place that stays where it is.
  /// - Returns: The changed form.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// This form, moved.
  ///
  /// - Parameters:
  ///   - x: How far to the right.
  ///   - y: How far down.
  /// - Returns: The moved form.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ChangedShape(base: self) { _, _ in CGAffineTransform(translationX: x, y: y) }
  }

  /// A part of this form's outline.
  ///
  /// - Parameters:
  ///   - startFraction: Where the part begins, between 0 and 1 of the whole way.
  ///   - endFraction: Where it ends.
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
  /// This transform, of which a place of a rectangle stays where it is.
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
