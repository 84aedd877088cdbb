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
    guard case .success(let plan)? = PresentsPlan.make(declaration, in: context.lexicalContext)
    else { return [] }
    return plan.field.accessors(
      value: "\(plan.field.storage).wrappedValue",
      initializer: "ComposableArchitecture.PresentationState(wrappedValue: initialValue)"
    )
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
