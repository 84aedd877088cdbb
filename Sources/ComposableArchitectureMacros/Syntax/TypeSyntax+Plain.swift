import SwiftSyntax

extension TypeSyntax {
  /// Whether the type is known to be a number, a text or a similar value, or an optional of one.
  var isPlain: Bool {
    let plain: Set = [
      "Bool", "Character", "Date", "Double", "Duration", "Float", "Int", "String", "URL", "UUID",
    ]
    return plain.contains(trimmedDescription.filter { $0 != "?" })
  }

  /// Whether the type cannot be a feature, because it is plain, or a tuple, a function or a collection.
  var isNoFeature: Bool {
    isPlain || self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self)
      || self.is(FunctionTypeSyntax.self) || self.is(OptionalTypeSyntax.self)
      || self.is(TupleTypeSyntax.self)
  }
}
