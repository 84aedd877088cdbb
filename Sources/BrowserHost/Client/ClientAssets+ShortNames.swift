extension ClientAssets {
  /// A script with short names in place of those of its parameters, and of what its source declares at the
  /// beginnings of lines.
  ///
  /// Only names that are variables and functions and nothing else are shortened: one that is a property
  /// somewhere keeps its name. What the script uses of the browser it does not declare.
  ///
  /// - Parameters:
  ///   - script: The script, without comments.
  ///   - source: The source, whose lines tell what is declared.
  /// - Returns: The script.
  package static func withShortNames(ofScript script: [UInt8], from source: [UInt8]) -> [UInt8] {
    let pieces = Array(ScriptPieces(of: script))
    var declared = declaredNames(in: source)
    for name in parameters(in: pieces) where isLongName(name) && declared[name] == nil {
      declared[name] = .local
    }
    for piece in pieces where isLongName(piece) && declared[piece] != nil {
      if !isVariable(piece, in: script) { declared[piece] = nil }
    }
    let globals = byCount(pieces.filter { isLongName($0) && declared[$0] == .global })
    // What is constant was so in the source.
    var short = [ArraySlice("const".utf8): Array("let".utf8)]
    for (index, name) in globals.enumerated() {
      short[name] = Array("$\(String(index, radix: 36))".utf8)
    }
    let letters = unusedLetters(in: pieces)
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    for statement in statements(of: pieces) {
      let locals = byCount(statement.filter { isLongName($0) && declared[$0] == .local })
      let names = Dictionary(uniqueKeysWithValues: zip(locals, letters))
      for piece in statement {
        if isLongName(piece), let name = names[piece] ?? short[piece] {
          result += name
        } else {
          result += piece
        }
      }
    }
    return result
  }

  /// Whether a piece is a name that can be shorter.
  private static func isLongName(_ piece: ArraySlice<UInt8>) -> Bool {
    piece.count > 2 && isInName(piece[piece.startIndex])
  }

  /// Where a name is known: everywhere, or in a function.
  private enum Scope {
    case global, local
  }

  /// The names that are declared at the beginnings of lines, and are long enough to be shortened.
  private static func declaredNames(in source: [UInt8]) -> [ArraySlice<UInt8>: Scope] {
    let keywords = ["async", "function", "const", "let", "class"].map { ArraySlice($0.utf8) }
    return source.split(separator: UInt8(ascii: "\n")).reduce(into: [:]) { declared, line in
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      guard words.first.map(keywords.contains) == true,
        let name = words.first(where: { !keywords.contains($0) })?.prefix(while: isInName),
        isLongName(name)
      else { return }
      let isInside = line.first == UInt8(ascii: " ") && declared[name] != .global
      declared[name] = isInside ? .local : .global
    }
  }

  /// The names that stand for themselves in the parameters of functions and closures.
  private static func parameters(in pieces: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    let pieces = pieces.filter { !isSign($0, of: " \n") }
    return pieces.indices.dropLast(2).filter { isSign(pieces[$0], of: ")") }.flatMap { end in
      let isClosure = isSign(pieces[end + 1], of: "=") && isSign(pieces[end + 2], of: ">")
      guard isClosure || isSign(pieces[end + 1], of: "{") else { return [] as [ArraySlice<UInt8>] }
      var names: [ArraySlice<UInt8>] = []
      var depth = 0
      var place = end
      repeat {
        if isSign(pieces[place], of: ")]}") { depth += 1 }
        if isSign(pieces[place], of: "([{") { depth -= 1 }
        if depth == 1, isSign(pieces[place - 1], of: "(,") { names.append(pieces[place]) }
        place -= 1
      } while depth > 0
      let isFunction = place > 0 && pieces[place - 1].elementsEqual("function".utf8)
      return isClosure || isFunction ? names : []
    }
  }

  private static func isSign(_ piece: ArraySlice<UInt8>, of signs: String) -> Bool {
    piece.count == 1 && signs.utf8.contains(piece[piece.startIndex])
  }

  /// The names once each: those first that stand there most often, which get the shortest ones.
  private static func byCount(_ names: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    let counts = names.reduce(into: [:]) {
      $0[$1, default: (count: 0, first: $1.startIndex)].count += 1
    }
    return counts.sorted { ($1.value.count, $0.value.first) < ($0.value.count, $1.value.first) }
      .map(\.key)
  }

  /// Names of one letter that a script has no use for.
  private static func unusedLetters(in pieces: [ArraySlice<UInt8>]) -> [[UInt8]] {
    let used = Set(pieces.compactMap { $0.count == 1 ? $0.last : nil })
    return "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8.filter { !used.contains($0) }
      .map { [$0] }
  }

  /// The statements of a script: what is local in one means nothing in the others.
  private static func statements(of pieces: [ArraySlice<UInt8>]) -> [ArraySlice<ArraySlice<UInt8>>]
  {
    var statements: [ArraySlice<ArraySlice<UInt8>>] = []
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
        statements.append(pieces[start...index])
        start = index + 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      last = sign
    }
    return statements + [pieces[start...]]
  }

  /// Whether a name stands for a variable here, and for no property or key.
  private static func isVariable(_ name: ArraySlice<UInt8>, in script: [UInt8]) -> Bool {
    let before = script[..<name.startIndex].suffix(4).filter { !" \n".utf8.contains($0) }
    let after = script[name.endIndex...].prefix(4).first { !" \n".utf8.contains($0) }
    guard let first = before.last, let last = after else { return true }
    if first == UInt8(ascii: "."), before.suffix(3) != Array("...".utf8)[...] { return false }
    if before.suffix(2) == Array("${".utf8)[...] { return true }
    // In braces between commas it may be a property with the name of the variable.
    if "{,".utf8.contains(first), ",}".utf8.contains(last), isInBraces(name, of: script) {
      return false
    }
    return first != UInt8(ascii: "#") && !("{,".utf8.contains(first) && last == UInt8(ascii: ":"))
  }

  /// Whether the innermost bracket around a name is a brace.
  private static func isInBraces(_ name: ArraySlice<UInt8>, of script: [UInt8]) -> Bool {
    var closed = 0
    for byte in script[..<name.startIndex].reversed() {
      if ")]}".utf8.contains(byte) { closed += 1 }
      guard "([{".utf8.contains(byte) else { continue }
      if closed == 0 { return byte == UInt8(ascii: "{") }
      closed -= 1
    }
    return false
  }
}
