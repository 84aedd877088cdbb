import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents`: keeps an optional field in a `PresentationState`, and observes it.
enum PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    switch PresentsPlan.make(declaration, in: context.lexicalContext) {
    case .success(let plan)?:
      return plan.field.accessors(
        value: "\(plan.field.storage).wrappedValue",
        initializer: "ComposableArchitecture.PresentationState(wrappedValue: initialValue)"
      )
    case .failure?:
      return declaration.isConstant ? [] : Self.placeholders
    case nil:
      return []
    }
  }
}

extension PresentsMacro {
  /// What stands where a field cannot be presented, so that the compiler says no more than why that is so.
  private static var placeholders: [AccessorDeclSyntax] {
    ["get { fatalError() }", "set {}"]
  }
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    switch PresentsPlan.make(declaration, in: context.lexicalContext) {
    case .success(let plan)?:
      return plan.peers
    case .failure(let remarks)?:
      context.report(remarks.remarks)
      return []
    case nil:
      return []
    }
  }
}

extension DeclSyntaxProtocol {
  /// Whether this is a `let`, which can have no accessors.
  fileprivate var isConstant: Bool {
    self.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
  }
}
