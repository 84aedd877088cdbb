import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// Remarks about members of a feature that do not work, and whose errors the compiler would report only as a
  /// missing conformance.
  static func unsuitableMembers(of declaration: some DeclGroupSyntax) -> [Remark] {
    declaration.memberBlock.members
      .conditional { member in
        [
          referenceState(member), actionWithoutCases(member), aliasOfPlainAction(member),
          foreignBody(member, of: declaration), reduceWithoutEffect(member),
        ].compactMap(\.self) + missingCases(member) + openEnds(member)
      }
      .flattened()
  }

  /// A case of an enum of features holds a value that is not a feature.
  static func plainCase(_ description: CaseDescription) -> Remark {
    let keyword = description.declaration.caseKeyword
    let place = keyword.positionAfterSkippingLeadingTrivia
    let type = description.parameters.first?.type.trimmedDescription ?? ""
    return Remark(
      id: "Reducer.plainCase",
      message: """
        '\(type)' is not a feature; mark 'case \(description.name)' with '@ReducerCaseIgnored' if it only holds \
        a value
        """,
      place: description.place,
      remedies: [
        Remedy(
          message: "Add '@ReducerCaseIgnored'",
          changes: [
            .replaceText(
              range: place..<place,
              with: "@ReducerCaseIgnored ",
              in: Syntax(description.declaration)
            )
          ]
        )
      ]
    )
  }

  private static func referenceState(_ member: DeclSyntax) -> Remark? {
    // '@ObservableState' reports this itself.
    guard
      let state = member.as(ClassDeclSyntax.self),
      state.name.text == "State",
      !state.attributes.names.contains("ObservableState")
    else { return nil }
    return Remark(
      id: "Reducer.referenceState",
      message: """
        'State' is a class, so a store cannot detect its changes; make it a struct that is marked \
        '@ObservableState'
        """,
      severity: .warning,
      place: Syntax(state.classKeyword),
      remedies: [.structure(insteadOf: state)]
    )
  }

  private static func actionWithoutCases(_ member: DeclSyntax) -> Remark? {
    guard
      !member.is(EnumDeclSyntax.self),
      let action = member.asProtocol((any DeclGroupSyntax).self),
      action.declaredName == "Action"
    else { return nil }
    return actionWithoutCases("a \(action.keyword)", at: action.introducerPlace)
  }

  private static func aliasOfPlainAction(_ member: DeclSyntax) -> Remark? {
    guard
      let alias = member.as(TypeAliasDeclSyntax.self),
      alias.name.text == "Action",
      alias.initializer.value.isNoFeature
    else { return nil }
    let type = alias.initializer.value
    return actionWithoutCases("'\(type.trimmedDescription)'", at: Syntax(type))
  }

  private static func actionWithoutCases(_ kind: String, at place: Syntax) -> Remark {
    Remark(
      id: "Reducer.actionWithoutCases",
      message: """
        'Action' is \(kind), so the actions of children cannot be distinguished from others; make it an enum \
        with a case for each thing that can happen
        """,
      severity: .warning,
      place: place
    )
  }

  private static func foreignBody(
    _ member: DeclSyntax,
    of declaration: some DeclGroupSyntax
  ) -> Remark? {
    guard
      let type = member.as(VariableDeclSyntax.self)?.bodyType,
      !type.constraint.isReducer(named: declaration.declaredName, declaredIn: declaration)
    else { return nil }
    let written = type.trimmedDescription
    return Remark(
      id: "Reducer.body",
      message: """
        The body of a feature is a reducer of its own state and actions: write 'some ReducerOf<Self>' in \
        place of '\(written)'
        """,
      place: Syntax(type),
      remedies: [
        Remedy(
          message: "Replace '\(written)' with 'some ReducerOf<Self>'",
          changes: [
            .replaceText(
              range: type.positionAfterSkippingLeadingTrivia..<type.endPositionBeforeTrailingTrivia,
              with: "some ReducerOf<Self>",
              in: Syntax(declaration)
            )
          ]
        )
      ]
    )
  }

  private static func reduceWithoutEffect(_ member: DeclSyntax) -> Remark? {
    guard
      let function = member.as(FunctionDeclSyntax.self),
      function.name.text == "reduce",
      function.signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"],
      function.signature.returnClause == nil
    else { return nil }
    return Remark(
      id: "Reducer.reduce",
      message: """
        'reduce(into:action:)' has to return an effect: add '-> Effect<Action>', and return \
        '.none' where there is no work
        """,
      place: Syntax(function.name)
    )
  }
}

extension VariableDeclSyntax {
  /// The opaque type of the body of a feature.
  fileprivate var bodyType: SomeOrAnyTypeSyntax? {
    guard
      let binding = bindings.first, bindings.count == 1,
      binding.pattern.trimmedDescription == "body",
      let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.tokenKind == .keyword(.some)
    else { return nil }
    return type
  }
}

extension TypeSyntax {
  /// Whether a reducer of this type may be the body of a feature.
  ///
  /// Another feature's reducer may, if the feature uses the other's state and actions.
  fileprivate func isReducer(
    named name: String,
    declaredIn declaration: some DeclGroupSyntax
  ) -> Bool {
    switch (unqualifiedName, genericArguments) {
    case ("Reducer", nil), ("View", _): false
    case ("ReducerOf", let arguments?):
      ["Self", name].contains(arguments.first?.plainTypeName) || !declaration.declaresOwnState
    default: true
    }
  }
}

extension String {
  /// The name of a type without its parent and generic arguments.
  fileprivate var plainTypeName: String? {
    prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
  }
}

extension DeclGroupSyntax {
  fileprivate var declaresOwnState: Bool {
    memberBlock.members.contains {
      $0.decl.asProtocol((any DeclGroupSyntax).self)?.declaredName == "State"
    }
  }
}
