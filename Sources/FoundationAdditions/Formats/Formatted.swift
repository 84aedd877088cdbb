public import Foundation
internal import ViewValues

// Foundation formats with the settings of the process, which on a server are not the user's. Code
// that a page runs formats with the settings of the page's user. Each method here takes a concrete
// style, so that the compiler prefers it to Foundation's, which takes any style.

extension FormatStyle {
  /// Returns the style with the user's settings, unless it has a locale of its own.
  fileprivate func forPage(_ locale: Locale) -> Self {
    guard let settings = CurrentPage.value?.settings, locale.isOfProcess else { return self }
    return localized(with: settings)
  }
}

// Some of Foundation's methods have the same type as one here would have. A callable property
// replaces these, because the compiler prefers it, even in files that import Foundation.

extension Date {
  /// Formats the date with the user's locale and time zone.
  ///
  /// ```swift
  /// Text("Due \(todo.date.formatted())")
  /// Text("Due \(todo.date.formatted(date: .abbreviated, time: .omitted))")
  /// Text("Due \(todo.date.formatted(.dateTime.day().month()))")
  /// ```
  ///
  /// Where we differ: Foundation's are methods, and format with the settings of the process.
  public var formatted: _DateFormatting { _DateFormatting(date: self) }
}

/// Formats a date with the user's settings.
///
/// Outside a page's code, it formats as Foundation does.
public struct _DateFormatting {
  fileprivate let date: Date

  /// Formats the day and the time in numbers.
  public func callAsFunction() -> String {
    self(date: .numeric, time: .shortened)
  }

  /// Formats the date and the time in given styles.
  ///
  /// - Parameters:
  ///   - dateStyle: The style of the date.
  ///   - timeStyle: The style of the time.
  /// - Returns: The text.
  public func callAsFunction(
    date dateStyle: Date.FormatStyle.DateStyle,
    time timeStyle: Date.FormatStyle.TimeStyle
  ) -> String {
    self(Date.FormatStyle(date: dateStyle, time: timeStyle))
  }

  /// Formats the date in a style.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text.
  public func callAsFunction(_ style: Date.FormatStyle) -> String {
    style.forPage(style.locale).format(date)
  }

  /// Formats the date relative to now.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text.
  public func callAsFunction(_ style: Date.RelativeFormatStyle) -> String {
    style.forPage(style.locale).format(date)
  }
}

extension Range where Bound == Date {
  /// Formats the time between two dates with the user's locale and time zone.
  public var formatted: _DateRangeFormatting { _DateRangeFormatting(range: self) }
}

/// Formats a range of dates with the user's settings.
///
/// Outside a page's code, it formats as Foundation does.
public struct _DateRangeFormatting {
  fileprivate let range: Range<Date>

  /// Formats the days and the times in numbers.
  public func callAsFunction() -> String {
    self(Date.IntervalFormatStyle())
  }

  /// Formats the dates and the times in given styles.
  ///
  /// - Parameters:
  ///   - dateStyle: The style of the dates.
  ///   - timeStyle: The style of the times.
  /// - Returns: The text.
  public func callAsFunction(
    date dateStyle: Date.IntervalFormatStyle.DateStyle,
    time timeStyle: Date.IntervalFormatStyle.TimeStyle
  ) -> String {
    self(Date.IntervalFormatStyle(date: dateStyle, time: timeStyle))
  }

  /// Formats the dates in a style.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text.
  public func callAsFunction(_ style: Date.IntervalFormatStyle) -> String {
    style.forPage(style.locale).format(range)
  }
}

extension Duration {
  /// Formats the duration with the user's locale.
  ///
  /// ```swift
  /// Text(standup.duration.formatted(.units()))
  /// ```
  public var formatted: _DurationFormatting { _DurationFormatting(duration: self) }
}

/// Formats a duration with the user's settings.
///
/// Outside a page's code, it formats as Foundation does.
public struct _DurationFormatting {
  fileprivate let duration: Duration

  /// Formats the duration as hours, minutes and seconds.
  public func callAsFunction() -> String {
    self(.time(pattern: .hourMinuteSecond))
  }

  /// Formats the duration in units.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text.
  public func callAsFunction(_ style: Duration.UnitsFormatStyle) -> String {
    style.forPage(style.locale).format(duration)
  }

  /// Formats the duration as a time.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text.
  public func callAsFunction(_ style: Duration.TimeFormatStyle) -> String {
    style.forPage(style.locale).format(duration)
  }
}

extension Sequence<String> {
  /// Formats the texts as a list in the user's language.
  ///
  /// ```swift
  /// Text(names.formatted())  // Ann, Ben, and Cleo
  /// ```
  public var formatted: _ListFormatting<Self> { _ListFormatting(texts: self) }
}

/// Formats texts as a list in the user's language.
///
/// Outside a page's code, it formats as Foundation does.
public struct _ListFormatting<Texts: Sequence<String>> {
  fileprivate let texts: Texts

  /// Formats the texts with an "and" before the last.
  public func callAsFunction() -> String {
    self(.list(type: .and))
  }

  /// Formats the texts in a style.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text.
  public func callAsFunction(_ style: ListFormatStyle<StringStyle, Texts>) -> String {
    style.forPage(style.locale).format(texts)
  }
}

extension BinaryInteger {
  /// Formats the number with the user's locale.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text. Outside views and their actions, Foundation's default settings apply.
  public func formatted(_ style: IntegerFormatStyle<Self>) -> String {
    style.forPage(style.locale).format(self)
  }

  /// Formats the number as a percentage with the user's locale.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text. Outside views and their actions, Foundation's default settings apply.
  public func formatted(_ style: IntegerFormatStyle<Self>.Percent) -> String {
    style.forPage(style.locale).format(self)
  }

  /// Formats the number as an amount of money with the user's locale.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text. Outside views and their actions, Foundation's default settings apply.
  public func formatted(_ style: IntegerFormatStyle<Self>.Currency) -> String {
    style.forPage(style.locale).format(self)
  }
}

extension BinaryFloatingPoint {
  /// Formats the number with the user's locale.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text. Outside views and their actions, Foundation's default settings apply.
  public func formatted(_ style: FloatingPointFormatStyle<Self>) -> String {
    style.forPage(style.locale).format(self)
  }

  /// Formats the number as a percentage with the user's locale.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text. Outside views and their actions, Foundation's default settings apply.
  public func formatted(_ style: FloatingPointFormatStyle<Self>.Percent) -> String {
    style.forPage(style.locale).format(self)
  }

  /// Formats the number as an amount of money with the user's locale.
  ///
  /// - Parameter style: The format. If it has a locale, that is used.
  /// - Returns: The text. Outside views and their actions, Foundation's default settings apply.
  public func formatted(_ style: FloatingPointFormatStyle<Self>.Currency) -> String {
    style.forPage(style.locale).format(self)
  }
}

extension Int {
  /// Formats the number with the user's locale.
  ///
  /// - Returns: The text. Outside views and their actions, Foundation's default settings apply.
  public func formatted() -> String {
    formatted(IntegerFormatStyle<Int>())
  }
}

extension Double {
  /// Formats the number with the user's locale.
  ///
  /// - Returns: The text. Outside views and their actions, Foundation's default settings apply.
  public func formatted() -> String {
    formatted(FloatingPointFormatStyle<Double>())
  }
}
