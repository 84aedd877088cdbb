public import Foundation

/// A value between two of which there are others, such as a number.
///
/// Data of ``Animatable`` consist of such values. `Double`, `Float` and `CGFloat` are some, and ``AnimatablePair`` joins two.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component of the value.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with each component multiplied.
  public func scaled(by rhs: Double) -> Self {
    var value = self
    value.scale(by: rhs)
    return value
  }

  /// Moves the value towards another one.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - amount: The part of the way: 0 stays here, and 1 is the other value.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns a value between this and another one.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - amount: The part of the way: 0 is this value, and 1 the other one.
  /// - Returns: The value in between.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
