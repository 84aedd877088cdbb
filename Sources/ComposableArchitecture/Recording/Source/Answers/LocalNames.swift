/// The names of the variables of a test, no two of which are the same.
struct LocalNames {
  private var taken: Set<String> = ["clock", "store"]

  /// - Parameter expressions: Expressions in the test, whose first names the variables must not hide.
  init(besides expressions: [String] = []) {
    for expression in expressions { taken.formUnion(Self.firstNames(in: expression)) }
  }

  /// A name that no other variable has.
  ///
  /// - Parameter name: The name that the variable should have.
  /// - Returns: The name itself, or a similar one if it is a keyword, may be that of a task or of an id, or is taken.
  mutating func fresh(for name: String) -> String {
    let isUsable =
      !Self.keywords.contains(name) && !Self.isTask(name) && !name.contains(/^uuid[0-9]+$/)
    let base = isUsable ? name : "\(name)Answers"
    var fresh = base
    var number = 2
    while taken.contains(fresh) {
      fresh = "\(base)\(number)"
      number += 1
    }
    taken.insert(fresh)
    return fresh
  }

  /// Whether the steps may have a task with a name: `task`, or `task1` and so on.
  private static func isTask(_ name: String) -> Bool {
    name.hasPrefix("task") && name.dropFirst("task".count).allSatisfy(\.isNumber)
  }

  /// The names in an expression that are not those of members.
  private static func firstNames(in expression: String) -> [String] {
    var names: [String] = []
    var name = ""
    var previous: Character = " "
    for character in expression + " " {
      if character.isLetter || character.isNumber || character == "_" {
        name.append(character)
        continue
      }
      if !name.isEmpty, previous != "." { names.append(name) }
      name = ""
      previous = character
    }
    return names
  }

  /// The words that cannot be the name of a variable.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
