#if !canImport(Darwin)
public import Foundation

/// Formats the time between two dates in words, such as "2 hours ago" or "yesterday".
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.dateTimeStyle = .named
/// formatter.localizedString(for: meeting.date, relativeTo: now)  // "yesterday"
/// ```
///
/// On Apple's platforms it comes with Foundation. Elsewhere Foundation lacks it, and has the same words in
/// `Date.RelativeFormatStyle`, with which this class formats.
///
/// - Note: `localizedString(from:)` of date components is absent, because the style chooses the unit itself.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // NB: Unchecked because it is configured before it is shared, as a formatter of Foundation is.

  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers alone, as in "1 day ago".
    case numeric
    /// Names where the language has them, as in "yesterday".
    case named
  }

  /// The format of units.
  public enum UnitsStyle: Int, Sendable {
    /// Full units, as in "2 months ago".
    case full
    /// Units and numbers as words, as in "two months ago".
    case spellOut
    /// Short units, as in "2 mo. ago".
    case short
    /// The shortest units, as in "2mo ago".
    case abbreviated
  }

  /// Whether days have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The format of units.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence, which decides about the first letter.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that counts days, months and years.
  open var calendar: Calendar = .autoupdatingCurrent
  /// The locale of the words.
  open var locale: Locale = .autoupdatingCurrent

  /// Formats the time from now on.
  ///
  /// - Parameter timeInterval: The seconds, which are negative for a time that has passed.
  /// - Returns: The text.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  /// Formats the time from one date to another.
  ///
  /// - Parameters:
  ///   - date: The date that the text tells.
  ///   - referenceDate: The date from which it is counted.
  /// - Returns: The text.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // The style tells its anchor, seen from the date that it formats.
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: unitsStyle.ofFormatStyle,
      locale: locale,
      calendar: calendar
    )
    style.capitalizationContext = formattingContext.ofFormatStyle
    return style.format(referenceDate)
  }

  /// Formats a date from now on.
  ///
  /// - Parameter obj: The date.
  /// - Returns: The text, or `nil` if the value is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var ofFormatStyle: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension Formatter.Context {
  fileprivate var ofFormatStyle: FormatStyleCapitalizationContext {
    switch self {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
#endif
