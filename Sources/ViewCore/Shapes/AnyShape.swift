public import Foundation

/// A type-erased shape.
///
/// An animation moves its data as long as it contains shapes of one type.
public struct AnyShape: Shape {
  private var shape: any Shape

  /// Creates a shape that hides the type of another one.
  public init(_ shape: some Shape) {
    self.shape = shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(shape.animatableData) }
    set { shape = shape.with(newValue) }
  }
}

/// The animatable data of a shape of any type.
///
/// Data of different types cannot be added: the result is the first of them.
///
/// The name has an underscore because SwiftUI's has; apps do not use it.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data, or `nil` for zero of an unknown type.
  fileprivate private(set) var value: (any VectorArithmetic)?

  fileprivate init(_ value: (any VectorArithmetic)?) {
    self.value = value
  }

  public static var zero: Self { Self(nil) }

  public static func == (one: Self, other: Self) -> Bool {
    guard let value = one.value, let other = other.value else {
      return one.magnitudeSquared == other.magnitudeSquared
    }
    return value.isEqual(to: other)
  }

  public static func + (one: Self, other: Self) -> Self {
    guard let value = one.value else { return other }
    return Self(value.adding(other.value))
  }

  public static func - (one: Self, other: Self) -> Self { one + other.scaled(by: -1) }

  public mutating func scale(by rhs: Double) {
    value?.scale(by: rhs)
  }

  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}

extension VectorArithmetic {
  fileprivate func isEqual(to other: any VectorArithmetic) -> Bool { self == other as? Self }

  fileprivate func adding(_ other: (any VectorArithmetic)?) -> Self {
    (other as? Self).map { self + $0 } ?? self
  }
}

extension Shape {
  fileprivate func with(_ data: _AnyAnimatableData) -> Self {
    guard let data = data.value as? AnimatableData else { return self }
    var shape = self
    shape.animatableData = data
    return shape
  }
}
