package import Foundation

/// The user's locale, time zone and calendar, for formats that do not set their own.
///
/// A format keeps the settings that it has itself, such as a time zone other than the process's.
package struct LocaleSettings: Sendable {
  package let locale: Locale
  package let timeZone: TimeZone
  package let calendar: Calendar

  /// Creates the settings of a user, or by default those of the process.
  package init(
    locale: Locale = .autoupdatingCurrent,
    timeZone: TimeZone = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
  }
}
