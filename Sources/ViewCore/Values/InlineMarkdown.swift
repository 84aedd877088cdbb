/// The Markdown of one line, as literals have it: bold, italic, code, strikethrough and links.
///
/// What stands for values in a literal is never read as Markdown, as in SwiftUI.
struct InlineMarkdown {
  /// A letter of the literal, or the place of a value in it.
  enum Unit: Equatable {
    case letter(Character)
    case value(Int)
  }

  /// Letters and values that look the same.
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

  /// Whether a text may have Markdown in it.
  static func mayBe(in text: String) -> Bool {
    text.utf8.contains { marks.contains($0) }
  }

  private static let marks = Set("*_`~[<\\".utf8)

  /// Reads a literal.
  static func spans(of units: [Unit]) -> [Span] {
    var spans: [Span] = []
    for piece in pieces(of: units[...], style: Style()) where !piece.units.isEmpty {
      if spans.last?.style == piece.style {
        spans[spans.count - 1].units += piece.units
      } else {
        spans.append(Span(style: piece.style, units: piece.units))
      }
    }
    return spans
  }

  /// Some units in one style, which may still turn out to begin or end emphasis.
  fileprivate struct Piece {
    var style: Style
    var units: [Unit]
    var delimiter: Delimiter?
  }

  fileprivate struct Delimiter {
    let mark: Character
    let length: Int
    let opens: Bool
    let closes: Bool
  }

  private static func pieces(of units: ArraySlice<Unit>, style: Style) -> [Piece] {
    var pieces: [Piece] = []
    var reader = Reader(units: units)
    while let unit = reader.current {
      if let letter = reader.escaped() {
        pieces.append(Piece(style: style, units: [letter]))
      } else if let code = reader.code() {
        var style = style
        style.isCode = true
        pieces.append(Piece(style: style, units: code))
      } else if style.link == nil, let link = reader.link() {
        var style = style
        style.link = link.address
        pieces += self.pieces(of: link.text, style: style)
      } else if let run = reader.delimiterRun() {
        pieces.append(Piece(style: style, units: run.units, delimiter: run.delimiter))
      } else {
        pieces.append(Piece(style: style, units: [unit]))
        reader.advance()
      }
    }
    emphasize(&pieces)
    return pieces
  }

  /// Pairs the delimiters: each end with the nearest beginning before it.
  private static func emphasize(_ pieces: inout [Piece]) {
    var end = 0
    while end < pieces.count {
      guard
        let closer = pieces[end].delimiter, closer.closes, !pieces[end].units.isEmpty,
        let start = pieces[..<end].lastIndex(where: { $0.opens(for: closer) })
      else {
        end += 1
        continue
      }
      let isDouble = pieces[start].units.count > 1 && pieces[end].units.count > 1
      let count = isDouble ? 2 : 1
      for index in pieces.indices[(start + 1)..<end] {
        pieces[index].style.emphasize(by: closer.mark, isDouble: isDouble)
        pieces[index].delimiter = nil
      }
      pieces[start].units.removeLast(count)
      pieces[end].units.removeLast(count)
    }
  }

  /// Reads units from the front.
  private struct Reader {
    let units: ArraySlice<Unit>
    var index: Int

    init(units: ArraySlice<Unit>) {
      self.units = units
      index = units.startIndex
    }

    var current: Unit? { units.indices.contains(index) ? units[index] : nil }

    mutating func advance() {
      index += 1
    }

    private func letter(at index: Int) -> Character? {
      guard units.indices.contains(index), case .letter(let letter) = units[index] else {
        return nil
      }
      return letter
    }

    /// A mark after a backslash, which stands for itself.
    mutating func escaped() -> Unit? {
      guard letter(at: index) == "\\", let next = letter(at: index + 1), next.isMark else {
        return nil
      }
      index += 2
      return .letter(next)
    }

    /// What stands between as many backticks as it begins with.
    mutating func code() -> [Unit]? {
      let length = run(of: "`", at: index)
      guard length > 0 else { return nil }
      var end = index + length
      while end < units.endIndex {
        let ticks = run(of: "`", at: end)
        if ticks == length {
          let code = Array(units[(index + length)..<end])
          index = end + length
          return code
        }
        end += max(ticks, 1)
      }
      return nil
    }

    /// `[text](address)` or `<address>`.
    mutating func link() -> (text: ArraySlice<Unit>, address: [Unit])? {
      if letter(at: index) == "<", let end = closing(">", of: "<", from: index) {
        let address = units[(index + 1)..<end]
        guard address.isAddress else { return nil }
        index = end + 1
        return (address, Array(address))
      }
      guard
        letter(at: index) == "[",
        let middle = closing("]", of: "[", from: index), letter(at: middle + 1) == "(",
        let end = closing(")", of: "(", from: middle + 1)
      else { return nil }
      let text = units[(index + 1)..<middle]
      // A title after the address is for browsers.
      let address = units[(middle + 2)..<end].prefix { $0 != .letter(" ") }
      index = end + 1
      return (text, Array(address))
    }

    /// Where a bracket closes.
    private func closing(_ close: Character, of open: Character, from start: Int) -> Int? {
      var depth = 0
      var index = start
      while index < units.endIndex {
        switch letter(at: index) {
        case "\\": index += 1
        case open: depth += 1
        case close:
          depth -= 1
          if depth == 0 { return index }
        default: break
        }
        index += 1
      }
      return nil
    }

    mutating func delimiterRun() -> (units: [Unit], delimiter: Delimiter)? {
      guard let mark = letter(at: index), "*_~".contains(mark) else { return nil }
      let length = run(of: mark, at: index)
      let before = Side(index > units.startIndex ? units[index - 1] : nil)
      let after = Side(index + length < units.endIndex ? units[index + length] : nil)
      let leansRight = after != .space && (after != .punctuation || before != .letter)
      let leansLeft = before != .space && (before != .punctuation || after != .letter)
      let isInWord = mark == "_" && leansLeft && leansRight
      let delimiter = Delimiter(
        mark: mark,
        length: length,
        opens: leansRight && (!isInWord || before == .punctuation) && (mark != "~" || length < 3),
        closes: leansLeft && (!isInWord || after == .punctuation) && (mark != "~" || length < 3)
      )
      let run = Array(units[index..<(index + length)])
      index += length
      return (run, delimiter)
    }

    private func run(of mark: Character, at start: Int) -> Int {
      var end = start
      while letter(at: end) == mark { end += 1 }
      return end - start
    }
  }

  /// What stands beside a delimiter.
  private enum Side {
    case space, punctuation, letter

    init(_ unit: Unit?) {
      switch unit {
      case nil: self = .space
      case .value: self = .letter
      case .letter(let letter):
        let isPunctuation = letter.isMark || letter.isPunctuation
        self = letter.isWhitespace ? .space : isPunctuation ? .punctuation : .letter
      }
    }
  }
}

extension InlineMarkdown.Piece {
  /// Whether emphasis that ends with a delimiter may begin here.
  fileprivate func opens(for closer: InlineMarkdown.Delimiter) -> Bool {
    guard let delimiter, delimiter.mark == closer.mark, delimiter.opens, !units.isEmpty else {
      return false
    }
    if closer.mark == "~" { return delimiter.length == closer.length }
    // The rule of three: what could do both pairs only with what leaves nothing over.
    let isAmbiguous = delimiter.closes || closer.opens
    let sum = delimiter.length + closer.length
    return !isAmbiguous || sum % 3 != 0 || (delimiter.length % 3 == 0 && closer.length % 3 == 0)
  }
}

extension InlineMarkdown.Style {
  fileprivate mutating func emphasize(by mark: Character, isDouble: Bool) {
    if mark == "~" {
      isStruck = true
    } else if isDouble {
      isBold = true
    } else {
      isItalic = true
    }
  }
}

extension Character {
  /// Whether the letter is a mark of ASCII, which a backslash can precede.
  fileprivate var isMark: Bool {
    isASCII && (isPunctuation || isSymbol)
  }
}

extension Collection<InlineMarkdown.Unit> {
  /// Whether it reads as an address of the web or of mail.
  fileprivate var isAddress: Bool {
    let text = String(
      compactMap { unit in
        if case .letter(let letter) = unit { letter } else { nil }
      }
    )
    return !text.contains(where: \.isWhitespace)
      && ["http://", "https://", "mailto:", "tel:"].contains { text.lowercased().hasPrefix($0) }
  }
}
