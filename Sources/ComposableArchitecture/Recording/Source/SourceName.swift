internal import CasePaths

/// The names of types and cases in source.
enum SourceName {
  static func ofCase(_ value: Any) -> String {
    func name<Value>(_ value: Value) -> String { caseName(of: value) }
    return quoted(_openExistential(value, do: name))
  }

  /// Whether code in another file cannot name a type.
  static func isPrivate(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name.contains("(unknown context") || name.contains(" in ")
  }

  /// Whether a type belongs to Swift or to Foundation, whose fields are their own affair.
  static func isOfSystem(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["Swift.", "Foundation.", "FoundationEssentials.", "__C.", "Dispatch."]
      .contains { name.hasPrefix($0) }
  }

  /// The name of a member or of an argument, in quotes if it needs them.
  static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// All other keywords need no quotes as members and labels.
  private static let keywords: Set<String> = ["init", "self", "Type"]
}
