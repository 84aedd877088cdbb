import Foundation

/// The moments that can be picked.
struct DateBounds {
  var first: Date?
  var last: Date?

  func contains(_ date: Date) -> Bool {
    first.map { $0 <= date } != false && last.map { date <= $0 } != false
  }
}

/// How a browser's control writes a moment: in the calendar of the web, in a time zone.
struct DateForm {
  let components: DatePickerComponents
  private let calendar: Calendar

  init(components: DatePickerComponents, timeZone: TimeZone) {
    self.components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The name of the control.
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

  /// Whether the control can have a text: also one that is no moment to pick, and none while a person types.
  func canWrite(_ text: String) -> Bool {
    text.isEmpty || units(in: text) != nil
  }

  /// The moment that a text stands for, which has of another one what the text does not say.
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
    // An hour that a change to summer time leaves out stands for the one that comes then.
    var days = calendar
    days.timeZone = .gmt
    guard units.isValidDate(in: days) else { return nil }
    return calendar.date(from: units)
  }

  /// What a text says of a moment, or `nil` where it is not written as the control does.
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
