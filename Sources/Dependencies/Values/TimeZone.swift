public import Foundation

extension DependencyValues {
  /// The time zone for dates and times.
  ///
  /// Override it in tests, which it has no value for, so that they do not depend on the machine:
  ///
  /// ```swift
  /// $0.timeZone = TimeZone.gmt
  /// ```
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { .autoupdatingCurrent }
}

extension TimeZoneKey: BuiltInKey {
  static let suggestedOverride = "$0.timeZone = .gmt"
}
