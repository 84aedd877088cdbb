import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction`: lets a view send the actions of its feature that are meant for views.
enum ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard node.checkUses(in: declaration, context) else { return [] }
    let conformances: [ExtensionDeclSyntax] = try .conformance(
      of: type,
      to: protocols.map { "ComposableArchitecture.\($0.trimmed)" },
      declaredBy: declaration,
      in: context
    )
    guard let binding = node.missingBinding(in: declaration) else { return conformances }
    return conformances + [
      try ExtensionDeclSyntax("extension \(type.trimmed) { \(raw: binding) }")
    ]
  }
}
