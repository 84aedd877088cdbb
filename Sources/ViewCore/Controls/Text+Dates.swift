public import Foundation

extension Text {
  /// Creates a text of a date.
  ///
  /// It is written as the person's locale, calendar and time zone have it. A time that goes on by
  /// itself, as with ``DateStyle/relative``, is counted by the browser, without asking the app.
  public init(_ date: Date, style: DateStyle) {
    switch style.part {
    case .date, .time: self.init(storage: .date(date, style))
    case .counted(let counting): self.init(storage: .moment(.since(date, counting)))
    }
  }

  /// Creates a text of a time from one date to another.
  public init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle.interval)
  }

  /// Creates a text of a time from one date to another.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Creates a text that counts the minutes and seconds between two dates, in the browser.
  ///
  /// - Parameters:
  ///   - timerInterval: When the counting begins and ends.
  ///   - pauseTime: When the counting stands still, where it does.
  ///   - countsDown: Whether it counts to zero, and not from there.
  ///   - showsHours: Whether sixty minutes are an hour.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = Moment.Timer(
      interval: timerInterval,
      pause: pauseTime,
      countsDown: countsDown,
      showsHours: showsHours
    )
    self.init(storage: .moment(.timer(timer)))
  }

  /// Creates a text of a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init("\(input, format: format)")
  }

  /// Creates a text of a value as a formatter writes it.
  ///
  /// What the formatter does not say itself, such as the time zone, is the person's.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init("\(subject, formatter: formatter)")
  }

  /// How a date is written.
  public struct DateStyle: Equatable, Sendable {
    enum Part: Equatable, Sendable {
      case date, time
      case counted(Moment.Counting)
    }

    let part: Part

    /// The day, as in "June 3, 2024".
    public static let date = Self(part: .date)
    /// The time of day, as in "11:23 PM".
    public static let time = Self(part: .time)
    /// How far away it is, as in "2 hours, 23 minutes".
    public static let relative = Self(part: .counted(.relative))
    /// How far away it is and in which direction, as in "+2 hours".
    public static let offset = Self(part: .counted(.offset))
    /// How far away it is, as on a clock, as in "2:32".
    public static let timer = Self(part: .counted(.timer))
  }
}

extension Date {
  @MainActor
  func string(in style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
    var format =
      style.part == .date
      ? FormatStyle(date: .long, time: .omitted) : FormatStyle(date: .omitted, time: .shortened)
    format.locale = environment.locale
    format.timeZone = environment.timeZone
    format.calendar = environment.calendar
    return formatted(format)
  }
}
