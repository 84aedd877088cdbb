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
  enum Curve: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case spring(Spring)
  }

  private var curve: Curve
  private var duration: Double
  private var startsAfter = 0.0
  private var factor = 1.0
  private var repetition = Repetition.none

  private enum Repetition: Hashable {
    case none
    case times(Int, autoreverses: Bool)
    case forever(autoreverses: Bool)
  }

  init(_ curve: Curve, duration: Double) {
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

  /// What a page is told: how long, in whole milliseconds, and by what curve.
  var motion: Motion {
    let factor = factor > 0 ? factor : 1
    var motion = Motion(
      milliseconds: milliseconds(duration / factor),
      delay: milliseconds(startsAfter / factor),
      curve: curve.css
    )
    switch repetition {
    case .none: break
    case .times(let count, let autoreverses):
      (motion.runs, motion.autoreverses) = (count, autoreverses)
    case .forever(let autoreverses): (motion.runs, motion.autoreverses) = (nil, autoreverses)
    }
    return motion
  }

  /// How long it takes until nothing moves any more, or `nil` where nobody will see it end.
  var wholeDuration: Duration? {
    let motion = motion
    guard let runs = motion.runs else { return nil }
    let (milliseconds, isEndless) = motion.milliseconds.multipliedReportingOverflow(by: runs)
    return isEndless ? nil : .milliseconds(milliseconds) + .milliseconds(motion.delay)
  }

  private func milliseconds(_ seconds: Double) -> Int {
    Int(seconds * 1000, in: 0...60_000)
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

extension Animation.Curve {
  fileprivate var css: String {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      "cubic-bezier(\([x1, y1, x2, y2].map(CSS.number).joined(separator: ",")))"
    case .spring(let spring): spring.css
    }
  }
}

/// A movement in the words of a page.
public struct Motion: Equatable, Sendable {
  /// How long it takes.
  public var milliseconds: Int
  /// How long it waits before it starts.
  public var delay: Int
  /// How its speed changes, as a stylesheet spells it.
  public var curve: String
  /// How often it runs, or `nil` where it never ends.
  public var runs: Int?
  /// Whether every other time it runs backwards.
  public var autoreverses: Bool

  public init(
    milliseconds: Int,
    delay: Int = 0,
    curve: String,
    runs: Int? = 1,
    autoreverses: Bool = false
  ) {
    self.milliseconds = milliseconds
    self.delay = delay
    self.curve = curve
    self.runs = runs
    self.autoreverses = autoreverses
  }
}
