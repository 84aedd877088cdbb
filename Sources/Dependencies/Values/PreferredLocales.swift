public import Foundation

extension DependencyValues {
  /// The languages that the user of the system prefers, the most preferred one first.
  ///
  /// Override it in tests, which it has no value for, so that they do not depend on the machine:
  ///
  /// ```swift
  /// $0.preferredLocales = [Locale(identifier: "en_US")]
  /// ```
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum PreferredLocalesKey: DependencyKey {
  static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
}

extension PreferredLocalesKey: BuiltInKey {
  static let suggestedOverride = #"$0.preferredLocales = [Locale(identifier: "en_US")]"#
}
