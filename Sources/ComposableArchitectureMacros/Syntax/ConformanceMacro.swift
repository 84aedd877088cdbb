import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A macro that expands to an extension that states conformances.
protocol ConformanceMacro: ExtensionMacro {
  /// The qualified names of the protocols that the extension states.
  ///
  /// - Parameters:
  ///   - declaration: The declaration of the type.
  ///   - missing: The names of the macro's protocols to which the type does not conform yet.
  /// - Returns: The names, without those that do not apply.
  static func conformances(of declaration: some DeclGroupSyntax, missing: [String]) -> [String]
}

extension ConformanceMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try .conformance(
      of: type,
      to: conformances(of: declaration, missing: protocols.map(\.trimmedDescription)),
      declaredBy: declaration,
      in: context
    )
  }
}

extension [ExtensionDeclSyntax] {
  /// An extension of a declared type that states conformances.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - protocols: The protocols.
  ///   - declaration: The declaration of the type.
  ///   - context: The context of the declaration.
  /// - Returns: The extension, or nothing if there are no protocols.
  /// - Throws: An error if the printed text is not an extension.
  static func conformance(
    of type: some TypeSyntaxProtocol,
    to protocols: [String],
    declaredBy declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) throws -> Self {
    guard !protocols.isEmpty else { return [] }
    let attributes = declaration.attributes.availability.map { $0.attribute + "\n" }.joined()
    // A module may isolate declarations to the main actor by default, which includes the extension.
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
