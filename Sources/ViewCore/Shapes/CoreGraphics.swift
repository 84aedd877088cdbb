#if !canImport(CoreGraphics)
// On Apple's platforms, CoreGraphics has these types, and SwiftUI exports it.
public import Foundation

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// A direction with a length in a plane.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = Self()

  /// Creates a vector without a length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

/// A transform that translates, rotates, scales and shears a drawing.
public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = Self()

  /// Creates the identity transform.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns this transform, followed by another.
  public func concatenating(_ other: Self) -> Self {
    Self(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// Returns a translation, followed by this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> Self {
    Self(translationX: x, y: y).concatenating(self)
  }

  /// Returns a scaling, followed by this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> Self {
    Self(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a rotation, followed by this transform.
  public func rotated(by angle: CGFloat) -> Self {
    Self(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse, or this transform if it has none.
  public func inverted() -> Self {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return Self(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}
#else
@_exported public import CoreGraphics
#endif
