import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable`: gives an enum a struct with a case path for each of its cases.
enum CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.report([.wrongKind(node, on: declaration, instead: "only an enum has cases")])
      return []
    }
    let plan = CasePathPlan(EnumDescription(declaration))
    context.report(plan.remarks)
    return plan.remarks.isEmpty ? plan.members : []
  }
}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else { return [] }
    let plan = CasePathPlan(EnumDescription(declaration))
    guard plan.remarks.isEmpty else { return [] }
    return try .conformance(
      of: type,
      to: protocols.map { "CasePaths.\($0.trimmed)" },
      declaredBy: declaration,
      in: context
    )
  }
}
