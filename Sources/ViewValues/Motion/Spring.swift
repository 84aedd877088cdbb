import Foundation

/// A weight on a spring, which moves to its rest.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let height = spring.value(target: 100.0, time: 0.2)
/// ```
public struct Spring: Hashable, Sendable {
  /// The mass of the weight.
  public let mass: Double
  /// The undamped frequency, in radians per second.
  private let frequency: Double
  /// The damping: 1 is the fastest way to rest without overshoot; less swings.
  public let dampingRatio: Double
  /// The initial speed of an animation in units a second.
  package var velocity = 0.0

  private init(mass: Double = 1, frequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.frequency = frequency
    self.dampingRatio = min(max(dampingRatio, 0.05), 4)
  }

  /// Creates a spring by its approximate duration and its damping.
  ///
  /// - Parameters:
  ///   - response: The approximate duration in seconds.
  ///   - dampingRatio: The damping: 1 has no overshoot. It is limited to 0.05 to 4, so that each spring comes to rest.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 0.01), dampingRatio: dampingRatio)
  }

  /// Creates a spring by its approximate duration and its overshoot.
  ///
  /// - Parameters:
  ///   - duration: The approximate duration in seconds.
  ///   - bounce: The overshoot: 0 has none, and 1 swings for the longest time. Less than 0 moves more slowly to the rest.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      response: duration,
      dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce
    )
  }

  /// Creates a spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: The mass of the weight.
  ///   - stiffness: The force of the spring for a unit of its length.
  ///   - damping: The force of the friction for a unit of speed.
  ///   - allowOverDamping: Whether the damping may be above the one that comes to rest first.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    let mass = max(mass, 0.001)
    let stiffness = max(stiffness, 0.001)
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      mass: mass,
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1)
    )
  }

  /// A spring without bounce.
  public static let smooth = smooth()
  /// A spring with a little bounce.
  public static let snappy = snappy()
  /// A spring with bounce.
  public static let bouncy = bouncy()

  /// A spring without bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The approximate duration in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The approximate duration in seconds.
  public var duration: Double { response }

  /// The overshoot: 0 has none, and 1 the most.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The force of the spring for a unit of its length.
  public var stiffness: Double { mass * frequency * frequency }

  /// The force of the friction for a unit of speed.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// The time after which the rest of the movement is invisible, which is at most ten seconds.
  public var settlingDuration: Double {
    let slowest =
      dampingRatio > 1
      ? dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot() : dampingRatio
    return min(7 / (slowest * frequency), 10)
  }

  /// The part of the way at a time, which begins with ``velocity``.
  package func progress(at time: Double) -> Double {
    let factors = position(at: time)
    return 1 - factors.distance + velocity * factors.speed
  }

  /// How a position follows from its beginning, at a time.
  ///
  /// - Returns: The factor of the initial distance from the rest, and that of the initial speed.
  package func position(at time: Double) -> (distance: Double, speed: Double) {
    let decay = exp(-dampingRatio * frequency * time)
    let pull = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let push = decay * sin(swing * time) / swing
      return (decay * cos(swing * time) + pull * push, push)
    }
    if dampingRatio == 1 { return (decay * (1 + pull * time), decay * time) }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let push = decay * sinh(root * time) / root
    return (decay * cosh(root * time) + pull * push, push)
  }

  /// How a speed follows from its beginning, at a time.
  ///
  /// - Returns: The factor of the initial distance from the rest, and that of the initial speed.
  package func speed(at time: Double) -> (distance: Double, speed: Double) {
    let position = position(at: time)
    return (
      -frequency * frequency * position.speed,
      position.distance - 2 * dampingRatio * frequency * position.speed
    )
  }
}
