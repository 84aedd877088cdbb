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
    string(for: date, relativeTo: referenceDate)
  }

  /// Formats the time that date components stand for, in the largest of their units.
  ///
  /// ```swift
  /// formatter.localizedString(from: DateComponents(day: -10))  // "10 days ago"
  /// ```
  ///
  /// - Parameter dateComponents: The components, which are negative for a time that has passed.
  /// - Returns: The text.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    guard let unit = Unit.largest(of: dateComponents) else {
      return localizedString(for: now, relativeTo: now)
    }
    let date = calendar.date(byAdding: unit.component, value: unit.value, to: now) ?? now
    return string(for: date, relativeTo: now, in: [unit.field])
  }

  private func string(
    for date: Date,
    relativeTo referenceDate: Date,
    in fields: Set<Date.RelativeFormatStyle.Field>? = nil
  ) -> String {
    // The style tells its anchor, seen from the date that it formats.
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: unitsStyle.ofFormatStyle,
      locale: locale,
      calendar: calendar
    )
    if let fields { style.allowedFields = fields }
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

/// A unit of date components with its value.
private struct Unit {
  let component: Calendar.Component
  let field: Date.RelativeFormatStyle.Field
  let value: Int

  /// The largest unit that is not zero.
  static func largest(of components: DateComponents) -> Unit? {
    let all: [(Calendar.Component, Date.RelativeFormatStyle.Field, Int?)] = [
      (.year, .year, components.year), (.month, .month, components.month),
      (.weekOfYear, .week, components.weekOfYear ?? components.weekOfMonth),
      (.day, .day, components.day), (.hour, .hour, components.hour),
      (.minute, .minute, components.minute), (.second, .second, components.second),
    ]
    let known = all.compactMap { component, field, value in
      value.map { Unit(component: component, field: field, value: $0) }
    }
    return known.first { $0.value != 0 } ?? known.last
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
