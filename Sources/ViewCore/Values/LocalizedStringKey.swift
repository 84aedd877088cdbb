public import Foundation

/// A text as it stands in the source, with the values that go into it.
///
/// String literals become one where a view shows them, and numbers in them are written as the
/// person's locale writes them: `Text("\(1234)")` shows "1,234" in English, as SwiftUI does.
///
/// Markdown in a literal is shown as what it means: bold, italic, code, strikethrough and links. What
/// goes into a literal is not read as Markdown.
///
/// - Note: There are no string tables: a key stands for its own text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  fileprivate enum Segment: Equatable, Sendable {
    case text(String)
    /// A string that is shown as it is.
    case string(String)
    case integer(Int)
    case unsigned(UInt)
    case double(Double)
    case specified(SpecifiedNumber)
    case formatted(FormattedValue)
    case nested(Text)
  }

  private var segments: [Segment]
  /// Whether all parts are letters in the look of the whole.
  private var isPlain: Bool

  /// Creates a key from a string that is known only at run time.
  public init(_ value: String) {
    segments = [.text(value)]
    isPlain = !InlineMarkdown.mayBe(in: value)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
    isPlain = stringInterpolation.isPlain
  }

  /// The text in an environment, where it has one look throughout.
  @MainActor
  func plainString(in environment: EnvironmentValues) -> String? {
    guard isPlain else { return nil }
    if segments.count == 1, case .text(let text) = segments[0] { return text }
    return segments.map { $0.string(in: environment) }.joined()
  }

  /// The parts of the text, each in its look.
  @MainActor
  func pieces(in environment: EnvironmentValues) -> [TextPiece] {
    let units = segments.indices.flatMap { index -> [InlineMarkdown.Unit] in
      guard case .text(let text) = segments[index] else { return [.value(index)] }
      return text.map { .letter($0) }
    }
    return InlineMarkdown.spans(of: units).flatMap { span in
      pieces(of: span.units, look: look(of: span.style, in: environment), in: environment)
    }
  }

  @MainActor
  private func pieces(
    of units: [InlineMarkdown.Unit],
    look: TextLook,
    in environment: EnvironmentValues
  ) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var letters = ""
    func endLetters() {
      if !letters.isEmpty { pieces.append(TextPiece(.string(letters), look: look)) }
      letters = ""
    }
    for unit in units {
      switch unit {
      case .letter(let letter): letters.append(letter)
      case .value(let index):
        guard case .nested(let text) = segments[index] else {
          letters += segments[index].string(in: environment)
          continue
        }
        endLetters()
        pieces += text.piecesWithLook(in: environment).map { piece in
          var piece = piece
          piece.look.inherit(look)
          return piece
        }
      }
    }
    endLetters()
    return pieces
  }

  @MainActor
  private func look(
    of style: InlineMarkdown.Style,
    in environment: EnvironmentValues
  ) -> TextLook {
    var look = TextLook()
    if style.isBold { look.weight = .bold }
    if style.isItalic { look.isItalic = true }
    if style.isCode { look.design = .monospaced }
    if style.isStruck { look.strikethrough = TextLine(isActive: true) }
    look.rare.link = style.link.flatMap { units in
      URL(string: pieces(of: units, look: TextLook(), in: environment).map(\.string).joined())
    }
    return look
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var segments: [Segment] = []
    fileprivate var isPlain = true

    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      segments.append(.text(literal))
      isPlain = isPlain && !InlineMarkdown.mayBe(in: literal)
    }

    public mutating func appendInterpolation(_ string: String) {
      segments.append(.string(string))
    }

    /// Adds a number as the locale writes it.
    public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
      if let integer = Int(exactly: number) {
        segments.append(.integer(integer))
      } else if let unsigned = UInt(exactly: number) {
        segments.append(.unsigned(unsigned))
      } else {
        segments.append(.string("\(number)"))
      }
    }

    /// Adds a number with six digits after the point, as the locale writes it.
    public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
      segments.append(.double(Double(number)))
    }

    /// Adds a number in a format of `printf`, such as `"%.2f"`, as the locale writes it.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      segments.append(.specified(SpecifiedNumber(value, specifier: specifier)))
    }

    /// Adds a value in a format of Foundation, as the person's locale, calendar and time zone have it.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput,
      format: Format
    ) where Format.FormatOutput == String {
      segments.append(
        .formatted(
          FormattedValue(usual: format.format(value)) { format.localized(for: $0).format(value) }
        )
      )
    }

    /// Adds a value as a formatter writes it, which asks the person's environment for the rest.
    public mutating func appendInterpolation(
      _ subject: some Any,
      formatter: Formatter
    ) {
      segments.append(
        .formatted(
          FormattedValue(usual: formatter.string(for: subject) ?? "") {
            formatter.string(for: subject, for: $0)
          }
        )
      )
    }

    /// Adds a date as the locale writes it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds the time from one date to another.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds the time from one date to another.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Adds a text in its own look.
    public mutating func appendInterpolation(_ text: Text) {
      segments.append(.nested(text))
      isPlain = false
    }

    /// Adds an image, which is as large as the letters around it.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// A text cannot have views in it, only texts and images.
    @available(*, unavailable, message: "A text has texts and images in it, and no other views.")
    public mutating func appendInterpolation(_ view: some View) {
      fatalError("'appendInterpolation(_:)' is unavailable")
    }

    /// Adds any other value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) {
      segments.append(.string("\(value)"))
    }
  }
}

extension LocalizedStringKey.Segment {
  /// What the part reads.
  @MainActor
  fileprivate func string(in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    switch self {
    case .text(let text), .string(let text): return text
    case .integer(let number) where number.magnitude < 1000 && PlainNumbers.areUsed(in: locale):
      return String(number)
    case .integer(let number): return number.formatted(.number.locale(locale))
    case .unsigned(let number): return number.formatted(.number.locale(locale))
    case .double(let number):
      return number.formatted(.number.precision(.fractionLength(6)).locale(locale))
    case .specified(let number): return number.string(in: locale)
    case .formatted(let value): return value.string(Person(environment))
    case .nested(let text): return text.string(in: environment)
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
  let string: (Person) -> String

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
