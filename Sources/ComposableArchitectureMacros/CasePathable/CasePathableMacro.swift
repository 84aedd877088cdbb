import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable`: adds a struct with a case path for each case of an enum.
enum CasePathableMacro: MembersMacro {
  static func members(of declaration: some DeclGroupSyntax, _ node: AttributeSyntax) -> Members {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      return Members(
        remarks: [.wrongKind(node, on: declaration, instead: "only an enum has cases")]
      )
    }
    let plan = CasePathPlan(EnumDescription(declaration))
    return Members(
      declarations: plan.remarks.isEmpty ? plan.members : [],
      remarks: plan.remarks
    )
  }
}

extension CasePathableMacro: ConformanceMacro {
  static func conformances(of declaration: some DeclGroupSyntax, missing: [String]) -> [String] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else { return [] }
    let plan = CasePathPlan(EnumDescription(declaration))
    return plan.remarks.isEmpty ? missing.map { "CasePaths.\($0)" } : []
  }
}
