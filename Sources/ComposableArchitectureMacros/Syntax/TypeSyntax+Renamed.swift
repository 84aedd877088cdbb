import SwiftSyntax

extension TypeSyntax {
  /// The type with some of the named types renamed.
  ///
  /// Only names that are looked up from where the type is written count: the `Element` of
  /// `Array<Element>`, not that of `Rows.Element`.
  func renaming(_ names: [String: String]) -> TypeSyntax {
    Renaming(names: names).rewrite(self).as(TypeSyntax.self) ?? self
  }

  /// The names of types that are looked up from where the type is written.
  var lookedUpNames: Set<String> {
    let visitor = LookedUpNames(viewMode: .sourceAccurate)
    visitor.walk(self)
    return visitor.names
  }
}

private final class Renaming: SyntaxRewriter {
  let names: [String: String]

  init(names: [String: String]) {
    self.names = names
    super.init()
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    var node = node
    if let name = names[node.name.text] {
      node.name = node.name.with(\.tokenKind, .identifier(name))
    }
    return super.visit(node)
  }
}

private final class LookedUpNames: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
