public import Foundation

// Foundation has these on Apple's platforms alone.
extension String {
  /// Creates a string from a literal, whose numbers are written as a locale writes them.
  ///
  /// ```swift
  /// let title = String(localized: "\(1234) trips")  // "1,234 trips" in English
  /// ```
  ///
  /// - Note: There are no string tables, as for ``LocalizedStringKey``: a key stands for its own text, and
  ///   what says where a translation is looked for is accepted and not used.
  ///
  /// - Parameters:
  ///   - key: The literal.
  ///   - table: Where a translation would be.
  ///   - bundle: Where a translation would be.
  ///   - locale: How numbers and other values are written.
  ///   - comment: What translators would be told.
  public init(
    localized key: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = key.string(in: locale)
  }

  /// Creates a string from the literal that stands for a key.
  ///
  /// - Parameters:
  ///   - key: What a translation would be called.
  ///   - defaultValue: The literal.
  ///   - table: Where a translation would be.
  ///   - bundle: Where a translation would be.
  ///   - locale: How numbers and other values are written.
  ///   - comment: What translators would be told.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.string(in: locale)
  }

  /// A literal with the values that go into it, each as a locale writes it.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    private let parts: [Part]

    /// Creates a value from a string that is known only at run time.
    public init(_ value: String) {
      parts = [.text(value)]
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      parts = stringInterpolation.parts
    }

    fileprivate func string(in locale: Locale) -> String {
      parts.map { $0.string(in: locale) }.joined()
    }

    fileprivate enum Part: Equatable, Sendable {
      case text(String)
      case integer(Int)
      case unsigned(UInt)
      case double(Double)
      case specified(SpecifiedNumber)

      func string(in locale: Locale) -> String {
        switch self {
        case .text(let text): text
        case .integer(let number): number.formatted(.number.locale(locale))
        case .unsigned(let number): number.formatted(.number.locale(locale))
        case .double(let number):
          number.formatted(.number.precision(.fractionLength(6)).locale(locale))
        case .specified(let number): number.string(in: locale)
        }
      }
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var parts: [Part] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
      }

      public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append(.text(literal)) }
      }

      public mutating func appendInterpolation(_ string: String) {
        parts.append(.text(string))
      }

      /// Adds a number as the locale writes it.
      public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
        if let integer = Int(exactly: number) {
          parts.append(.integer(integer))
        } else if let unsigned = UInt(exactly: number) {
          parts.append(.unsigned(unsigned))
        } else {
          parts.append(.text("\(number)"))
        }
      }

      /// Adds a number with six digits after the point, as the locale writes it.
      public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
        parts.append(.double(Double(number)))
      }

      /// Adds a number in a format of `printf`, such as `"%.2f"`, as the locale writes it.
      public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        parts.append(.specified(SpecifiedNumber(value, specifier: specifier)))
      }

      /// Adds a value in a format of Foundation.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput,
        format: Format
      ) where Format.FormatOutput == String {
        parts.append(.text(format.format(value)))
      }

      /// Adds any other value as it describes itself.
      @_disfavoredOverload
      public mutating func appendInterpolation(_ value: some Any) {
        parts.append(.text("\(value)"))
      }
    }
  }
}
