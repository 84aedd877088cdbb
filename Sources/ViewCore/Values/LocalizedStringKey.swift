public import Foundation

/// A text as it stands in the source, with the values that go into it.
///
/// String literals become one where a view shows them, and numbers in them are written as the
/// person's locale writes them: `Text("\(1234)")` shows "1,234" in English, as SwiftUI does.
///
/// - Note: There are no string tables and no Markdown yet: a key stands for its own text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  fileprivate enum Segment: Equatable, Sendable {
    case text(String)
    case integer(Int)
    case unsigned(UInt)
    case double(Double)
    case date(Date, Text.DateStyle)
    case formatted(FormattedValue)
    case nested(Text)
  }

  private var segments: [Segment]

  /// Creates a key from a string that is known only at run time.
  public init(_ value: String) {
    segments = [.text(value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// The text in an environment.
  @MainActor
  func string(in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    if segments.count == 1, case .text(let text) = segments[0] { return text }
    return segments.map { segment in
      switch segment {
      case .text(let text): text
      case .integer(let number) where number.magnitude < 1000 && PlainNumbers.areUsed(in: locale):
        String(number)
      case .integer(let number): number.formatted(.number.locale(locale))
      case .unsigned(let number): number.formatted(.number.locale(locale))
      case .double(let number):
        number.formatted(.number.precision(.fractionLength(6)).locale(locale))
      case .date(let date, let style): Text(date, style: style).string(in: environment)
      case .formatted(let value): value.string(locale)
      case .nested(let text): text.string(in: environment)
      }
    }
    .joined()
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      segments.append(.text(literal))
    }

    public mutating func appendInterpolation(_ string: String) {
      segments.append(.text(string))
    }

    /// Adds a number as the locale writes it.
    public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
      if let integer = Int(exactly: number) {
        segments.append(.integer(integer))
      } else if let unsigned = UInt(exactly: number) {
        segments.append(.unsigned(unsigned))
      } else {
        segments.append(.text("\(number)"))
      }
    }

    /// Adds a number with six digits after the point, as the locale writes it.
    public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
      segments.append(.double(Double(number)))
    }

    /// Adds a number in a format of `printf`, such as `"%.2f"`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      segments.append(.text(String(format: specifier, value)))
    }

    /// Adds a value in a format of Foundation, as the locale writes it.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput,
      format: Format
    ) where Format.FormatOutput == String {
      segments.append(
        .formatted(
          FormattedValue(usual: format.format(value)) { format.locale($0).format(value) }
        )
      )
    }

    /// Adds a date as the locale writes it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      segments.append(.date(date, style))
    }

    /// Adds a text without its look.
    public mutating func appendInterpolation(_ text: Text) {
      segments.append(.nested(text))
    }

    /// Adds any other value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) {
      segments.append(.text("\(value)"))
    }
  }
}

/// A value with its format.
///
/// Two are equal that are equal in the usual locale, as the value's own type need not be comparable.
// NB: Unchecked, because a format and its input are values, which most do not mark as sendable.
private struct FormattedValue: Equatable, @unchecked Sendable {
  /// What it reads in the server's locale.
  let usual: String
  let string: (Locale) -> String

  static func == (first: Self, second: Self) -> Bool {
    first.usual == second.usual
  }
}

/// Which locales write small numbers as a program does: without separators, with the digits 0 to 9.
@MainActor
private enum PlainNumbers {
  private static var known: [String: Bool] = [:]

  /// Whether numbers below 1,000 need no formatting, which is asked of a locale once.
  static func areUsed(in locale: Locale) -> Bool {
    if let answer = known[locale.identifier] { return answer }
    let answer = [0, 7, 123, -456, 999].allSatisfy {
      $0.formatted(.number.locale(locale)) == String($0)
    }
    known[locale.identifier] = answer
    return answer
  }
}
