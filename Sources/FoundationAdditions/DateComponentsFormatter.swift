#if !canImport(Darwin)
public import Foundation

/// Formats durations, such as "1:05" or "1 hour, 5 minutes".
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.minute, .second]
/// formatter.zeroFormattingBehavior = .pad
/// formatter.string(from: 65)  // "01:05"
/// ```
///
/// On Apple's platforms it comes with Foundation. Elsewhere Foundation has only the name, marked as
/// unavailable, and the compiler prefers this class.
///
/// Differs from Apple's in words, because Foundation has none for months and years here. In all
/// styles but `.positional` the largest unit is a week, and a day has 24 hours. Phrases such as
/// "about" are not supported.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // NB: Unchecked because it is configured before it is shared, as a formatter of Foundation is.

  /// The format of units.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers alone, as in "1:10".
    case positional
    /// Units as single letters, as in "1h 10m".
    case abbreviated
    /// Short units, as in "1 hr, 10 min".
    case short
    /// Full units, as in "1 hour, 10 minutes".
    case full
    /// Units and numbers as words, as in "one hour, ten minutes".
    case spellOut
    /// Short units without a comma, as in "1 hr 10 min".
    case brief
  }

  /// The treatment of units whose number is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Drops leading zeros in the positional style, and all zeros in other styles.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Drops zeros before the first other unit.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Drops zeros between other units.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Drops zeros after the last other unit.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// Drops all zeros.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Drops no zeros, and pads numbers in the positional style to two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The units to use.
  ///
  /// An empty set means the usual ones, from seconds to years.
  open var allowedUnits: NSCalendar.Unit = []
  /// The format of units.
  open var unitsStyle = UnitsStyle.positional
  /// The treatment of units whose number is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar for the calculation, whose locale provides the words.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which days and months are counted.
  open var referenceDate: Date?
  /// The maximum number of units.
  ///
  /// Zero means no limit.
  open var maximumUnitCount = 0

  /// Formats a duration.
  ///
  /// - Parameter interval: The duration in seconds. A remainder below the smallest unit is dropped.
  /// - Returns: The text.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + interval)
  }

  /// Formats the time between two dates.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - endDate: The other date.
  /// - Returns: The text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = LengthUnit.all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    guard !units.isEmpty else { return nil }
    return unitsStyle == .positional
      ? numbers(of: units, from: startDate, to: endDate)
      : words(of: units, for: endDate.timeIntervalSince(startDate))
  }

  /// Formats a duration in units.
  ///
  /// - Parameter components: The units.
  /// - Returns: The text.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return reckoning.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Formats units or a number of seconds.
  ///
  /// - Parameter obj: `DateComponents` or a number.
  /// - Returns: The text; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  /// Formats a duration in units.
  ///
  /// - Parameters:
  ///   - components: The units.
  ///   - unitsStyle: The format of the units.
  /// - Returns: The text.
  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var reckoning: Calendar { calendar ?? .current }
}

// MARK: Positional style

extension DateComponentsFormatter {
  private func numbers(of units: [LengthUnit], from start: Date, to end: Date) -> String {
    let parts = reckoning.dateComponents(Set(units.map(\.component)), from: start, to: end)
    let values = kept(units.map { parts.value(for: $0.component) ?? 0 })
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let texts = values.enumerated().map { index, value in
      let digits = "\(abs(value))"
      return digits.count < 2 && (index > 0 || isPadded) ? "0" + digits : digits
    }
    return (end < start && values.contains { $0 != 0 } ? "-" : "") + texts.joined(separator: ":")
  }

  /// The values to show, of which there is at least one.
  private func kept(_ values: [Int]) -> [Int] {
    let behavior = zeroFormattingBehavior
    var values = values[...]
    if behavior.contains(.default) || behavior.contains(.dropLeading) {
      values = values.drop { $0 == 0 }
    }
    if behavior.contains(.dropTrailing) {
      while values.last == 0 { values.removeLast() }
    }
    if behavior.contains(.dropMiddle), let last = values.indices.last {
      let first = values.startIndex
      values =
        values.indices.filter { $0 == first || $0 == last || values[$0] != 0 }
        .map { values[$0] }[...]
    }
    if maximumUnitCount > 0 { values = values.prefix(maximumUnitCount) }
    return values.isEmpty ? [0] : Array(values)
  }
}

// MARK: Words

extension DateComponentsFormatter {
  private func words(of units: [LengthUnit], for interval: TimeInterval) -> String {
    let showsZero = zeroFormattingBehavior.isDisjoint(with: [.default, .dropAll])
    let words = units.compactMap(\.word)
    let style = Duration.UnitsFormatStyle(
      allowedUnits: words.isEmpty ? [.weeks] : Set(words),
      width: width,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
      zeroValueUnits: showsZero ? .show(length: 1) : .hide,
      fractionalPart: .hide(rounded: .towardZero)
    )
    let locale = reckoning.locale ?? .current
    let text = style.locale(locale).format(.seconds(interval))
    return unitsStyle == .spellOut ? spelledOut(text, in: locale) : text
  }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch unitsStyle {
    case .positional, .abbreviated: .narrow
    case .short: .abbreviated
    case .full, .spellOut: .wide
    case .brief: .condensedAbbreviated
    }
  }

  private func spelledOut(_ text: String, in locale: Locale) -> String {
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .spellOut
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map { word in Int(word).flatMap { numbers.string(from: NSNumber(value: $0)) } ?? "\(word)" }
      .joined(separator: " ")
  }
}

/// A unit of durations.
private struct LengthUnit {
  let unit: NSCalendar.Unit
  let component: Calendar.Component
  /// Foundation's unit that provides the word.
  let word: Duration.UnitsFormatStyle.Unit?

  /// All units, the largest first.
  static let all = [
    LengthUnit(unit: .year, component: .year, word: nil),
    LengthUnit(unit: .month, component: .month, word: nil),
    LengthUnit(unit: .weekOfMonth, component: .weekOfMonth, word: .weeks),
    LengthUnit(unit: .day, component: .day, word: .days),
    LengthUnit(unit: .hour, component: .hour, word: .hours),
    LengthUnit(unit: .minute, component: .minute, word: .minutes),
    LengthUnit(unit: .second, component: .second, word: .seconds),
  ]
}
#endif
