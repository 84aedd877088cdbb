/// A private key of this module without a test value.
///
/// Other modules cannot add one.
protocol BuiltInKey: TestDependencyKey {
  /// A line that overrides the dependency for a test.
  static var suggestedOverride: String { get }
  /// A sentence for the issue: the behavior after the report.
  static var outcome: String { get }
}

extension BuiltInKey {
  static var outcome: String { Issues.goesOn }
}
