public import Foundation

/// A transform of the plane that may make far sides shorter than near ones.
///
/// A point `(x, y)` becomes `(x', y')`, where `[x y 1]` times the matrix is `[x'w y'w w]`.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates a transform that keeps parallels.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates the projection of a transform in space.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform keeps parallels.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns this transform, followed by another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    (product.m11, product.m12, product.m13) = rhs.applied(to: (m11, m12, m13))
    (product.m21, product.m22, product.m23) = rhs.applied(to: (m21, m22, m23))
    (product.m31, product.m32, product.m33) = rhs.applied(to: (m31, m32, m33))
    return product
  }

  /// Replaces the transform by its inverse.
  ///
  /// - Returns: Whether there is one. If not, the transform stays as it is.
  public mutating func invert() -> Bool {
    guard determinant != 0 else { return false }
    self = inverted()
    return true
  }

  /// Returns the inverse, or this transform if it has none.
  public func inverted() -> ProjectionTransform {
    let determinant = determinant
    guard determinant != 0 else { return self }
    var inverse = ProjectionTransform()
    (inverse.m11, inverse.m21, inverse.m31) = (
      (m22 * m33 - m23 * m32) / determinant, (m23 * m31 - m21 * m33) / determinant,
      (m21 * m32 - m22 * m31) / determinant
    )
    (inverse.m12, inverse.m22, inverse.m32) = (
      (m13 * m32 - m12 * m33) / determinant, (m11 * m33 - m13 * m31) / determinant,
      (m12 * m31 - m11 * m32) / determinant
    )
    (inverse.m13, inverse.m23, inverse.m33) = (
      (m12 * m23 - m13 * m22) / determinant, (m13 * m21 - m11 * m23) / determinant,
      (m11 * m22 - m12 * m21) / determinant
    )
    return inverse
  }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Returns a row times the matrix.
  private func applied(to row: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
    (
      row.0 * m11 + row.1 * m21 + row.2 * m31, row.0 * m12 + row.1 * m22 + row.2 * m32,
      row.0 * m13 + row.1 * m23 + row.2 * m33
    )
  }

  /// The transform from the upper left corner as CSS.
  var css: String {
    let factors: [CGFloat] = [
      m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33,
    ]
    let matrix = factors.map { CSS.factor($0) }.joined(separator: ",")
    return "transform:matrix3d(\(matrix));transform-origin:0 0"
  }
}
