import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// What is to be said of the members of a feature that do not work, or of which the compiler says no more
  /// than that the feature is none.
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

  /// A case of one of several features holds no feature.
  static func plainCase(_ description: CaseDescription) -> Remark {
    let keyword = description.declaration.caseKeyword
    let place = keyword.positionAfterSkippingLeadingTrivia
    let type = description.parameters.first?.type.trimmedDescription ?? ""
    return Remark(
      id: "Reducer.plainCase",
      message: """
        '\(type)' is no feature; mark 'case \(description.name)' with '@ReducerCaseIgnored', if it holds a \
        value alone
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
    // '@ObservableState' says it of its own accord.
    guard
      let state = member.as(ClassDeclSyntax.self),
      state.name.text == "State",
      !state.attributes.names.contains("ObservableState")
    else { return nil }
    return Remark(
      id: "Reducer.referenceState",
      message: """
        'State' is a class, so that a store cannot tell when it changes; make it a struct that is marked \
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
        'Action' is \(kind), so that the actions of children cannot be told from others; make it an enum \
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
        'reduce(into:action:)' returns the work that is to be done: add '-> Effect<Action>', and return \
        '.none' where there is none
        """,
      place: Syntax(function.name)
    )
  }
}

extension VariableDeclSyntax {
  /// The type of the body of a feature, if it is an opaque one.
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
  /// Whether reducers of this type may be the body of a feature.
  ///
  /// Another feature's reducers may, if the feature has the other's state and actions.
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
  /// The name of a type without what it is in and without generic arguments.
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
