public import Foundation

extension Text {
  /// Creates a text that shows a date.
  ///
  /// The date is written with the user's locale, calendar and time zone. The browser counts a
  /// running time, as with ``DateStyle/relative``, without the app.
  public init(_ date: Date, style: DateStyle) {
    switch style.part {
    case .date, .time: self.init(storage: .date(date, style))
    case .counted(let counting): self.init(storage: .runningTime(.since(date, counting)))
    }
  }

  /// Creates a text that shows a range of dates.
  @_disfavoredOverload
  public init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle.interval)
  }

  /// Creates a text that shows a range of dates.
  @_disfavoredOverload
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Creates a text that counts the minutes and seconds between two dates, in the browser.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and the end of the count.
  ///   - pauseTime: The time at which the count pauses, if it does.
  ///   - countsDown: Whether the timer counts down to zero instead of up.
  ///   - showsHours: Whether hours are shown, instead of more than sixty minutes.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = RunningTime.Timer(
      interval: timerInterval,
      pause: pauseTime,
      countsDown: countsDown,
      showsHours: showsHours
    )
    self.init(storage: .runningTime(.timer(timer)))
  }

  /// Creates a text that shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init("\(input, format: format)")
  }

  /// Creates a text that shows a value with a formatter.
  ///
  /// Settings that the formatter does not make itself, such as the time zone, are the user's.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init("\(subject, formatter: formatter)")
  }

  /// The form in which a text shows a date.
  public struct DateStyle: Equatable, Sendable {
    enum Part: Equatable, Sendable {
      case date, time
      case counted(RunningTime.Counting)
    }

    let part: Part

    /// The day, as in "June 3, 2024".
    public static let date = Self(part: .date)
    /// The time of day, as in "11:23 PM".
    public static let time = Self(part: .time)
    /// The distance from now, as in "2 hours, 23 minutes".
    public static let relative = Self(part: .counted(.relative))
    /// The distance from now with its direction, as in "+2 hours".
    public static let offset = Self(part: .counted(.offset))
    /// The distance from now as on a clock, as in "2:32".
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
