import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents`: keeps an optional field in a `PresentationState`, and observes it.
enum PresentsMacro: PropertyMacro {
  typealias Plan = PresentsPlan

  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    switch plan(node, declaration, context) {
    case .success(let plan)?: plan.accessors
    case .failure?: declaration.isConstant ? [] : placeholders
    case nil: []
    }
  }

  /// Accessors for a field with a mistake, so that the compiler reports no more than the mistake.
  private static var placeholders: [AccessorDeclSyntax] {
    ["get { fatalError() }", "set {}"]
  }
}

extension DeclSyntaxProtocol {
  /// Whether this is a `let`, which cannot have accessors.
  fileprivate var isConstant: Bool {
    self.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
  }
}
