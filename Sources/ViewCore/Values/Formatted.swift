public import Foundation

// Foundation formats for the process, whose settings on a server are nobody's. What a page's views, and the effects of
// its events, format is for the person who looks at the page. Each of the methods has a style of its own type, so that
// the compiler prefers it to Foundation's, which takes any style.

extension FormatStyle {
  /// The style as it is for the person at the page, unless it says itself for whom it is.
  fileprivate func forPage(_ locale: Locale) -> Self {
    guard let person = ViewPage.current?.person, locale.isOfProcess else { return self }
    return localized(for: person)
  }
}

// Where Foundation has a method of the same type, a property takes its place: the compiler prefers one whose value is
// called to a method, also in files that import Foundation.

extension Date {
  /// Formats the date as the person at the page reads it, in their time zone.
  ///
  /// ```swift
  /// Text("Due \(todo.date.formatted())")
  /// Text("Due \(todo.date.formatted(date: .abbreviated, time: .omitted))")
  /// Text("Due \(todo.date.formatted(.dateTime.day().month()))")
  /// ```
  ///
  /// Where we differ: Foundation's are methods, and format for the process.
  public var formatted: _DateFormatting { _DateFormatting(date: self) }
}

/// Formats a date for the person at the page; outside of a page's views and effects it does as Foundation does.
public struct _DateFormatting {
  fileprivate let date: Date

  /// The day and the time, in numbers.
  public func callAsFunction() -> String {
    self(date: .numeric, time: .shortened)
  }

  /// The date and the time in one of their styles.
  ///
  /// - Parameters:
  ///   - dateStyle: How to write the date.
  ///   - timeStyle: How to write the time.
  /// - Returns: The text.
  public func callAsFunction(
    date dateStyle: Date.FormatStyle.DateStyle,
    time timeStyle: Date.FormatStyle.TimeStyle
  ) -> String {
    self(Date.FormatStyle(date: dateStyle, time: timeStyle))
  }

  /// The date in a style.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text.
  public func callAsFunction(_ style: Date.FormatStyle) -> String {
    style.forPage(style.locale).format(date)
  }

  /// The date as seen from now.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text.
  public func callAsFunction(_ style: Date.RelativeFormatStyle) -> String {
    style.forPage(style.locale).format(date)
  }
}

extension Range where Bound == Date {
  /// Formats the time between two dates as the person at the page reads it, in their time zone.
  public var formatted: _DateRangeFormatting { _DateRangeFormatting(range: self) }
}

/// Formats a range of dates for the person at the page; elsewhere it does as Foundation does.
public struct _DateRangeFormatting {
  fileprivate let range: Range<Date>

  /// The days and the times, in numbers.
  public func callAsFunction() -> String {
    self(Date.IntervalFormatStyle())
  }

  /// The dates and the times in one of their styles.
  ///
  /// - Parameters:
  ///   - dateStyle: How to write the dates.
  ///   - timeStyle: How to write the times.
  /// - Returns: The text.
  public func callAsFunction(
    date dateStyle: Date.IntervalFormatStyle.DateStyle,
    time timeStyle: Date.IntervalFormatStyle.TimeStyle
  ) -> String {
    self(Date.IntervalFormatStyle(date: dateStyle, time: timeStyle))
  }

  /// The dates in a style.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text.
  public func callAsFunction(_ style: Date.IntervalFormatStyle) -> String {
    style.forPage(style.locale).format(range)
  }
}

extension Duration {
  /// Formats the duration as the person at the page reads it.
  ///
  /// ```swift
  /// Text(standup.duration.formatted(.units()))
  /// ```
  public var formatted: _DurationFormatting { _DurationFormatting(duration: self) }
}

/// Formats a duration for the person at the page; elsewhere it does as Foundation does.
public struct _DurationFormatting {
  fileprivate let duration: Duration

  /// The duration as a time of hours, minutes and seconds.
  public func callAsFunction() -> String {
    self(.time(pattern: .hourMinuteSecond))
  }

  /// The duration in units.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text.
  public func callAsFunction(_ style: Duration.UnitsFormatStyle) -> String {
    style.forPage(style.locale).format(duration)
  }

  /// The duration as a time.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text.
  public func callAsFunction(_ style: Duration.TimeFormatStyle) -> String {
    style.forPage(style.locale).format(duration)
  }
}

extension Sequence<String> {
  /// Formats the texts as a list, with the words of the person at the page.
  ///
  /// ```swift
  /// Text(names.formatted())  // Ann, Ben, and Cleo
  /// ```
  public var formatted: _ListFormatting<Self> { _ListFormatting(texts: self) }
}

/// Formats texts as a list for the person at the page; elsewhere it does as Foundation does.
public struct _ListFormatting<Texts: Sequence<String>> {
  fileprivate let texts: Texts

  /// The texts with an "and" before the last.
  public func callAsFunction() -> String {
    self(.list(type: .and))
  }

  /// The texts in a style.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text.
  public func callAsFunction(_ style: ListFormatStyle<StringStyle, Texts>) -> String {
    style.forPage(style.locale).format(texts)
  }
}

extension BinaryInteger {
  /// The number as the person at the page reads it.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted(_ style: IntegerFormatStyle<Self>) -> String {
    style.forPage(style.locale).format(self)
  }

  /// The number as a percentage, as the person at the page reads it.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted(_ style: IntegerFormatStyle<Self>.Percent) -> String {
    style.forPage(style.locale).format(self)
  }

  /// The number as an amount of money, as the person at the page reads it.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted(_ style: IntegerFormatStyle<Self>.Currency) -> String {
    style.forPage(style.locale).format(self)
  }
}

extension BinaryFloatingPoint {
  /// The number as the person at the page reads it.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted(_ style: FloatingPointFormatStyle<Self>) -> String {
    style.forPage(style.locale).format(self)
  }

  /// The number as a percentage, as the person at the page reads it.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted(_ style: FloatingPointFormatStyle<Self>.Percent) -> String {
    style.forPage(style.locale).format(self)
  }

  /// The number as an amount of money, as the person at the page reads it.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted(_ style: FloatingPointFormatStyle<Self>.Currency) -> String {
    style.forPage(style.locale).format(self)
  }
}

extension Int {
  /// The number as the person at the page reads it.
  ///
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted() -> String {
    formatted(IntegerFormatStyle<Int>())
  }
}

extension Double {
  /// The number as the person at the page reads it.
  ///
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted() -> String {
    formatted(FloatingPointFormatStyle<Double>())
  }
}
