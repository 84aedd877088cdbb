import SwiftSyntax

extension DeclGroupSyntax {
  /// The keyword that introduces the declaration, such as `struct`.
  var keyword: String {
    introducer.text
  }

  /// The place of a remark about the kind of the declaration.
  var introducerPlace: Syntax {
    Syntax(introducer)
  }

  /// The name that is declared, or the type that is extended.
  var declaredName: String {
    if let named = asProtocol((any NamedDeclSyntax).self) {
      return named.name.trimmedDescription
    }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
  }
}
