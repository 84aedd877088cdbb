/// The name of a type, of a member of one, of a modifier or of a value of the environment.
struct Symbol: Hashable, CustomStringConvertible {
  /// The type, where it is one or a member of one.
  let type: String?
  /// The name that a source declares.
  let name: String

  /// Reads a name as sources and documents write it, without what stands in parentheses.
  ///
  /// `nil` where the text is no single name.
  init?(_ text: some StringProtocol) {
    let pattern = /^(?<mark>[@#]|\\?\.)?(?<names>\w+(\.\w+)*)(\(.*\))?( \{.*\})?$/
    guard let match = String(text).wholeMatch(of: pattern) else { return nil }
    let names = match.names.split(separator: ".")
    guard let name = names.last, let first = name.first, first.isLetter || first == "_" else {
      return nil
    }
    self.name = String(name)
    let isType = names[0].first?.isUppercase == true
    type = isType ? String(names[0]) : nil
  }

  /// Whether it is a part of a type and not a whole one.
  var isMember: Bool { type != nil && type != name }

  /// The name under which a document speaks of it.
  var heading: String { type ?? name }

  var description: String { isMember ? "\(heading).\(name)" : name }
}
