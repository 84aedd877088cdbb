public import Foundation

// Foundation formats for the process, whose settings on a server are nobody's. What a page's views, and the effects of
// its events, format is for the person who looks at the page. Each of these has a style of its own type, so that the
// compiler prefers it to Foundation's, which takes any style.

extension FormatStyle {
  /// The style as it is for the person at the page, unless it says itself for whom it is.
  fileprivate func forPage(_ locale: Locale) -> Self {
    guard let person = CurrentPage.value?.person, locale.isOfProcess else { return self }
    return localized(for: person)
  }
}

extension Duration {
  /// The duration in units, in the words of the person at the page.
  ///
  /// ```swift
  /// Text(standup.duration.formatted(.units()))
  /// ```
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted(_ style: UnitsFormatStyle) -> String {
    style.forPage(style.locale).format(self)
  }

  /// The duration as a time, as the person at the page reads it.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted(_ style: TimeFormatStyle) -> String {
    style.forPage(style.locale).format(self)
  }
}

extension Date {
  /// The date as the person at the page reads it, in their time zone.
  ///
  /// `formatted()` and `formatted(date:time:)`, which have no style, are Foundation's, and are for the process:
  /// write `formatted(.dateTime)`, or `Text(date, format: .dateTime)`.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted(_ style: FormatStyle) -> String {
    style.forPage(style.locale).format(self)
  }

  /// The date as seen from now, in the words of the person at the page.
  ///
  /// - Parameter style: How to format. A locale that it is given stays.
  /// - Returns: The text. Outside of a page's views and effects it is Foundation's.
  public func formatted(_ style: RelativeFormatStyle) -> String {
    style.forPage(style.locale).format(self)
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
