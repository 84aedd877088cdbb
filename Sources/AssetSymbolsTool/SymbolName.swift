/// The identifier of an asset, as Xcode makes it from the asset's name.
enum SymbolName {
  /// The identifier of a constant, such as `harborAtNight` for "Harbor at Night".
  ///
  /// The word of the kind, "Image" or "Color", is left out at the end.
  static func constant(_ name: String, of kind: String) -> String {
    var symbol = loweringStart(of: joiningWords(of: name))
    if symbol.count > kind.count, symbol.hasSuffix(kind) { symbol.removeLast(kind.count) }
    return keywords.contains(symbol) ? "`\(symbol)`" : valid(symbol)
  }

  /// The identifier of a namespace, such as `SmallIcons` for "small-icons".
  static func namespace(_ name: String) -> String {
    let symbol = joiningWords(of: name)
    let type = valid(symbol.prefix(1).uppercased() + symbol.dropFirst())
    return ["Type", "Protocol", "Self"].contains(type) ? "`\(type)`" : type
  }

  /// Joins words, each of which begins with a capital letter.
  ///
  /// A word also begins after a digit.
  private static func joiningWords(of name: String) -> String {
    var symbol = ""
    var beginsWord = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        beginsWord = !symbol.isEmpty
        continue
      }
      beginsWord = beginsWord || symbol.last?.isNumber == true
      symbol += beginsWord ? character.uppercased() : String(character)
      beginsWord = false
    }
    return symbol
  }

  /// Makes the first word lower case, which can be capitals alone: `urlIcon` for "URLIcon".
  private static func loweringStart(of symbol: String) -> String {
    let capitals = symbol.prefix { $0.isUppercase }
    let rest = symbol.dropFirst(capitals.count)
    let keepsLast = capitals.count > 1 && rest.first?.isLetter == true
    let lowered = keepsLast ? capitals.dropLast() : capitals
    return lowered.lowercased() + symbol.dropFirst(lowered.count)
  }

  private static func valid(_ symbol: String) -> String {
    symbol.first.map { $0.isNumber } ?? true ? "_\(symbol)" : symbol
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
