import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEndpoint`: gives a closure of a client a default that reports its use, and a method.
enum DependencyEndpointMacro: PropertyMacro {
  typealias Plan = EndpointPlan
}

/// `@DependencyEndpointIgnored`: marks a closure of a client as not an endpoint.
enum DependencyEndpointIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    []
  }
}
