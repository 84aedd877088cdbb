extension Animation {
  /// Moves like a weight on a spring.
  ///
  /// - Parameters:
  ///   - response: About how long the movement takes, in seconds.
  ///   - dampingFraction: How soon it stops swinging: 1 does not swing at all.
  ///   - blendDuration: Taken for SwiftUI's sake; a browser goes on from where it is by itself.
  /// - Returns: The animation.
  @_disfavoredOverload
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
  ///   - bounce: How far it swings over: 0 does not, and 1 swings for as long as a spring moves on a
  ///     page, which is ten seconds at most.
  ///   - blendDuration: Taken for SwiftUI's sake; a browser goes on from where it is by itself.
  /// - Returns: The animation.
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce))
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
  ///   - initialVelocity: How fast it begins, where 1 goes the whole way in a second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    var spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    spring.velocity = initialVelocity
    return Animation(spring)
  }

  /// Moves like a weight on a spring, by how long it takes and how far it swings over.
  ///
  /// - Parameters:
  ///   - duration: About how long the movement takes, in seconds.
  ///   - bounce: How far it swings over: 0 does not, and 1 swings for as long as a spring moves on a
  ///     page, which is ten seconds at most.
  ///   - initialVelocity: How fast it begins, where 1 goes the whole way in a second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    var spring = Spring(duration: duration, bounce: bounce)
    spring.velocity = initialVelocity
    return Animation(spring)
  }

  /// A spring that does not swing.
  ///
  /// - Parameters:
  ///   - duration: About how long the movement takes, in seconds.
  ///   - extraBounce: How much more than usual it swings over.
  /// - Returns: The animation.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings a little.
  ///
  /// - Parameters:
  ///   - duration: About how long the movement takes, in seconds.
  ///   - extraBounce: How much more than usual it swings over.
  /// - Returns: The animation.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings.
  ///
  /// - Parameters:
  ///   - duration: About how long the movement takes, in seconds.
  ///   - extraBounce: How much more than usual it swings over.
  /// - Returns: The animation.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring that does not swing.
  public static let smooth = smooth()
  /// A spring that swings a little.
  public static let snappy = snappy()
  /// A spring that swings.
  public static let bouncy = bouncy()
  /// A spring that does not swing, as ``spring(duration:bounce:blendDuration:)`` makes it.
  public static let spring = spring(duration: 0.5)
  /// A stiff spring, for what follows a finger.
  public static let interactiveSpring = interactiveSpring()
  /// A spring that does not swing, as ``interpolatingSpring(duration:bounce:initialVelocity:)`` makes it.
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)

  private init(_ spring: Spring) {
    self.init(.spring(spring), duration: spring.settlingTime)
  }
}
