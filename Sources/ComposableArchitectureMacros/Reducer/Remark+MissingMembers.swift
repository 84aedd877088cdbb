import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// Notes about types that the body of a feature mentions and that are missing.
  ///
  /// They are only notes, because an extension may declare the types, and a macro does not see extensions.
  static func missingTypes(
    of declaration: StructDeclSyntax,
    with members: Set<String>
  ) -> [Remark] {
    let generics =
      declaration.genericParameterClause?.parameters.map(\.name.text) ?? []
    return declaration.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.speaksOfOwnTypes(of: declaration.name.text) }
      .flatMap { body in
        OwnType.allCases
          .filter { !members.contains($0.rawValue) && !generics.contains($0.rawValue) }
          .map { missing($0, in: declaration, before: body) }
      }
  }

  private enum OwnType: String, CaseIterable {
    case State
    case Action

    var declaration: String {
      switch self {
      case .State: "@ObservableState struct State {}"
      case .Action: "enum Action {}"
      }
    }

    var advice: String {
      switch self {
      case .State: "add a struct 'State' that is marked '@ObservableState'"
      case .Action: "add an enum 'Action' with a case for each thing that can happen"
      }
    }
  }

  private static func missing(
    _ type: OwnType,
    in declaration: StructDeclSyntax,
    before body: VariableDeclSyntax
  ) -> Remark {
    let place = body.positionAfterSkippingLeadingTrivia
    let indentation = body.leadingTrivia.description.split(separator: "\n").last ?? ""
    return Remark(
      id: "Reducer.missing\(type)",
      message: """
        '\(declaration.name.text)' declares no '\(type)', which its body uses; \(type.advice), unless an \
        extension has it
        """,
      severity: .note,
      place: Syntax(declaration.name),
      remedies: [
        Remedy(
          message: "Add '\(type.declaration)'",
          changes: [
            .replaceText(
              range: place..<place,
              with: "\(type.declaration)\n\(indentation)",
              in: Syntax(declaration)
            )
          ]
        )
      ]
    )
  }

  /// The body of an enum of features has to be static, because all cases share it.
  static func instanceBody(of declaration: EnumDeclSyntax) -> [Remark] {
    declaration.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.isBody && !$0.modifiers.contains(.static) }
      .map { body in
        let place = body.bindingSpecifier.positionAfterSkippingLeadingTrivia
        return Remark(
          id: "Reducer.instanceBody",
          message: """
            The enum '\(declaration.name.text)' has one body for all cases; make it 'static', or remove it \
            so that '@Reducer' runs the feature of each case
            """,
          place: Syntax(body.bindingSpecifier),
          remedies: [
            Remedy(
              message: "Add 'static'",
              changes: [
                .replaceText(range: place..<place, with: "static ", in: Syntax(declaration))
              ]
            )
          ]
        )
      }
  }
}

extension VariableDeclSyntax {
  fileprivate var isBody: Bool {
    bindings.count == 1 && bindings.first?.pattern.trimmedDescription == "body"
  }

  /// Whether this is a body with accessors whose type mentions the feature's own state and actions.
  fileprivate func speaksOfOwnTypes(of name: String) -> Bool {
    guard
      isBody, bindings.first?.accessorBlock != nil,
      let type = bindings.first?.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.constraint
    else { return false }
    switch (type.unqualifiedName, type.genericArguments) {
    case ("ReducerOf", ["Self"]?), ("ReducerOf", [name]?), ("Reducer", ["State", "Action"]?):
      return true
    default:
      return false
    }
  }
}
