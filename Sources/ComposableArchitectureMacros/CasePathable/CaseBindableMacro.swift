import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CaseBindable`: adds an enum that holds a binding for each case, and what `@CasePathable` adds.
enum CaseBindableMacro: MembersMacro {
  static func members(of declaration: some DeclGroupSyntax, _ node: AttributeSyntax) -> Members {
    let paths = CasePathableMacro.members(of: declaration, node)
    guard let declaration = declaration.as(EnumDeclSyntax.self), paths.remarks.isEmpty
    else { return paths }
    let isPathable = declaration.attributes.names.contains("CasePathable")
    let plan = CasePathPlan(EnumDescription(declaration))
    return Members(
      declarations: (isPathable ? [] : paths.declarations) + plan.bindingMembers
    )
  }
}

extension CaseBindableMacro: ConformanceMacro {
  static func conformances(of declaration: some DeclGroupSyntax, missing: [String]) -> [String] {
    let paths = CasePathableMacro.conformances(
      of: declaration,
      missing: missing.filter { $0 != "CaseBindable" }
    )
    let isBindable = missing.contains("CaseBindable") && isValid(declaration)
    return paths + (isBindable ? ["SwiftUINavigationCore.CaseBindable"] : [])
  }

  private static func isValid(_ declaration: some DeclGroupSyntax) -> Bool {
    declaration.as(EnumDeclSyntax.self).map(EnumDescription.init).map(CasePathPlan.init)?
      .remarks.isEmpty == true
  }
}
