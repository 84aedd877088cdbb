import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension [ExtensionDeclSyntax] {
  /// An extension of a declared type that states conformances, or none if there are none to state.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - protocols: What the type conforms to.
  ///   - declaration: The declaration of the type.
  ///   - context: Where the declaration is.
  /// - Returns: The extension.
  /// - Throws: An error if what is printed is no extension.
  static func conformance(
    of type: some TypeSyntaxProtocol,
    to protocols: [String],
    declaredBy declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) throws -> Self {
    guard !protocols.isEmpty else { return [] }
    let attributes = declaration.attributes.availability.map { $0.attribute + "\n" }.joined()
    // Modules may put all that does not say otherwise on the main actor, and so the extension.
    let isNonisolated =
      declaration.modifiers.contains(.nonisolated)
      || context.lexicalContext.contains { scope in
        scope.asProtocol((any DeclGroupSyntax).self)?.modifiers.contains(.nonisolated) ?? false
      }
    let start = attributes + (isNonisolated ? "nonisolated " : "")
    return [
      try ExtensionDeclSyntax(
        "\(raw: start)extension \(type.trimmed): \(raw: protocols.joined(separator: ", ")) {}"
      )
    ]
  }
}
