extension DependencyValues {
  /// The generator of random numbers.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// Override it in tests, which it has no value for, with a generator that starts from a seed:
  ///
  /// ```swift
  /// $0.withRandomNumberGenerator = WithRandomNumberGenerator(LCRNG(seed: 0))
  /// ```
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
}

extension WithRandomNumberGeneratorKey: BuiltInKey {
  static let suggestedOverride =
    "$0.withRandomNumberGenerator = WithRandomNumberGenerator(…)  // of a generator with a seed"
}
