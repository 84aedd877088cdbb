/// A key to a dependency whose live value is elsewhere.
///
/// One module declares a dependency without its implementation. Another module conforms the key to ``DependencyKey``,
/// and adds the implementation:
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
/// In an app without the second module, a use of the dependency reports an issue and goes on with the test value.
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

  /// Whether the use of an unimplemented dependency is an issue now.
  ///
  /// It is none while dependencies are being overridden. A test value that reports its own use can check this before.
  public static var shouldReportUnimplemented: Bool {
    !DependencyValues.isSetting
  }
}
