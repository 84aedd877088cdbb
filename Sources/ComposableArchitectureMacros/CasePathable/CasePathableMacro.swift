import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable`: adds a struct with a case path for each case of an enum.
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

extension CasePathableMacro: ConformanceMacro {
  static func conformances(of declaration: some DeclGroupSyntax, missing: [String]) -> [String] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else { return [] }
    let plan = CasePathPlan(EnumDescription(declaration))
    return plan.remarks.isEmpty ? missing.map { "CasePaths.\($0)" } : []
  }
}
