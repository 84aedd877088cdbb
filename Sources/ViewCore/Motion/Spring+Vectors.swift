extension Spring {
  /// Returns the way that a weight has made from its place.
  ///
  /// - Parameters:
  ///   - target: The whole way to the rest.
  ///   - initialVelocity: The speed at the beginning, in units a second.
  ///   - time: The time in seconds.
  /// - Returns: The way.
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    let factors = position(at: time)
    return target.scaled(by: 1 - factors.distance) + initialVelocity.scaled(by: factors.speed)
  }

  /// Returns the speed of a weight.
  ///
  /// - Parameters:
  ///   - target: The whole way to the rest.
  ///   - initialVelocity: The speed at the beginning, in units a second.
  ///   - time: The time in seconds.
  /// - Returns: The speed, in units a second.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    let factors = speed(at: time)
    return target.scaled(by: -factors.distance) + initialVelocity.scaled(by: factors.speed)
  }
}
