import SwiftSyntax

extension TypeSyntax {
  /// Whether the type is known to be that of a number, a text or the like, or of an optional one.
  var isPlain: Bool {
    let plain: Set = [
      "Bool", "Character", "Date", "Double", "Duration", "Float", "Int", "String", "URL", "UUID",
    ]
    return plain.contains(trimmedDescription.filter { $0 != "?" })
  }

  /// Whether no value of the type can be a feature: it is plain, or a tuple, a function or a collection.
  var isNoFeature: Bool {
    isPlain || self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self)
      || self.is(FunctionTypeSyntax.self) || self.is(OptionalTypeSyntax.self)
      || self.is(TupleTypeSyntax.self)
  }
}
