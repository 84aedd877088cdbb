/// A curve from one corner of the unit square to the opposite one, as `cubic-bezier` of a stylesheet.
struct BezierCurve: Hashable, Sendable {
  /// The first control point, whose `x` is between 0 and 1.
  let x1, y1: Double
  /// The second control point, whose `x` is between 0 and 1.
  let x2, y2: Double

  /// Returns the height of the curve over a place between 0 and 1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return x }
    return Self.coordinate(y1, y2, at: parameter(over: x))
  }

  /// The parameter of the curve over a place, which only grows with the place.
  private func parameter(over x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // Each step halves the error.
    for _ in 0..<32 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
