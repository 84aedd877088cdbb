import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_MissingFields`: declares missing fields of a state, after a diagnostic has reported them.
enum MissingFieldsMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard case .argumentList(let arguments) = node.arguments else { return [] }
    return arguments.compactMap { argument in
      guard let text = argument.expression.as(StringLiteralExprSyntax.self) else { return nil }
      return """
        \(raw: text.segments) {
          get { fatalError() }
          set {}
        }
        """
    }
  }
}
