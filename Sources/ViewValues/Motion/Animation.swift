/// How a change moves: how long it takes, and how its speed changes on the way.
///
/// ```swift
/// withAnimation(.easeInOut(duration: 0.2)) { isExpanded.toggle() }
/// ```
///
/// The browser moves what it can: colours, sizes, opacity and transforms of what stays, the places of
/// the rows of a container in which rows come or go, and those rows by fading. Texts change at once.
/// People who ask their system for less motion see the change without any.
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

  /// This animation after a pause, in seconds.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.startsAfter += delay
    return animation
  }

  /// This animation, so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.factor *= speed
    return animation
  }

  /// This animation, again and again, for what is moved by a change of its style.
  ///
  /// - Parameters:
  ///   - repeatCount: How often it runs.
  ///   - autoreverses: Whether every other time it runs backwards.
  /// - Returns: The animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetition = .times(max(repeatCount, 1), autoreverses: autoreverses)
    return animation
  }

  /// This animation, again and again without an end, until another change takes its place.
  ///
  /// - Parameter autoreverses: Whether every other time it runs backwards.
  /// - Returns: The animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetition = .forever(autoreverses: autoreverses)
    return animation
  }
}

extension Animation {
  /// The animation that suits most changes.
  public static let `default` = Animation.spring()

  /// Starts slowly.
  public static let easeIn = easeIn(duration: 0.35)
  /// Ends slowly.
  public static let easeOut = easeOut(duration: 0.35)
  /// Starts and ends slowly.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// Moves at one speed.
  public static let linear = linear(duration: 0.35)

  /// Starts slowly and takes so many seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.bezier(0.42, 0, 1, 1), duration: duration)
  }

  /// Ends slowly and takes so many seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.bezier(0, 0, 0.58, 1), duration: duration)
  }

  /// Starts and ends slowly and takes so many seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.bezier(0.42, 0, 0.58, 1), duration: duration)
  }

  /// Moves at one speed and takes so many seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(.bezier(0, 0, 1, 1), duration: duration)
  }

  /// Moves along a curve of one's own, given by its two control points.
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
