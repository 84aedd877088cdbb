extension InlineMarkdown {
  /// Splits a literal into pieces, from left to right.
  struct Reader {
    private let units: [Unit]
    private var index = 0
    private var start = 0
    private var end: Int
    /// The index of the closing bracket for each opening one.
    private let closings: [Int: Int]
    /// The starts of the runs of backticks by their length, the last first.
    private var backticks: [Int: [Int]]

    init(units: [Unit]) {
      self.units = units
      end = units.count
      closings = units.closingBrackets
      backticks = units.backtickRuns
    }

    /// Reads the pieces up to the end.
    mutating func pieces(style: Style) -> [Piece] {
      var pieces: [Piece] = []
      while index < end {
        if let letter = escaped() {
          pieces.append(Piece(style: style, units: [letter]))
        } else if let run = backtickRun() {
          if let code = code(ofLength: run.count) {
            var style = style
            style.isCode = true
            pieces.append(Piece(style: style, units: code))
          } else {
            pieces.append(Piece(style: style, units: run))
          }
        } else if style.link == nil, let link = link() {
          var style = style
          style.link = link.address
          pieces += self.pieces(of: link.text, style: style)
        } else if let run = delimiterRun() {
          pieces.append(Piece(style: style, units: run.units, delimiter: run.delimiter))
        } else {
          pieces.append(Piece(style: style, units: [units[index]]))
          index += 1
        }
      }
      pieces.emphasize()
      return pieces
    }

    /// Reads the text of a link, and goes on after the link.
    ///
    /// Marks without a partner in the text are letters: emphasis does not cross the end of a link.
    private mutating func pieces(of text: Range<Int>, style: Style) -> [Piece] {
      let outer = (index, start, end)
      (index, start, end) = (text.lowerBound, text.lowerBound, text.upperBound)
      defer { (index, start, end) = outer }
      return pieces(style: style).map { Piece(style: $0.style, units: $0.units) }
    }

    private func letter(at index: Int) -> Character? {
      index < end ? units[index].letter : nil
    }

    /// Reads a mark after a backslash, which has no meaning.
    private mutating func escaped() -> Unit? {
      guard letter(at: index) == "\\", let next = letter(at: index + 1), next.isMarkdownMark else {
        return nil
      }
      index += 2
      return .letter(next)
    }

    private mutating func backtickRun() -> [Unit]? {
      let length = run(of: "`")
      guard length > 0 else { return nil }
      index += length
      return Array(units[(index - length)..<index])
    }

    /// Reads up to the next run of backticks of the same length.
    private mutating func code(ofLength length: Int) -> [Unit]? {
      while let start = backticks[length]?.last, start < index {
        backticks[length]?.removeLast()
      }
      guard let start = backticks[length]?.last, start < end else { return nil }
      defer { index = start + length }
      return Array(units[index..<start])
    }

    /// Reads `[text](address)` or `<address>`.
    private mutating func link() -> (text: Range<Int>, address: [Unit])? {
      if let text = bareAddress() { return (text, Array(units[text])) }
      guard
        letter(at: index) == "[", let middle = closings[index], letter(at: middle + 1) == "(",
        let last = closings[middle + 1]
      else { return nil }
      let text = (index + 1)..<middle
      // A title after the address is for browsers.
      let address = units[(middle + 2)..<last].prefix { $0 != .letter(" ") }
      index = last + 1
      return (text, Array(address))
    }

    /// Reads an address in angle brackets, which has no space or bracket in it.
    private mutating func bareAddress() -> Range<Int>? {
      guard letter(at: index) == "<" else { return nil }
      let rest = units[(index + 1)..<end]
      let stop = rest.firstIndex { unit in
        unit.letter.map { $0 == "<" || $0 == ">" || $0.isWhitespace } ?? false
      }
      guard let stop, letter(at: stop) == ">", rest[..<stop].hasScheme else { return nil }
      defer { index = stop + 1 }
      return (index + 1)..<stop
    }

    private mutating func delimiterRun() -> (units: [Unit], delimiter: Delimiter)? {
      guard let mark = letter(at: index), "*_~".contains(mark) else { return nil }
      let first = index
      index += run(of: mark)
      let delimiter = Delimiter(
        mark: mark,
        length: index - first,
        before: first > start ? units[first - 1] : nil,
        after: index < end ? units[index] : nil
      )
      return (Array(units[first..<index]), delimiter)
    }

    /// The number of equal marks at the index.
    private func run(of mark: Character) -> Int {
      var last = index
      while letter(at: last) == mark { last += 1 }
      return last - index
    }
  }
}

extension InlineMarkdown.Unit {
  fileprivate var letter: Character? {
    if case .letter(let letter) = self { letter } else { nil }
  }
}

extension [InlineMarkdown.Unit] {
  /// The index of the closing bracket for each opening one that is not after a backslash.
  fileprivate var closingBrackets: [Int: Int] {
    var closings: [Int: Int] = [:]
    var squares: [Int] = []
    var parentheses: [Int] = []
    var isEscaped = false
    for (index, unit) in enumerated() {
      guard !isEscaped else {
        isEscaped = false
        continue
      }
      switch unit.letter {
      case "\\": isEscaped = true
      case "[": squares.append(index)
      case "]": if let start = squares.popLast() { closings[start] = index }
      case "(": parentheses.append(index)
      case ")": if let start = parentheses.popLast() { closings[start] = index }
      default: break
      }
    }
    return closings
  }

  /// The starts of the runs of backticks by their length, the last first.
  fileprivate var backtickRuns: [Int: [Int]] {
    var runs: [Int: [Int]] = [:]
    var last = endIndex
    while let tick = self[..<last].lastIndex(of: .letter("`")) {
      let start = self[..<tick].lastIndex { $0 != .letter("`") }.map { $0 + 1 } ?? 0
      runs[tick - start + 1, default: []].append(start)
      last = start
    }
    return runs
  }
}

extension Collection<InlineMarkdown.Unit> {
  /// Whether the text begins as an address of the web, of mail or of a telephone does.
  fileprivate var hasScheme: Bool {
    let start = String(prefix(8).compactMap(\.letter)).lowercased()
    return ["http://", "https://", "mailto:", "tel:"].contains(where: start.hasPrefix)
  }
}
