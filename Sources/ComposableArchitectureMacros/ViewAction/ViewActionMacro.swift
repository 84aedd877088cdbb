import SwiftSyntax
import SwiftSyntaxMacros

/// `@ViewAction`: lets a view send the actions that are meant for views.
enum ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard node.checkUses(in: declaration, context) else { return [] }
    return try .conformance(
      of: type,
      to: protocols.map { "ComposableArchitecture.\($0.trimmed)" },
      declaredBy: declaration,
      in: context
    )
  }
}
