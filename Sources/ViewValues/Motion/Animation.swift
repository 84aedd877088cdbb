/// The animation of a change: its duration and its curve.
///
/// ```swift
/// withAnimation(.easeInOut(duration: 0.2)) { isExpanded.toggle() }
/// ```
///
/// The browser animates colors, sizes, opacity and transforms of existing elements. If rows of a container come or go,
/// these fade, and the other rows move. Texts change at once. For users who prefer less motion nothing is animated.
public struct Animation: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case spring(Spring)
  }

  package let curve: Curve
  package let duration: Double
  package private(set) var startsAfter = 0.0
  package private(set) var factor = 1.0
  package private(set) var repetition = Repetition.none

  package enum Repetition: Hashable, Sendable {
    case none
    case times(Int, autoreverses: Bool)
    case forever(autoreverses: Bool)
  }

  package init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The same animation after a delay in seconds.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.startsAfter += delay
    return animation
  }

  /// The same animation at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.factor *= speed
    return animation
  }

  /// The same animation several times, for changes of style.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs.
  ///   - autoreverses: Whether every other run goes backwards.
  /// - Returns: The animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetition = .times(max(repeatCount, 1), autoreverses: autoreverses)
    return animation
  }

  /// The same animation without an end, until another change replaces it.
  ///
  /// - Parameter autoreverses: Whether every other run goes backwards.
  /// - Returns: The animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetition = .forever(autoreverses: autoreverses)
    return animation
  }
}

extension Animation {
  /// The default animation.
  public static let `default` = Animation.spring()

  /// Starts slowly.
  public static let easeIn = easeIn(duration: 0.35)
  /// Ends slowly.
  public static let easeOut = easeOut(duration: 0.35)
  /// Starts and ends slowly.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// Moves at constant speed.
  public static let linear = linear(duration: 0.35)

  /// Starts slowly, with a duration in seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.bezier(0.42, 0, 1, 1), duration: duration)
  }

  /// Ends slowly, with a duration in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.bezier(0, 0, 0.58, 1), duration: duration)
  }

  /// Starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.bezier(0.42, 0, 0.58, 1), duration: duration)
  }

  /// Moves at one speed, with a duration in seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(.bezier(0, 0, 1, 1), duration: duration)
  }

  /// Moves along a Bézier curve with two control points.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(min(max(p1x, 0), 1), p1y, min(max(p2x, 0), 1), p2y), duration: duration)
  }
}
