internal import FoundationAdditions
public import Foundation
internal import ViewValues

/// A text literal with interpolated values.
///
/// String literals become a key where a view shows them. Interpolated numbers are formatted with
/// the user's locale: `Text("\(1234)")` shows "1,234" in English, as in SwiftUI.
///
/// Markdown in a literal is rendered: bold, italic, code, strikethrough and links. Interpolated
/// values are not read as Markdown.
///
/// - Note: There are no string tables, so a key is its own text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  fileprivate enum Segment: Equatable, Sendable {
    case text(String)
    /// A string that is shown as it is.
    case string(String)
    case number(LocalizedNumber)
    case formatted(FormattedValue)
    // NB: Indirect, because a text is larger than all other parts, which most keys consist of.
    indirect case nested(Text)
  }

  private var segments: [Segment]
  /// Whether no part has a look of its own.
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

  /// Returns the characters in an environment if the text has only one look.
  @MainActor
  func plainString(in environment: EnvironmentValues) -> String? {
    guard isPlain else { return nil }
    if segments.count == 1, case .text(let text) = segments[0] { return text }
    return segments.map { $0.string(in: environment) }.joined()
  }

  /// Returns the parts of the text with their looks.
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

    /// Adds a number, formatted with the user's locale.
    public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
      segments.append(.number(LocalizedNumber(number)))
    }

    /// Adds a number with six fraction digits, formatted with the user's locale.
    public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
      segments.append(.number(LocalizedNumber(number)))
    }

    /// Adds a number in a format of `printf`, such as `"%.2f"`, with the digits and separators of
    /// the user's locale.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      segments.append(.number(LocalizedNumber(value, specifier: specifier)))
    }

    /// Adds a value in a format of Foundation, with the user's locale, calendar and time zone.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput,
      format: Format
    ) where Format.FormatOutput == String {
      segments.append(
        .formatted(
          FormattedValue(usual: format.format(value)) { format.localized(with: $0).format(value) }
        )
      )
    }

    /// Adds a value with a formatter.
    ///
    /// Settings that the formatter does not make are the user's.
    public mutating func appendInterpolation(
      _ subject: some Any,
      formatter: Formatter
    ) {
      segments.append(
        .formatted(
          FormattedValue(usual: formatter.string(for: subject) ?? "") {
            formatter.string(for: subject, with: $0)
          }
        )
      )
    }

    /// Adds a date, formatted with the user's locale.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Adds a text in its own look.
    public mutating func appendInterpolation(_ text: Text) {
      segments.append(.nested(text))
      isPlain = false
    }

    /// Adds an image in the size of the letters around it.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// A text cannot contain views, only texts and images.
    @available(*, unavailable, message: "A text has texts and images in it, and no other views.")
    public mutating func appendInterpolation(_ view: some View) {
      fatalError("'appendInterpolation(_:)' is unavailable")
    }

    /// Adds the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) {
      segments.append(.string("\(value)"))
    }
  }
}

extension LocalizedStringKey.Segment {
  /// Returns the characters of the part.
  @MainActor
  fileprivate func string(in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    switch self {
    case .text(let text), .string(let text): return text
    case .number(.integer(let number))
    where number.magnitude < 1000 && PlainNumbers.areUsed(in: locale):
      return String(number)
    case .number(let number): return number.string(in: locale)
    case .formatted(let value): return value.string(LocaleSettings(environment))
    case .nested(let text): return text.string(in: environment)
    }
  }
}

/// A value with its format.
///
/// Two values are equal if their texts in the server's locale are, because their own types need not
/// be comparable.
// NB: Unchecked, because a format and its input are values, which most do not mark as sendable.
private struct FormattedValue: Equatable, @unchecked Sendable {
  /// The text in the server's locale.
  let usual: String
  let string: (LocaleSettings) -> String

  static func == (first: Self, second: Self) -> Bool {
    first.usual == second.usual
  }
}
