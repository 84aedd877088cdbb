public import Dependencies
public import Testing

/// Gives a test, or each test of a suite, dependencies of its own.
///
/// Traits make one:
///
/// ```swift
/// @Suite(.dependencies { $0.uuid = .incrementing })
/// struct FeatureTests {
///   @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 0)))
///   func addsATodo() { … }
/// }
/// ```
///
/// A suite's overrides are chosen anew for each test in it, and for each argument of a test; those of
/// a test come on top. Nothing that one test does to its dependencies is seen by another, even where
/// they run at the same time.
public struct _DependenciesTrait: TestScoping, TestTrait, SuiteTrait {
  let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  /// A suite's trait is that of the tests in it.
  public var isRecursive: Bool { true }

  /// Runs a test with its dependencies.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      if $0.isEmpty { $0 = DependencyValues() }
      try await updateValues(&$0)
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == _DependenciesTrait {
  /// Gives tests dependencies that no other test shares.
  ///
  /// Tests have that without this trait, save for those with arguments: one default is made for all
  /// of them.
  public static var dependencies: Self {
    Self { _ in }
  }

  /// Overrides a dependency by its name.
  ///
  /// - Parameters:
  ///   - keyPath: The name that it has in `DependencyValues`.
  ///   - value: The value in the test, computed again for each test.
  /// - Returns: The trait.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }

  /// Overrides a dependency whose type is its key.
  ///
  /// - Parameter value: The value in the test, computed again for each test.
  /// - Returns: The trait.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value == Value.Value {
    Self { $0[Value.self] = try value() }
  }

  /// Overrides dependencies.
  ///
  /// - Parameter updateValues: Changes the dependencies into those of the test; called anew for each
  ///   test.
  /// - Returns: The trait.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(updateValues: updateValues)
  }
}
