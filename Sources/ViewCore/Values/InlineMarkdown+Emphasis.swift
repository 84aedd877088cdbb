extension InlineMarkdown {
  /// A run of marks that can begin or end emphasis.
  struct Delimiter {
    let mark: Character
    let length: Int
    let opens: Bool
    let closes: Bool

    init(mark: Character, length: Int, before: Unit?, after: Unit?) {
      let (before, after) = (Neighbor(before), Neighbor(after))
      let leansRight = after != .space && (after != .punctuation || before != .letter)
      let leansLeft = before != .space && (before != .punctuation || after != .letter)
      let isInWord = mark == "_" && leansLeft && leansRight
      let hasValidLength = mark != "~" || length < 3
      self.mark = mark
      self.length = length
      opens = leansRight && (!isInWord || before == .punctuation) && hasValidLength
      closes = leansLeft && (!isInWord || after == .punctuation) && hasValidLength
    }

    /// Returns whether emphasis that this run begins may end with another run.
    fileprivate func pairs(with closer: Delimiter) -> Bool {
      guard mark == closer.mark, opens else { return false }
      if mark == "~" { return length == closer.length }
      // The rule of three of CommonMark.
      let isAmbiguous = closes || closer.opens
      let sum = length + closer.length
      return !isAmbiguous || sum % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
    }
  }

  /// The kind of unit beside a delimiter.
  private enum Neighbor {
    case space, punctuation, letter

    init(_ unit: Unit?) {
      switch unit {
      case nil: self = .space
      case .value: self = .letter
      case .letter(let letter):
        let isPunctuation = letter.isMarkdownMark || letter.isPunctuation
        self = letter.isWhitespace ? .space : isPunctuation ? .punctuation : .letter
      }
    }
  }

  /// Identifies the closing runs that pair with the same opening runs.
  fileprivate struct CloserKind: Hashable {
    let mark: Character
    let remainder: Int
    let opens: Bool

    init(_ closer: Delimiter) {
      mark = closer.mark
      remainder = closer.length % 3
      opens = closer.opens
    }
  }

  /// The emphases that begin and end at one piece: positive where more begin.
  fileprivate struct Changes {
    var bold = 0
    var italic = 0
    var struck = 0

    mutating func add(_ change: Int, mark: Character, isDouble: Bool) {
      if mark == "~" {
        struck += change
      } else if isDouble {
        bold += change
      } else {
        italic += change
      }
    }
  }
}

extension [InlineMarkdown.Piece] {
  /// Pairs each closing run with the nearest opening run before it, and styles what is between.
  mutating func emphasize() {
    guard contains(where: { $0.delimiter != nil }) else { return }
    var changes = [InlineMarkdown.Changes](repeating: .init(), count: count + 1)
    var openers: [Int] = []
    // Openers before this index match no closer of the kind, so that no search repeats another.
    var searched: [InlineMarkdown.CloserKind: Int] = [:]
    for end in indices {
      guard let delimiter = self[end].delimiter else { continue }
      let kind = InlineMarkdown.CloserKind(delimiter)
      while delimiter.closes, !self[end].units.isEmpty {
        let firstNew = searched[kind] ?? 0
        guard
          let place = openers.lastIndex(where: { opener in
            opener < firstNew || self[opener].delimiter?.pairs(with: delimiter) == true
          }), openers[place] >= firstNew
        else {
          searched[kind] = end
          break
        }
        let start = openers[place]
        openers.removeSubrange((place + 1)...)
        let isDouble = self[start].units.count > 1 && self[end].units.count > 1
        changes[start + 1].add(1, mark: delimiter.mark, isDouble: isDouble)
        changes[end].add(-1, mark: delimiter.mark, isDouble: isDouble)
        self[start].units.removeLast(isDouble ? 2 : 1)
        self[end].units.removeLast(isDouble ? 2 : 1)
        if self[start].units.isEmpty { openers.removeLast() }
      }
      if delimiter.opens, !self[end].units.isEmpty { openers.append(end) }
    }
    apply(changes)
  }

  private mutating func apply(_ changes: [InlineMarkdown.Changes]) {
    var depth = InlineMarkdown.Changes()
    for index in indices {
      depth.bold += changes[index].bold
      depth.italic += changes[index].italic
      depth.struck += changes[index].struck
      if depth.bold > 0 { self[index].style.isBold = true }
      if depth.italic > 0 { self[index].style.isItalic = true }
      if depth.struck > 0 { self[index].style.isStruck = true }
    }
  }
}
