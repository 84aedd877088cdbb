/// Reads the Markdown of one line in a literal: bold, italic, code, strikethrough and links.
///
/// Interpolated values are never read as Markdown, as in SwiftUI. The work grows linearly with the
/// length of the literal, because users can type one with any number of marks.
struct InlineMarkdown {
  /// A letter of the literal, or the place of an interpolated value.
  enum Unit: Equatable {
    case letter(Character)
    case value(Int)
  }

  /// Consecutive units with one style.
  struct Span: Equatable {
    var style: Style
    var units: [Unit]
  }

  struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: [Unit]?
  }

  /// Returns whether a text may contain Markdown.
  static func mayBe(in text: String) -> Bool {
    text.utf8.contains { marks.contains($0) }
  }

  private static let marks = Set("*_`~[<\\".utf8)

  /// Reads a literal.
  static func spans(of units: [Unit]) -> [Span] {
    var reader = Reader(units: units)
    var spans: [Span] = []
    for piece in reader.pieces(style: Style()) where !piece.units.isEmpty {
      if spans.last?.style == piece.style {
        spans[spans.count - 1].units += piece.units
      } else {
        spans.append(Span(style: piece.style, units: piece.units))
      }
    }
    return spans
  }

  /// Units with one style, which may still turn out to begin or end emphasis.
  struct Piece {
    var style: Style
    var units: [Unit]
    var delimiter: Delimiter?
  }
}

extension Character {
  /// Whether the letter is punctuation or a symbol of ASCII, which a backslash can precede.
  var isMarkdownMark: Bool {
    isASCII && (isPunctuation || isSymbol)
  }
}
