public import Foundation

nonisolated extension Shape {
  /// Rotates the shape.
  ///
  /// - Parameters:
  ///   - angle: The clockwise angle.
  ///   - anchor: The point around which it rotates.
  /// - Returns: The rotated shape.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self, change: ShapeRotation(angle: angle, anchor: anchor))
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
    ChangedShape(
      base: self,
      change: ShapeScaling(scale: CGSize(width: x, height: y), anchor: anchor)
    )
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
    ChangedShape(base: self, change: ShapeOffset(offset: CGSize(width: x, height: y)))
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

private struct ChangedShape<Base: Shape, Change: ShapeChange>: Shape {
  var base: Base
  var change: Change

  func path(in rect: CGRect) -> Path {
    base.path(in: rect).applying(change.transform(in: rect))
  }

  var animatableData: AnimatablePair<Base.AnimatableData, Change.AnimatableData> {
    get { AnimatablePair(base.animatableData, change.animatableData) }
    set { (base.animatableData, change.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A change of the outline of a shape.
private protocol ShapeChange: Animatable, Sendable {
  /// Returns the transform of an outline in a rectangle.
  func transform(in rect: CGRect) -> CGAffineTransform
}

private struct ShapeRotation: ShapeChange {
  var angle: Angle
  var anchor: UnitPoint

  func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: rect)
  }

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

private struct ShapeScaling: ShapeChange {
  var scale: CGSize
  var anchor: UnitPoint

  func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: rect)
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

private struct ShapeOffset: ShapeChange {
  var offset: CGSize

  func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
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
  var base: Base
  var start: CGFloat
  var end: CGFloat

  func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }

  var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
    set {
      base.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }
}
