public import Dependencies
public import Testing

/// A trait that gives a test, or each test of a suite, its own dependencies.
///
/// Static members create it:
///
/// ```swift
/// @Suite(.dependencies { $0.uuid = .incrementing })
/// struct FeatureTests {
///   @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 0)))
///   func addsATodo() { … }
/// }
/// ```
///
/// The overrides of a suite are computed again for each of its tests, and for each argument of a test. The overrides of
/// the test win. No test sees the dependencies of another, even if both run at the same time.
public struct _DependenciesTrait: TestScoping, TestTrait, SuiteTrait {
  let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  /// The trait of a suite applies to each of its tests.
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
  /// Gives each test its own dependencies.
  ///
  /// Tests have their own without this trait. Only the runs of a test with arguments share one default.
  public static var dependencies: Self {
    Self { _ in }
  }

  /// Overrides a dependency by its name.
  ///
  /// - Parameters:
  ///   - keyPath: Its name in `DependencyValues`.
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
  /// - Parameter updateValues: Changes the dependencies. It is called again for each test.
  /// - Returns: The trait.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(updateValues: updateValues)
  }
}
