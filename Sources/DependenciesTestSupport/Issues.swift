internal import ConcurrencyExtras

/// The texts of the failures of this module.
enum Issues {
  static func otherType<Dependency>(of dependency: Dependency, expected: Any.Type) -> String {
    """
    A test asked for a dependency as another type than it has.

        Expected: \(typeName(expected))
        Actual: \(typeName(type(of: dependency as Any)))

    To fix this, override the dependency for the test with a value of the type that it is read as.
    """
  }
}
