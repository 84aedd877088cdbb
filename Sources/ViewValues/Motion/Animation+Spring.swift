extension Animation {
  /// A spring animation.
  ///
  /// - Parameters:
  ///   - response: The approximate duration in seconds.
  ///   - dampingFraction: The damping: 1 has no overshoot.
  ///   - blendDuration: Ignored: a browser continues from the current state by itself.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring animation.
  ///
  /// - Parameters:
  ///   - duration: The approximate duration in seconds.
  ///   - bounce: The overshoot: 0 has none, and 1 swings for the longest time, which is ten seconds.
  ///   - blendDuration: Ignored: a browser continues from the current state by itself.
  /// - Returns: The animation.
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce))
  }

  /// A spring animation.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: Ignored: a browser continues from the current state by itself.
  /// - Returns: The animation.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(spring)
  }

  /// Moves like a weight on a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The initial speed, where 1 is the whole distance in one second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation {
    var spring = spring
    spring.velocity = initialVelocity
    return Animation(spring)
  }

  /// A stiff spring animation, for views that follow a finger.
  ///
  /// - Parameters:
  ///   - response: The approximate duration in seconds.
  ///   - dampingFraction: The damping: 1 has no overshoot.
  ///   - blendDuration: Ignored: a browser continues from the current state by itself.
  /// - Returns: The animation.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring animation with a given stiffness.
  ///
  /// - Parameters:
  ///   - mass: The mass on the spring.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping.
  ///   - initialVelocity: The initial speed, where 1 is the whole distance in one second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    var spring = Spring(
      mass: mass,
      stiffness: stiffness,
      damping: damping,
      allowOverDamping: true
    )
    spring.velocity = initialVelocity
    return Animation(spring)
  }

  /// Moves like a weight on a spring, by its duration and its overshoot.
  ///
  /// - Parameters:
  ///   - duration: The approximate duration in seconds.
  ///   - bounce: The overshoot: 0 has none, and 1 swings for the longest time, which is ten seconds.
  ///   - initialVelocity: The initial speed, where 1 is the whole distance in one second.
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

  /// A spring animation without bounce.
  ///
  /// - Parameters:
  ///   - duration: The approximate duration in seconds.
  ///   - extraBounce: The additional overshoot.
  /// - Returns: The animation.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring animation with a little bounce.
  ///
  /// - Parameters:
  ///   - duration: The approximate duration in seconds.
  ///   - extraBounce: The additional overshoot.
  /// - Returns: The animation.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring animation with bounce.
  ///
  /// - Parameters:
  ///   - duration: The approximate duration in seconds.
  ///   - extraBounce: The additional overshoot.
  /// - Returns: The animation.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring animation without bounce.
  public static let smooth = smooth()
  /// A spring animation with a little bounce.
  public static let snappy = snappy()
  /// A spring animation with bounce.
  public static let bouncy = bouncy()
  /// A spring animation without bounce, as ``spring(duration:bounce:blendDuration:)`` creates it.
  public static let spring = spring(duration: 0.5)
  /// A stiff spring animation, for views that follow a finger.
  public static let interactiveSpring = interactiveSpring()
  /// A spring animation without bounce, as
  /// ``interpolatingSpring(duration:bounce:initialVelocity:)`` creates it.
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)

  private init(_ spring: Spring) {
    self.init(.spring(spring), duration: spring.settlingDuration)
  }
}
