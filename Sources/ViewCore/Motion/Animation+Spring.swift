import Foundation

/// A weight on a spring, which is let go one unit away from where it comes to rest.
struct Spring: Hashable, Sendable {
  /// The frequency of the spring without damping, in radians a second.
  var frequency: Double
  /// 1 comes to rest as fast as possible without swinging; less swings.
  var damping: Double

  init(response: Double, damping: Double) {
    frequency = 2 * .pi / max(response, 0.01)
    self.damping = min(max(damping, 0.05), 4)
  }

  init(mass: Double, stiffness: Double, damping: Double) {
    let mass = max(mass, 0.001)
    let stiffness = max(stiffness, 0.001)
    frequency = (stiffness / mass).squareRoot()
    self.damping = min(max(damping / (2 * (stiffness * mass).squareRoot()), 0.05), 4)
  }

  /// When what is left of the movement cannot be seen.
  var settlingTime: Double {
    let slowest = damping > 1 ? damping - (damping * damping - 1).squareRoot() : damping
    return min(7 / (slowest * frequency), 10)
  }

  /// How much of the way is done at a time.
  func progress(at time: Double) -> Double {
    let decay = exp(-damping * frequency * time)
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      return 1 - decay * (cos(swing * time) + damping * frequency / swing * sin(swing * time))
    }
    if damping == 1 { return 1 - decay * (1 + frequency * time) }
    let root = frequency * (damping * damping - 1).squareRoot()
    return 1 - decay * (cosh(root * time) + damping * frequency / root * sinh(root * time))
  }

  /// The movement as a stylesheet spells it: points with straight lines between them.
  var css: String {
    let count = damping < 1 ? 32 : 16
    let points = (0...count).map { index in
      index == count ? "1" : CSS.number(progress(at: settlingTime * Double(index) / Double(count)))
    }
    return "linear(\(points.joined(separator: ",")))"
  }
}

extension Animation {
  /// Moves like a weight on a spring.
  ///
  /// - Parameters:
  ///   - response: About how long the movement takes, in seconds.
  ///   - dampingFraction: How soon it stops swinging: 1 does not swing at all.
  ///   - blendDuration: Taken for SwiftUI's sake; a browser goes on from where it is by itself.
  /// - Returns: The animation.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(response: response, damping: dampingFraction))
  }

  /// Moves like a weight on a spring.
  ///
  /// - Parameters:
  ///   - duration: About how long the movement takes, in seconds.
  ///   - bounce: How far it swings over: 0 does not, and 1 never stops.
  ///   - blendDuration: Taken for SwiftUI's sake; a browser goes on from where it is by itself.
  /// - Returns: The animation.
  public static func spring(
    duration: Double,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(response: duration, damping: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce))
  }

  /// Moves like a weight on a stiff spring, for what follows a finger.
  ///
  /// - Parameters:
  ///   - response: About how long the movement takes, in seconds.
  ///   - dampingFraction: How soon it stops swinging: 1 does not swing at all.
  ///   - blendDuration: Taken for SwiftUI's sake; a browser goes on from where it is by itself.
  /// - Returns: The animation.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    Animation(Spring(response: response, damping: dampingFraction))
  }

  /// Moves like a weight on a spring of known stiffness.
  ///
  /// - Parameters:
  ///   - mass: The weight.
  ///   - stiffness: How hard the spring pulls.
  ///   - damping: How hard the movement is slowed down.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double
  ) -> Animation {
    Animation(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// A spring that does not swing.
  public static let smooth = spring(duration: 0.5, bounce: 0)
  /// A spring that swings a little.
  public static let snappy = spring(duration: 0.5, bounce: 0.15)
  /// A spring that swings.
  public static let bouncy = spring(duration: 0.5, bounce: 0.3)

  private init(_ spring: Spring) {
    self.init(.spring(spring), duration: spring.settlingTime)
  }
}
