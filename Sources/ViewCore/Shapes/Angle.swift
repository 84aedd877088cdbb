/// An angle.
///
/// In drawings, where the y-axis points down, angles are clockwise from the right.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  public static let zero = Angle()

  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  public static func < (first: Angle, second: Angle) -> Bool {
    first.radians < second.radians
  }

  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }

  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }

  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
}
