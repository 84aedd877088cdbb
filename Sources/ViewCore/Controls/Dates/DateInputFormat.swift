import Foundation

/// The range of dates that the user can pick.
struct DateBounds {
  var first: Date?
  var last: Date?

  init(first: Date? = nil, last: Date? = nil) {
    (self.first, self.last) = (first, last)
  }

  init(_ range: ClosedRange<Date>) {
    (first, last) = (range.lowerBound, range.upperBound)
  }

  init(_ range: PartialRangeFrom<Date>) {
    first = range.lowerBound
  }

  init(_ range: PartialRangeThrough<Date>) {
    last = range.upperBound
  }

  func contains(_ date: Date) -> Bool {
    first.map { $0 <= date } != false && last.map { date <= $0 } != false
  }
}

/// Writes and reads dates as the browser's control does: in the Gregorian calendar, in a time zone.
struct DateInputFormat {
  let components: DatePickerComponents
  private let calendar: Calendar

  init(components: DatePickerComponents, timeZone: TimeZone) {
    self.components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The type of the input element.
  var name: String {
    switch components {
    case .date: "date"
    case .hourAndMinute: "time"
    default: "datetime-local"
    }
  }

  func string(from date: Date) -> String {
    let units = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func padded(_ number: Int?, _ length: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(length - digits.count, 0)) + digits
    }
    let day = "\(padded(units.year, 4))-\(padded(units.month, 2))-\(padded(units.day, 2))"
    let time = "\(padded(units.hour, 2)):\(padded(units.minute, 2))"
    switch components {
    case .date: return day
    case .hourAndMinute: return time
    default: return "\(day)T\(time)"
    }
  }

  /// Returns whether the control can report a text: a date in or out of the range, or an empty text
  /// while the user types.
  func canWrite(_ text: String) -> Bool {
    text.isEmpty || units(in: text) != nil
  }

  /// Returns the date of a text.
  ///
  /// Parts that are not in the text come from another date.
  func date(from text: String, keeping date: Date) -> Date? {
    guard let written = units(in: text) else { return nil }
    var units = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond],
      from: date
    )
    if components != .hourAndMinute {
      (units.year, units.month, units.day) = (written.year, written.month, written.day)
    }
    if components != .date {
      (units.hour, units.minute) = (written.hour, written.minute)
      (units.second, units.nanosecond) = (0, 0)
    }
    // An hour that daylight saving time skips is valid and stands for the next one.
    var days = calendar
    days.timeZone = .gmt
    guard units.isValidDate(in: days) else { return nil }
    return calendar.date(from: units)
  }

  /// Returns the parts of a date in a text, or `nil` if the control does not write dates that way.
  private func units(in text: String) -> DateComponents? {
    let pattern = /(?:(\d{4,6})-(\d{2})-(\d{2}))?T?(?:(\d{2}):(\d{2})(?::[\d.]+)?)?/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    if components != .hourAndMinute, match.1 == nil { return nil }
    if components != .date, match.4 == nil { return nil }
    return DateComponents(
      year: match.1.flatMap { Int($0) },
      month: match.2.flatMap { Int($0) },
      day: match.3.flatMap { Int($0) },
      hour: match.4.flatMap { Int($0) },
      minute: match.5.flatMap { Int($0) }
    )
  }
}
