import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState`: makes each field of a struct or the value of an enum observable.
enum ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let plan = ObservableStatePlan(declaration) else {
      context.report([
        .wrongKind(
          node,
          on: declaration,
          instead: "state is a struct or an enum, whose changes a store can detect",
          remedies: declaration.as(ClassDeclSyntax.self).map { [.structure(insteadOf: $0)] } ?? []
        )
      ])
      return []
    }
    context.report(plan.remarks)
    return plan.members
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
