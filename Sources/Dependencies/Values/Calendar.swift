public import Foundation

extension DependencyValues {
  /// The calendar to reckon dates with.
  ///
  /// Override it in tests, which it has no value for, so that they do not depend on the machine:
  ///
  /// ```swift
  /// $0.calendar = Calendar(identifier: .gregorian)
  /// ```
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar { .autoupdatingCurrent }
}

extension CalendarKey: BuiltInKey {
  static let suggestedOverride = "$0.calendar = Calendar(identifier: .gregorian)"
}
