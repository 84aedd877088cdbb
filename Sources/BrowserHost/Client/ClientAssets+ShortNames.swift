extension ClientAssets {
  /// A script with short names in place of those that it declares, and of what is constant.
  ///
  /// What is local has a letter in each statement of the script, as in each of its functions. A name that is
  /// declared in a statement stands for nothing else there, and one that is declared for all of the script
  /// for nothing else anywhere. Properties keep their names.
  ///
  /// - Parameter script: The script, without comments.
  /// - Returns: The script.
  package static func withShortNames(ofScript script: [UInt8]) -> [UInt8] {
    let pieces = Array(ScriptPieces(of: script))
    let names = ScriptNames(of: pieces)
    let variables = pieces.indices.filter { isVariable($0, in: names) }
    let globals = Set(names.globals.map { pieces[$0] })
    let short = shortGlobals(
      byCount(variables.map { pieces[$0] }.filter(globals.contains)),
      besides: Set(pieces)
    )
    let locals = Set(names.locals)
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    for statement in statements(of: pieces) {
      let declared = Set(statement.filter(locals.contains).map { pieces[$0] }).subtracting(globals)
      let used = statement.filter { declared.contains(pieces[$0]) && isVariable($0, in: names) }
      let letters = Dictionary(
        uniqueKeysWithValues: zip(
          byCount(
            used.map { pieces[$0] },
            besides: used.filter { names.roles[$0] == .both }.map { pieces[$0] }
          ),
          unusedLetters(in: pieces[statement])
        )
      )
      for index in statement {
        let piece = pieces[index]
        guard isVariable(index, in: names), let name = letters[piece] ?? short[piece] else {
          result += piece
          continue
        }
        if names.roles[index] == .both { result += piece + [UInt8(ascii: ":")] }
        result += name
      }
    }
    return result
  }

  private static func isVariable(_ index: Int, in names: ScriptNames) -> Bool {
    names.roles[index].map { $0 != .property } ?? false
  }

  /// Names for those that are declared for all of a script: a capital letter, as nothing local has, or else two signs.
  ///
  /// What is constant was so in the source.
  private static func shortGlobals(
    _ names: [ArraySlice<UInt8>],
    besides used: Set<ArraySlice<UInt8>>
  ) -> [ArraySlice<UInt8>: [UInt8]] {
    var short: [ArraySlice<UInt8>: [UInt8]] = [:]
    for (word, other) in [
      ("const", "let"), ("true", "!0"), ("false", "!1"), ("undefined", "void 0"),
    ] {
      short[ArraySlice(word.utf8)] = Array(other.utf8)
    }
    let free = globalNames.filter { !used.contains($0[...]) }
    for (name, shortName) in zip(names, free) { short[name] = shortName }
    return short
  }

  /// The shortest names first, without those that are keywords.
  private static let globalNames: [[UInt8]] = {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let double = letters.flatMap { first in "\(letters)0123456789".map { "\(first)\($0)" } }
    let single = "ABCDEFGHIJKLMNOPQRSTUVWXYZ$_".map { "\($0)" }
    return (single + double.filter { !["do", "if", "in"].contains($0) }).map { Array($0.utf8) }
  }()

  /// The names once each that are worth it: those first that stand there most often, which get the shortest.
  ///
  /// Where one is the name of a property, too, it becomes longer, which costs what three short ones gain.
  private static func byCount(
    _ names: [ArraySlice<UInt8>],
    besides doubles: [ArraySlice<UInt8>] = []
  ) -> [ArraySlice<UInt8>] {
    var counts: [ArraySlice<UInt8>: (count: Int, first: Int)] = [:]
    for name in names where name.count > 2 {
      counts[name, default: (count: 0, first: name.startIndex)].count += 1
    }
    for name in doubles { counts[name]?.count -= 3 }
    return counts.filter { $0.value.count > 0 }
      .sorted { ($1.value.count, $0.value.first) < ($0.value.count, $1.value.first) }
      .map(\.key)
  }

  /// Names of one letter for which a statement has no other use.
  private static func unusedLetters(in pieces: ArraySlice<ArraySlice<UInt8>>) -> [[UInt8]] {
    let used = Set(pieces.compactMap { $0.count == 1 ? $0.last : nil })
    return "abcdefghijklmnopqrstuvwxyz".utf8.filter { !used.contains($0) }.map { [$0] }
  }

  /// The statements of a script: what is local in one means nothing in the others.
  private static func statements(of pieces: [ArraySlice<UInt8>]) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = 0
    var depth = 0
    var last: UInt8?
    for (index, piece) in pieces.enumerated() {
      guard piece.count == 1, let sign = piece.last else {
        last = piece.last
        continue
      }
      switch sign {
      case UInt8(ascii: " "): continue
      case UInt8(ascii: "\n"):
        guard depth == 0, last == UInt8(ascii: ";") || last == UInt8(ascii: "}") else { continue }
        statements.append(start..<index + 1)
        start = index + 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      last = sign
    }
    return statements + [start..<pieces.count]
  }
}
