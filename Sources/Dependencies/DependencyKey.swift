import ConcurrencyExtras

/// A key to a dependency, with the values that it has in an app, in a preview and in a test.
///
/// Conform to it, and give the dependency a name:
///
/// ```swift
/// enum FactClientKey: DependencyKey {
///   static let liveValue = FactClient(fetch: { try await download("fact/\($0)") })
///   static let testValue = FactClient(fetch: { "\($0) is a good number" })
/// }
///
/// extension DependencyValues {
///   var factClient: FactClient {
///     get { self[FactClientKey.self] }
///     set { self[FactClientKey.self] = newValue }
///   }
/// }
/// ```
///
/// Only `liveValue` is required. A test that uses a dependency without a `testValue` fails, and goes on with the
/// `previewValue`. Without a `previewValue` it goes on with the `liveValue`.
///
/// Each value is made once, at its first use; under Swift Testing, once for each test. The tests of XCTest in one
/// process share their values, unlike the original's.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The dependency as an app uses it.
  static var liveValue: Value { get }

  associatedtype Value = Self

  /// The dependency as previews use it.
  static var previewValue: Value { get }

  /// The dependency as tests use it.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value.
  public static var previewValue: Value { liveValue }

  /// Reports that the dependency has no test value, and returns the preview value.
  ///
  /// No issue is reported while dependencies are being overridden: `$0.date.now = …` reads the value that it replaces.
  public static var testValue: Value {
    DefaultAccess.noteMissingTestValue(of: Self.self)
    return previewValue
  }
}
