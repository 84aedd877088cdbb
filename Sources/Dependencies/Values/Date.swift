import Foundation

extension DependencyValues {
  /// The generator of the current date.
  ///
  /// ```swift
  /// @Dependency(\.date.now) var now
  /// ```
  ///
  /// Override it in tests, which it has no value for:
  ///
  /// ```swift
  /// $0.date = .constant(Date(timeIntervalSince1970: 0))
  /// $0.date.now = Date(timeIntervalSince1970: 0)
  /// ```
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
}

extension DateGeneratorKey: BuiltInKey {
  static let suggestedOverride = "$0.date.now = Date(timeIntervalSince1970: 0)"
}
