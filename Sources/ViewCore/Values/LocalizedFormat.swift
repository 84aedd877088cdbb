import Foundation

/// What formats take from the environment that they do not say themselves.
///
/// What a format or a formatter says by itself, such as a time zone that is not the process's own, stays.
struct Person: Sendable {
  let locale: Locale
  let timeZone: TimeZone
  let calendar: Calendar

  init(locale: Locale, timeZone: TimeZone, calendar: Calendar) {
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
  }

  @MainActor
  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    timeZone = environment.timeZone
    calendar = environment.calendar
  }
}

extension FormatStyle {
  func localized(for person: Person) -> Self {
    let style = locale(person.locale)
    return (style as? any PlacedStyle)?.placed(for: person) as? Self ?? style
  }
}

/// A format with a time zone or a calendar.
private protocol PlacedStyle {
  func placed(for person: Person) -> Self
}

extension Date.FormatStyle: PlacedStyle {
  func placed(for person: Person) -> Self {
    var style = self
    if timeZone.isOfProcess { style.timeZone = person.timeZone }
    if calendar.isOfProcess { style.calendar = person.calendar }
    return style
  }
}

extension Date.IntervalFormatStyle: PlacedStyle {
  func placed(for person: Person) -> Self {
    var style = self
    if timeZone.isOfProcess { style.timeZone = person.timeZone }
    if calendar.isOfProcess { style.calendar = person.calendar }
    return style
  }
}

extension Date.RelativeFormatStyle: PlacedStyle {
  func placed(for person: Person) -> Self {
    var style = self
    if calendar.isOfProcess { style.calendar = person.calendar }
    return style
  }
}

extension Formatter {
  /// What a value reads for a person.
  func string(for value: Any, for person: Person) -> String {
    localized(for: person).string(for: value) ?? ""
  }

  /// The formatter with what it does not say itself as the person has it.
  func localized(for person: Person) -> Formatter {
    let formatter = copy() as? Formatter ?? self
    switch formatter {
    case let formatter as DateFormatter:
      if formatter.locale.isOfProcess { formatter.locale = person.locale }
      if formatter.timeZone.isOfProcess { formatter.timeZone = person.timeZone }
    case let formatter as NumberFormatter:
      if formatter.locale.isOfProcess { formatter.locale = person.locale }
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
