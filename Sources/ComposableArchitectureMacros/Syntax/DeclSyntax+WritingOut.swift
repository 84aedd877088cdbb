import SwiftSyntax
import SwiftSyntaxBuilder

/// A macro whose members are written out in a generated type.
enum WrittenOutMacro {
  case casePathable, observableState
}

extension DeclSyntax {
  /// The generated type with the members that macros would add to it.
  ///
  /// NB: Generated code must not carry a macro that adds an extension. The compiler would find that extension
  /// while it is going through the file. Swift 6.3 crashes on some files with two or more of them.
  func writingOut(_ macros: [WrittenOutMacro]) -> DeclSyntax {
    if let type = self.as(EnumDeclSyntax.self) { return DeclSyntax(type.writingOut(macros)) }
    if let type = self.as(StructDeclSyntax.self) { return DeclSyntax(type.writingOut(macros)) }
    return self
  }
}

extension DeclGroupSyntax {
  fileprivate func writingOut(_ macros: [WrittenOutMacro]) -> Self {
    var type = self
    for macro in macros {
      let members = macro.members(of: self).map {
        MemberBlockItemSyntax(leadingTrivia: .newlines(2), decl: $0)
      }
      type.memberBlock.members.append(contentsOf: members)
      type.inheritanceClause = type.inheritanceClause.adding(macro.conformances)
    }
    return type
  }
}

extension WrittenOutMacro {
  fileprivate func members(of type: some DeclGroupSyntax) -> [DeclSyntax] {
    switch self {
    case .casePathable:
      type.as(EnumDeclSyntax.self).map { CasePathPlan(EnumDescription($0)).members } ?? []
    case .observableState:
      ObservableStatePlan(type)?.members ?? []
    }
  }

  fileprivate var conformances: [String] {
    switch self {
    case .casePathable: ["CasePaths.CasePathable", "CasePaths.CasePathIterable"]
    case .observableState: ["Observation.Observable", "ComposableArchitecture.ObservableState"]
    }
  }
}

extension InheritanceClauseSyntax? {
  /// The clause with more protocols after the existing ones.
  fileprivate func adding(_ protocols: [String]) -> InheritanceClauseSyntax {
    let names = (self?.inheritedTypes.map(\.type.trimmedDescription) ?? []) + protocols
    return InheritanceClauseSyntax(
      inheritedTypes: InheritedTypeListSyntax(
        names.enumerated().map { index, name in
          InheritedTypeSyntax(
            type: TypeSyntax("\(raw: name)"),
            trailingComma: index == names.count - 1 ? nil : .commaToken(trailingTrivia: .space)
          )
        }
      ),
      trailingTrivia: .space
    )
  }
}
