import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEntry`: makes a property of `DependencyValues` a dependency with a key of its own.
enum DependencyEntryMacro: AccessorMacro {
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
  ) -> Result<EntryPlan, Remarks>? {
    declaration.as(VariableDeclSyntax.self)
      .flatMap { EntryDescription($0, attribute: node, in: context) }
      .map(EntryPlan.make)
  }
}

extension DependencyEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    switch plan(node, declaration, context) {
    case .success(let plan)?:
      return [plan.key]
    case .failure(let remarks)?:
      context.report(remarks.remarks)
      return []
    case nil:
      return []
    }
  }
}

/// `@_DependencyEntryDefaultValue`: makes a property computed and keeps the type of its value.
enum DependencyEntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard
      let declaration = declaration.as(VariableDeclSyntax.self),
      let value = declaration.bindings.first?.initializer?.value
    else { return [] }
    return ["get {\n\(value.trimmed)\n}"]
  }
}
