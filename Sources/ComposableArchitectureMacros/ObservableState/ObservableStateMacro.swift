import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState`: makes each field of a struct or the value of an enum observable.
enum ObservableStateMacro: MembersMacro {
  static func members(of declaration: some DeclGroupSyntax, _ node: AttributeSyntax) -> Members {
    guard let plan = ObservableStatePlan(declaration) else {
      let remedies = declaration.as(ClassDeclSyntax.self).map { [Remedy.structure(insteadOf: $0)] }
      return Members(
        remarks: [
          .wrongKind(
            node,
            on: declaration,
            instead: "state is a struct or an enum, whose changes a store can detect",
            remedies: remedies ?? []
          )
        ]
      )
    }
    return Members(declarations: plan.members, remarks: plan.remarks)
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self),
      let variable = member.as(VariableDeclSyntax.self),
      variable.bindings.count == 1,
      let property = PropertyDescription.all(in: variable).first,
      let treatment = property.observation
    else { return [] }
    return ["@\(raw: treatment)"]
  }
}

extension ObservableStateMacro: ConformanceMacro {
  static func conformances(of declaration: some DeclGroupSyntax, missing: [String]) -> [String] {
    guard ObservableStatePlan(declaration) != nil else { return [] }
    let modules = ["Observable": "Observation", "ObservableState": "ComposableArchitecture"]
    return missing.map { "\(modules[$0].map { "\($0)." } ?? "")\($0)" }
  }
}
