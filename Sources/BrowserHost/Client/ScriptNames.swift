/// What each name of a script stands for, and where it is declared.
struct ScriptNames {
  enum Role {
    case variable
    case property
    /// A property that is called as its variable is, as in `{ name }`.
    case both
  }

  /// What the pieces are that are names, by their indices.
  private(set) var roles: [Int: Role] = [:]
  /// The indices of the names that are declared for all of the script, and of those for a part of it.
  private(set) var globals: [Int] = []
  private(set) var locals: [Int] = []

  private let pieces: [ArraySlice<UInt8>]
  /// The indices of the pieces that are no spaces.
  private let signs: [Int]
  /// Where the bracket is closed that is opened at a place of ``signs``.
  private var ends: [Int: Int] = [:]
  private var brackets: [Bracket] = []

  private struct Bracket {
    /// Whether what is in the braces has keys: an object or the pattern of one.
    var hasKeys = false
    /// Whether names in it are declared there: parameters, or parts of what a variable is set to.
    var declares = false
    var isGlobal = false
  }

  init(of pieces: [ArraySlice<UInt8>]) {
    self.pieces = pieces
    signs = pieces.indices.filter { !Self.isSign(pieces[$0], of: " \n") }
    matchBrackets()
    for place in signs.indices { look(at: place) }
  }

  private mutating func matchBrackets() {
    var open: [Int] = []
    for place in signs.indices {
      if closes(place), let start = open.popLast() { ends[start] = place }
      if opens(place) { open.append(place) }
    }
  }

  private mutating func look(at place: Int) {
    if closes(place) { _ = brackets.popLast() }
    if opens(place) { brackets.append(bracket(at: place)) }
    guard let first = pieces[signs[place]].first, ClientAssets.isInName(first) else { return }
    let role = role(at: place)
    roles[signs[place]] = role
    let isDeclared =
      isNameBehindKeyword(place) || (brackets.last?.declares == true && isPart(place))
    guard isDeclared, role != .property else { return }
    if brackets.last?.isGlobal ?? true {
      globals.append(signs[place])
    } else {
      locals.append(signs[place])
    }
  }

  private func bracket(at place: Int) -> Bracket {
    let isVariable = isWord(place - 1, of: "const", "let")
    let declares = isVariable || (brackets.last?.declares == true && isPart(place))
    let isGlobal = isVariable && brackets.isEmpty || declares && brackets.last?.isGlobal == true
    guard isSign(place, of: "(") else {
      return Bracket(
        hasKeys: isSign(place, of: "{") && isExpected(place),
        declares: declares,
        isGlobal: isGlobal
      )
    }
    return Bracket(declares: hasParameters(place))
  }

  private func role(at place: Int) -> Role {
    if isSign(place - 1, of: "."), !isSign(place - 2, of: ".") { return .property }
    guard brackets.last?.hasKeys == true, isSign(place - 1, of: "{,") else { return .variable }
    return isSign(place + 1, of: ":(") ? .property : .both
  }

  /// Whether the brackets that open at a place are around the parameters of a function or a closure.
  private func hasParameters(_ place: Int) -> Bool {
    guard let end = ends[place] else { return false }
    let isClosure = isSign(end + 1, of: "=") && isSign(end + 2, of: ">")
    return isClosure || isWord(place - 2, of: "function") || isSign(place - 2, of: "*")
      || isWord(place - 1, of: "catch")
  }

  /// Whether a value is expected at a place, and no statement.
  private func isExpected(_ place: Int) -> Bool {
    isSign(place - 1, of: "(,=:[?|&") || isWord(place - 1, of: "return", "const", "let", "of")
  }

  /// Whether a name or a pattern is a part of the brackets around it, and not of a value in them.
  private func isPart(_ place: Int) -> Bool {
    isSign(place - 1, of: "({[,:.")
  }

  private func isNameBehindKeyword(_ place: Int) -> Bool {
    isWord(place - 1, of: "const", "let", "function", "class")
      || isSign(place - 1, of: "*") && isWord(place - 2, of: "function")
  }

  /// The code in a text is in brackets, too.
  private func opens(_ place: Int) -> Bool {
    isSign(place, of: "([{")
      || pieces[signs[place]].count > 1 && pieces[signs[place]].last == UInt8(ascii: "{")
  }

  private func closes(_ place: Int) -> Bool {
    isSign(place, of: ")]") || pieces[signs[place]].first == UInt8(ascii: "}")
  }

  private func isWord(_ place: Int, of words: StaticString...) -> Bool {
    guard signs.indices.contains(place) else { return false }
    let piece = pieces[signs[place]]
    return words.contains { word in
      piece.count == word.utf8CodeUnitCount
        && word.withUTF8Buffer { piece.elementsEqual($0) }
    }
  }

  private func isSign(_ place: Int, of signs: StaticString) -> Bool {
    self.signs.indices.contains(place) && Self.isSign(pieces[self.signs[place]], of: signs)
  }

  private static func isSign(_ piece: ArraySlice<UInt8>, of signs: StaticString) -> Bool {
    piece.count == 1 && signs.withUTF8Buffer { $0.contains(piece[piece.startIndex]) }
  }
}
