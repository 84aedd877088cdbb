import SwiftSyntax

/// The parts of a type that `@Reducer` reads.
struct ReducerDescription {
  let name: String
  let access: Access
  /// The names of the declared types, properties and functions.
  let members: Set<String>
  /// The cases, if the type is an enum.
  let cases: [Conditional<CaseDescription>]?
  /// The requested conformances, such as `equatable`.
  let stateConformances: [String]
  let actionConformances: [String]
}

extension ReducerDescription {
  init(_ declaration: some DeclGroupSyntax, attribute: AttributeSyntax) {
    name = declaration.declaredName
    access = declaration.modifiers.access
    members = Set(
      declaration.memberBlock.members
        .conditional { $0.declaredNames }
        .flattened()
    )
    cases = declaration.as(EnumDeclSyntax.self).map { EnumDescription($0).cases }
    stateConformances = attribute.names(for: "state")
    actionConformances = attribute.names(for: "action")
  }
}

extension DeclSyntax {
  /// The declared names that `@Reducer` looks for.
  fileprivate var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return PropertyDescription.all(in: variable).map(\.plainName)
    }
    guard let named = asProtocol((any NamedDeclSyntax).self) else { return [] }
    return [named.name.text]
  }
}

extension AttributeSyntax {
  /// The names of the members after a label, as in `state: .a, .b`.
  fileprivate func names(for label: String) -> [String] {
    guard case .argumentList(let arguments) = arguments else { return [] }
    var current: String?
    return arguments.compactMap { argument in
      current = argument.label?.text ?? current
      guard current == label else { return nil }
      return argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
  }
}
