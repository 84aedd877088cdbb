import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// Notes about cases that the protocols of an action require and that are missing.
  ///
  /// They are only notes, because an extension may declare a function instead, and a macro does not see extensions.
  static func missingCases(_ member: DeclSyntax) -> [Remark] {
    guard let action = member.as(EnumDeclSyntax.self), action.name.text == "Action" else {
      return []
    }
    let nested = action.memberBlock.members.compactMap { $0.decl.as(EnumDeclSyntax.self) }
    return ([action] + nested).flatMap { enumeration in
      RequiredCase.allCases
        .filter { $0.isMissing(in: enumeration) }
        .map { missing($0, in: enumeration) }
    }
  }

  private enum RequiredCase: String, CaseIterable {
    case binding
    case view

    var conformance: String {
      switch self {
      case .binding: "BindableAction"
      case .view: "ViewAction"
      }
    }

    var declaration: String {
      switch self {
      case .binding: "case binding(BindingAction<State>)"
      case .view: "case view(View)"
      }
    }

    var purpose: String {
      switch self {
      case .binding: "by which views change its fields"
      case .view: "whose enum 'View' has what the view sends"
      }
    }

    func isMissing(in action: EnumDeclSyntax) -> Bool {
      let inherited = action.inheritanceClause?.inheritedTypes.compactMap(\.type.unqualifiedName)
      return inherited?.contains(conformance) == true
        && !action.memberBlock.members.conditional(\.caseNames).flattened().contains(rawValue)
    }
  }

  private static func missing(_ required: RequiredCase, in action: EnumDeclSyntax) -> Remark {
    let brace = action.memberBlock.leftBrace.endPositionBeforeTrailingTrivia
    return Remark(
      id: "Reducer.missingCase",
      message: """
        '\(action.name.text)' is a '\(required.conformance)' without a case for it; add \
        '\(required.declaration)', \(required.purpose), unless an extension has it
        """,
      severity: .note,
      place: Syntax(action.name),
      remedies: [
        Remedy(
          message: "Add '\(required.declaration)'",
          changes: [
            .replaceText(
              range: brace..<brace,
              with: action.text(of: required.declaration),
              in: Syntax(action)
            )
          ]
        )
      ]
    )
  }
}

extension EnumDeclSyntax {
  /// The insertion of a declaration at the start of the enum.
  fileprivate func text(of declaration: String) -> String {
    guard let first = memberBlock.members.first else { return " \(declaration)" }
    let lines = first.leadingTrivia.description.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.count > 1 ? "\n\(lines.last ?? "")\(declaration)" : " \(declaration);"
  }
}

extension DeclSyntax {
  /// The names of the cases, or of the function that replaces a case.
  fileprivate var caseNames: [String] {
    if let cases = self.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map(\.name.text)
    }
    return self.as(FunctionDeclSyntax.self).map { [$0.name.text] } ?? []
  }
}
