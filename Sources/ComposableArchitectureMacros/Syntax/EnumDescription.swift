import SwiftSyntax

/// The parts of an enum that macros read.
struct EnumDescription {
  let name: String
  let availability: [Availability]
  let cases: [Conditional<CaseDescription>]
}

/// The parts of a case that macros read.
struct CaseDescription {
  /// The name as in the source, with backticks if it has them.
  let name: String
  let parameters: [Parameter]
  let attributeNames: Set<String>
  let availability: [Availability]
  let documentation: [String]
  let declaration: EnumCaseDeclSyntax
  let place: Syntax

  struct Parameter {
    let label: String?
    let type: TypeSyntax
    let defaultValue: ExprSyntax?
  }
}

extension EnumDescription {
  init(_ declaration: EnumDeclSyntax) {
    name = declaration.name.trimmedDescription
    availability = declaration.attributes.availability
    cases = declaration.memberBlock.members.conditional { member in
      member.as(EnumCaseDeclSyntax.self)?.caseDescriptions ?? []
    }
  }
}

extension EnumCaseDeclSyntax {
  fileprivate var caseDescriptions: [CaseDescription] {
    elements.map { element in
      CaseDescription(
        name: element.name.trimmedDescription,
        parameters: element.parameterClause?.parameters.map(CaseDescription.Parameter.init) ?? [],
        attributeNames: attributes.names,
        availability: attributes.availability,
        documentation: leadingTrivia.documentation,
        declaration: self,
        place: Syntax(element.name)
      )
    }
  }
}

extension CaseDescription.Parameter {
  fileprivate init(_ parameter: EnumCaseParameterSyntax) {
    let label = parameter.firstName?.trimmedDescription
    self.label = label == "_" ? nil : label
    type = parameter.type.trimmed
    defaultValue = parameter.defaultValue?.value.trimmed
  }
}
