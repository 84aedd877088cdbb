import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEndpoint`: gives a closure of a client a default that reports its use, and a method.
enum DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard case .success(let plan)? = plan(node, declaration, context) else { return [] }
    return plan.accessors
  }

  private static func plan(
    _ node: AttributeSyntax,
    _ declaration: some DeclSyntaxProtocol,
    _ context: some MacroExpansionContext
  ) -> Result<EndpointPlan, Remarks>? {
    declaration.as(VariableDeclSyntax.self)
      .flatMap { EndpointDescription($0, attribute: node, in: context) }
      .map(EndpointPlan.make)
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    switch plan(node, declaration, context) {
    case .success(let plan)?:
      context.report(plan.warnings)
      return plan.peers
    case .failure(let remarks)?:
      context.report(remarks.remarks)
      return []
    case nil:
      return []
    }
  }
}

/// `@DependencyEndpointIgnored`: says that a closure of a client is no endpoint.
enum DependencyEndpointIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    []
  }
}
