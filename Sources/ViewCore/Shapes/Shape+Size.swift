public import Foundation

nonisolated extension Shape {
  /// Draws the shape in a size of its own, from the upper left corner of its space.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  /// - Returns: The shape in that size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Draws the shape in a size of its own, from the upper left corner of its space.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The shape in that size.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(base: self, size: size)
  }

  /// Transforms the shape.
  ///
  /// - Parameter transform: The transform from the upper left corner of the shape's space.
  /// - Returns: The transformed shape.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    TransformedShape(base: self, transform: transform)
  }
}

private struct SizedShape<Base: Shape>: Shape {
  var base: Base
  var size: CGSize

  func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(origin: rect.origin, size: size))
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(base.animatableData, size.animatableData) }
    set { (base.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

private struct TransformedShape<Base: Shape>: Shape {
  var base: Base
  let transform: CGAffineTransform

  func path(in rect: CGRect) -> Path { base.path(in: rect).applying(transform) }

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
