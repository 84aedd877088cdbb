/// The names in the source of a recorded test, and what the recording does not know.
public struct TestSourceOptions {
  /// The name of the test's suite.
  public var suite = "RecordedTests"

  /// The name of the test.
  public var name = "recordedActionsHaveTheSameChanges"

  /// The module of the feature, or nil for that of its state.
  public var module: String?

  /// Modules that the test imports, beside those of the values that it has and those that every test needs.
  public var imports: [String] = []

  /// The expression of the reducer, or nil for `Feature()` if the state is `Feature.State`.
  public var reducer: String?

  /// Statements that override dependencies, such as `$0.factClient.fetch = { "\($0)" }`.
  ///
  /// The recording knows the values of `uuid`, `date`, `withRandomNumberGenerator` and `continuousClock`, and the answers of
  /// each `@DependencyClient`, by itself. A statement here takes the place of the answers of its endpoint or client. The
  /// source has a comment with the names of all others that the feature reads and that no statement here overrides.
  public var dependencies: [String] = []

  var names: [(name: String, isValue: (Any) -> Bool)] = []

  /// Creates options with the default names.
  public init() {}

  /// Writes a value by a name that the test's target has for it.
  ///
  /// ```swift
  /// options.name("AppFeature.State()", AppFeature.State())
  /// ```
  ///
  /// - Parameters:
  ///   - name: The expression.
  ///   - value: The value. The name is written wherever an equal value is.
  public mutating func name<Value: Equatable>(_ name: String, _ value: Value) {
    names.append((name, { type(of: $0) == Value.self && $0 as? Value == value }))
  }
}
