/// A key of this module without a test value: nobody else can give it one.
protocol BuiltInKey: TestDependencyKey {
  /// A line that overrides the dependency for a test.
  static var suggestedOverride: String { get }
  /// A sentence on what happens after the report.
  static var outcome: String { get }
}

extension BuiltInKey {
  static var outcome: String { Issues.goesOn }
}
