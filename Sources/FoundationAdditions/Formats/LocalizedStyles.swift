package import Foundation
package import ViewValues

extension FormatStyle {
  /// Returns the style with the user's settings where it has none of its own.
  package func localized(with settings: LocaleSettings) -> Self {
    let style = locale(settings.locale)
    guard Self.hasTimes else { return style }
    return (style as? any LocalizableStyle)?.localizedAll(with: settings) as? Self ?? style
  }
}

extension FormatStyle {
  /// Whether the format may have a time zone or a calendar.
  ///
  /// Numbers are formatted most. To ask their formats for a protocol takes more time than to write a short one.
  private static var hasTimes: Bool {
    Self.self == Date.FormatStyle.self || Self.self == Date.IntervalFormatStyle.self
      || Self.self == Date.RelativeFormatStyle.self
  }
}

/// A format with a time zone or a calendar.
private protocol LocalizableStyle {
  func localizedAll(with settings: LocaleSettings) -> Self
}

/// A format with a time zone and a calendar.
private protocol CalendarStyle: LocalizableStyle {
  var timeZone: TimeZone { get set }
  var calendar: Calendar { get set }
}

extension Date.FormatStyle: CalendarStyle {}
extension Date.IntervalFormatStyle: CalendarStyle {}

extension CalendarStyle {
  func localizedAll(with settings: LocaleSettings) -> Self {
    var style = self
    if timeZone.isOfProcess { style.timeZone = settings.timeZone }
    if calendar.isOfProcess { style.calendar = settings.calendar }
    return style
  }
}

extension Date.RelativeFormatStyle: LocalizableStyle {
  func localizedAll(with settings: LocaleSettings) -> Self {
    var style = self
    if calendar.isOfProcess { style.calendar = settings.calendar }
    return style
  }
}

extension Formatter {
  /// Formats a value with the user's settings.
  package func string(for value: Any, with settings: LocaleSettings) -> String {
    localized(with: settings).string(for: value) ?? ""
  }

  /// Returns a copy of the formatter with the user's settings where it has none of its own.
  package func localized(with settings: LocaleSettings) -> Formatter {
    let formatter = copy() as? Formatter ?? self
    switch formatter {
    case let formatter as DateFormatter:
      if formatter.locale.isOfProcess { formatter.locale = settings.locale }
      if formatter.timeZone.isOfProcess { formatter.timeZone = settings.timeZone }
    case let formatter as NumberFormatter:
      if formatter.locale.isOfProcess { formatter.locale = settings.locale }
    default: break
    }
    return formatter
  }
}

extension Locale {
  var isOfProcess: Bool { self == .autoupdatingCurrent || self == .current }
}

extension TimeZone {
  fileprivate var isOfProcess: Bool { self == .autoupdatingCurrent || self == .current }
}

extension Calendar {
  fileprivate var isOfProcess: Bool { self == .autoupdatingCurrent || self == .current }
}

extension Optional where Wrapped == Locale {
  fileprivate var isOfProcess: Bool {
    self?.isOfProcess ?? true
  }
}

extension Optional where Wrapped == TimeZone {
  fileprivate var isOfProcess: Bool { self?.isOfProcess ?? true }
}
