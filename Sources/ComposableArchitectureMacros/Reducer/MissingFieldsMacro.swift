import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_MissingFields`: declares missing fields of a state, after a diagnostic has reported them.
enum MissingFieldsMacro: MembersMacro {
  static func members(of declaration: some DeclGroupSyntax, _ node: AttributeSyntax) -> Members {
    guard case .argumentList(let arguments) = node.arguments else { return Members() }
    let fields: [DeclSyntax] = arguments.compactMap { argument in
      guard let text = argument.expression.as(StringLiteralExprSyntax.self) else { return nil }
      return """
        \(raw: text.segments) {
          get { fatalError() }
          set {}
        }
        """
    }
    return Members(declarations: fields)
  }
}
