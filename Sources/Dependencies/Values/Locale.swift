public import Foundation

extension DependencyValues {
  /// The language and the customs to format with.
  ///
  /// Override it in tests, which it has no value for, so that they do not depend on the machine:
  ///
  /// ```swift
  /// $0.locale = Locale(identifier: "en_US")
  /// ```
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

private enum LocaleKey: DependencyKey {
  static var liveValue: Locale { .autoupdatingCurrent }
}

extension LocaleKey: BuiltInKey {
  static let suggestedOverride = #"$0.locale = Locale(identifier: "en_US")"#
}
