public import Foundation

// Foundation has these on Apple's platforms only.
extension String {
  /// Creates a string from a literal, and formats its numbers for a locale.
  ///
  /// ```swift
  /// let title = String(localized: "\(1234) trips")  // "1,234 trips" in English
  /// ```
  ///
  /// - Note: String tables are not supported, as for ``LocalizedStringKey``. A key is its own text,
  ///   and arguments that locate a translation are ignored.
  ///
  /// - Parameters:
  ///   - key: The literal.
  ///   - table: The table of the translation, which is ignored.
  ///   - bundle: The bundle of the translation, which is ignored.
  ///   - locale: The locale of numbers and other values.
  ///   - comment: A comment for translators, which is ignored.
  public init(
    localized key: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = key.string(in: locale)
  }

  /// Creates a string from the default value of a key.
  ///
  /// - Parameters:
  ///   - key: The key of a translation, which is ignored.
  ///   - defaultValue: The literal.
  ///   - table: The table of the translation, which is ignored.
  ///   - bundle: The bundle of the translation, which is ignored.
  ///   - locale: The locale of numbers and other values.
  ///   - comment: A comment for translators, which is ignored.
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

  /// A literal with interpolated values, which are formatted for a locale.
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
      case number(LocalizedNumber)

      func string(in locale: Locale) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): number.string(in: locale)
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

      /// Adds a number in the format of the locale.
      public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
        parts.append(.number(LocalizedNumber(number)))
      }

      /// Adds a number with six fraction digits, in the format of the locale.
      public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
        parts.append(.number(LocalizedNumber(number)))
      }

      /// Adds a number in a `printf` format such as `"%.2f"`, localized.
      public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        parts.append(.number(LocalizedNumber(value, specifier: specifier)))
      }

      /// Adds a value in a format of Foundation.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput,
        format: Format
      ) where Format.FormatOutput == String {
        parts.append(.text(format.format(value)))
      }

      /// Adds the description of any other value.
      @_disfavoredOverload
      public mutating func appendInterpolation(_ value: some Any) {
        parts.append(.text("\(value)"))
      }
    }
  }
}
