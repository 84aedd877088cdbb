/// A key to a dependency whose live value is elsewhere.
///
/// A module can offer a dependency without what it takes to run it, and another one adds that by
/// conforming the key to ``DependencyKey``:
///
/// ```swift
/// // Module 'FactClient'
/// extension FactClient: TestDependencyKey {
///   static let testValue = FactClient(fetch: { "\($0) is a good number" })
/// }
///
/// // Module 'FactClientLive'
/// extension FactClient: DependencyKey {
///   static let liveValue = FactClient(fetch: { try await download("fact/\($0)") })
/// }
/// ```
///
/// An app without the second module is told so when it uses the dependency, and goes on with the
/// test value.
public protocol TestDependencyKey<Value> {
  associatedtype Value: Sendable = Self

  /// The dependency as previews use it.
  static var previewValue: Value { get }

  /// The dependency as tests use it.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The test value.
  public static var previewValue: Value { testValue }

  /// Whether using what has no implementation is worth an issue now.
  ///
  /// It is not while dependencies are being overridden. A test value that reports its own use can
  /// ask before it does.
  public static var shouldReportUnimplemented: Bool {
    !DependencyValues.isSetting
  }
}
