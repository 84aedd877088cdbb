extension ClientAssets {
  /// A source without the lines that are comments alone, and without indentation.
  ///
  /// That is a third of it which no browser reads. A comment is a line that begins with `//`, or lines
  /// from one that begins with `/*` to one that ends with `*/`.
  package static func withoutComments(_ source: [UInt8]) -> [UInt8] {
    var isComment = false
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      isComment = isComment || text.starts(with: "/*".utf8)
      if isComment {
        isComment = !text.reversed().starts(with: "/*".utf8)
      } else if !text.isEmpty, !text.starts(with: "//".utf8) {
        result += text
        result.append(UInt8(ascii: "\n"))
      }
    }
    return result
  }

  /// A stylesheet without the spaces and line ends that mean nothing, without the last semicolon of a rule and
  /// without the zero before a point.
  ///
  /// What is between quotation marks stays as it is.
  package static func withoutSpaces(ofStylesheet stylesheet: [UInt8]) -> [UInt8] {
    var isString = false
    var hasSpace = false
    var result: [UInt8] = []
    result.reserveCapacity(stylesheet.count)
    for byte in stylesheet {
      if !isString {
        if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
          hasSpace = true
          continue
        }
        let isNeeded = result.last.map { !"{};:,>~/".utf8.contains($0) } ?? false
        if hasSpace, isNeeded, !"{}>~/".utf8.contains(byte) { result.append(UInt8(ascii: " ")) }
        hasSpace = false
        if byte == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") { result.removeLast() }
        let isFraction = byte == UInt8(ascii: ".") && result.last == UInt8(ascii: "0")
        if isFraction, result.dropLast().last.map(isInName) == false { result.removeLast() }
      }
      if byte == UInt8(ascii: "\"") { isString.toggle() }
      result.append(byte)
    }
    return result
  }

  /// A script without the spaces and line ends that mean nothing, and without the last semicolon of a block
  /// and the last comma of a list.
  ///
  /// A space means something between two names, and between two signs; a line end where a statement
  /// ends without a semicolon or a brace. Texts and regular expressions stay as they are.
  package static func withoutSpaces(ofScript script: [UInt8]) -> [UInt8] {
    var hasSpace = false
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    for piece in ScriptPieces(of: script) {
      let first = piece[piece.startIndex]
      if first == UInt8(ascii: " ") {
        hasSpace = true
        continue
      }
      if hasSpace, let last = result.last {
        let areSigns = last == first && "+-".utf8.contains(first)
        if areSigns || (isInName(last) && isInName(first)) { result.append(UInt8(ascii: " ")) }
      }
      hasSpace = false
      if let last = result.last {
        if first == UInt8(ascii: "\n"), "{,([;}=>".utf8.contains(last) { continue }
        if isNeedless(last, before: first) { result.removeLast() }
      }
      result += piece
    }
    return result
  }

  /// A script without needless spaces in which declarations that follow each other are one: `let a=1,b=2;`.
  package static func withJoinedDeclarations(ofScript script: [UInt8]) -> [UInt8] {
    let pieces = Array(ScriptPieces(of: script))
    let declaration = ArraySlice("let".utf8)
    let end = ArraySlice(";".utf8)
    // Whether the last statement is a declaration, of the script and of each bracket that is open.
    var declares = [false]
    var isJoined = false
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    for (index, piece) in pieces.enumerated() {
      let needsSpace = !isJoined
      isJoined = false
      switch piece {
      case declaration where declares.last == true && result.last == end.first:
        result[result.count - 1] = UInt8(ascii: ",")
        isJoined = true
        continue
      case declaration: declares[declares.count - 1] = true
      case end where pieces[(index + 1)...].first != declaration:
        declares[declares.count - 1] = false
      case _ where piece.count > 1: break
      case _ where "([{".utf8.contains(piece[piece.startIndex]): declares.append(false)
      case _ where ")]}".utf8.contains(piece[piece.startIndex]): declares.removeLast()
      default: break
      }
      if needsSpace || piece.first != UInt8(ascii: " ") { result += piece }
    }
    return result
  }

  /// A script without needless spaces in which a closure has no brackets around its only parameter: `a=>b`.
  package static func withoutBrackets(ofScript script: [UInt8]) -> [UInt8] {
    let pieces = Array(ScriptPieces(of: script))
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    var index = 0
    while index < pieces.count {
      let name = index + 1
      let isBare =
        pieces[index...].count > 4 && pieces[index].elementsEqual("(".utf8)
        && pieces[name].first.map(isInName) == true
        && pieces[name + 1..<name + 4].joined().elementsEqual(")=>".utf8)
        && result.last.map(isInName) != true
      result += pieces[isBare ? name : index]
      index += isBare ? 3 : 1
    }
    return result
  }

  /// Whether a sign of a script means nothing as it stands before another one.
  private static func isNeedless(_ sign: UInt8, before next: UInt8) -> Bool {
    switch sign {
    case UInt8(ascii: ";"): next == UInt8(ascii: "}")
    case UInt8(ascii: ","): "}]".utf8.contains(next)
    case UInt8(ascii: "\n"): ".?:|&".utf8.contains(next)
    default: false
    }
  }

  /// Whether a byte is part of a name.
  static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
