import Foundation

/// A month of a calendar, whose days a user picks.
struct CalendarMonth {
  let calendar: Calendar
  /// The first moment of the month.
  let start: Date
  /// The first moments of the days.
  let days: [Date]

  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 1
    days = (0..<count).compactMap { [start] in
      calendar.date(byAdding: .day, value: $0, to: start)
    }
  }

  /// The short names of the weekdays, from the first one of the calendar's weeks.
  var weekdays: [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  /// The column of the first day in a week, from 1.
  var firstColumn: Int {
    (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7 + 1
  }

  func number(of day: Date) -> Int { calendar.component(.day, from: day) }

  /// Whether a moment of a day is in some bounds.
  func canPick(_ day: Date, in bounds: DateBounds) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return bounds.first.map { $0 < end } != false && bounds.last.map { day <= $0 } != false
  }

  /// Whether the user can pick a day before the month, or one after it.
  func hasDays(before isBefore: Bool, in bounds: DateBounds) -> Bool {
    let end = calendar.date(byAdding: .month, value: 1, to: start) ?? start
    return isBefore
      ? bounds.first.map { $0 < start } != false : bounds.last.map { end <= $0 } != false
  }

  /// A date moved to a day of the month, with its time of the day where that is in the bounds.
  func date(_ date: Date, on day: Date, in bounds: DateBounds) -> Date? {
    let count = calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: day).day
    guard let moved = calendar.date(byAdding: .day, value: count ?? 0, to: date) else { return nil }
    return min(max(moved, bounds.first ?? moved), bounds.last ?? .distantFuture)
  }
}
