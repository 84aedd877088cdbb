import Foundation

/// A weight on a spring that starts one unit away from its rest.
package struct Spring: Hashable, Sendable {
  /// The undamped frequency, in radians per second.
  private let frequency: Double
  /// The damping: 1 is the fastest way to rest without overshoot; less swings.
  package let damping: Double
  /// The initial speed in units a second.
  package var velocity = 0.0

  package init(response: Double, damping: Double) {
    frequency = 2 * .pi / max(response, 0.01)
    self.damping = min(max(damping, 0.05), 4)
  }

  package init(duration: Double, bounce: Double) {
    self.init(response: duration, damping: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce)
  }

  package init(mass: Double, stiffness: Double, damping: Double) {
    let mass = max(mass, 0.001)
    let stiffness = max(stiffness, 0.001)
    frequency = (stiffness / mass).squareRoot()
    self.damping = min(max(damping / (2 * (stiffness * mass).squareRoot()), 0.05), 4)
  }

  /// The time after which the rest of the movement is invisible.
  package var settlingTime: Double {
    let slowest = damping > 1 ? damping - (damping * damping - 1).squareRoot() : damping
    return min(7 / (slowest * frequency), 10)
  }

  /// The part of the way at a time.
  package func progress(at time: Double) -> Double {
    let decay = exp(-damping * frequency * time)
    let pull = damping * frequency - velocity
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      return 1 - decay * (cos(swing * time) + pull / swing * sin(swing * time))
    }
    if damping == 1 { return 1 - decay * (1 + pull * time) }
    let root = frequency * (damping * damping - 1).squareRoot()
    return 1 - decay * (cosh(root * time) + pull / root * sinh(root * time))
  }
}
