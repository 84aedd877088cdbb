import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer`: makes a struct a feature, or an enum a choice of features.
enum ReducerMacro: MembersMacro {
  static func members(of declaration: some DeclGroupSyntax, _ node: AttributeSyntax) -> Members {
    guard declaration.canReduce else {
      return Members(
        remarks: [
          .wrongKind(
            node,
            on: declaration,
            instead: "a feature is a struct or an enum of features"
          )
        ]
      )
    }
    var remarks = Remark.unsuitableMembers(of: declaration)
    let description = ReducerDescription(declaration, attribute: node)
    if let cases = description.cases {
      let enumeration = declaration.as(EnumDeclSyntax.self)
      let plan = EnumReducerPlan(description, cases: cases)
      remarks += enumeration.map { CasePathPlan(EnumDescription($0)).remarks } ?? []
      remarks += plan.remarks + (enumeration.map(Remark.instanceBody) ?? [])
      return Members(declarations: plan.members, remarks: remarks)
    }
    if case .argumentList(let arguments) = node.arguments, !arguments.isEmpty {
      remarks.append(.argumentsOnStruct(node, of: declaration))
    }
    if let structure = declaration.as(StructDeclSyntax.self) {
      remarks += Remark.missingTypes(of: structure, with: description.members)
      remarks += UnpresentedField.all(in: structure).map(Remark.unpresented)
      remarks += structure.unmarkedEnums.map(Remark.unmarkedEnum)
    }
    return Members(declarations: StructReducerPlan(description).members, remarks: remarks)
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard declaration.canReduce else { return [] }
    if let member = member.as(EnumDeclSyntax.self) {
      return member.caseAttributes + declaration.reducerAttribute(for: member)
    }
    if let member = member.as(StructDeclSyntax.self) {
      return declaration.missingFieldsAttribute(for: member)
    }
    return member.as(VariableDeclSyntax.self)?.builderAttribute.map { [$0] } ?? []
  }
}

extension ReducerMacro: ConformanceMacro {
  static func conformances(of declaration: some DeclGroupSyntax, missing: [String]) -> [String] {
    guard declaration.canReduce else { return [] }
    let wanted = declaration.is(EnumDeclSyntax.self) ? ["CaseReducer", "Reducer"] : ["Reducer"]
    return wanted.filter(missing.contains).map { "ComposableArchitecture.\($0)" }
  }
}

extension DeclGroupSyntax {
  /// Whether the declaration is of a kind that `@Reducer` can be attached to.
  fileprivate var canReduce: Bool {
    self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self) || self.is(ClassDeclSyntax.self)
  }
}

extension DeclGroupSyntax {
  /// The macro that an enum lacks, so that the compiler reports nothing after the macro's own diagnostic.
  fileprivate func reducerAttribute(for member: EnumDeclSyntax) -> [AttributeSyntax] {
    let isUnmarked = unmarkedEnums.contains { $0.name.text == member.name.text }
    return isUnmarked ? ["@ComposableArchitecture._EnumReducer"] : []
  }

  /// The macro that adds missing fields, so that the compiler reports nothing after the macro's own diagnostic.
  fileprivate func missingFieldsAttribute(for member: StructDeclSyntax) -> [AttributeSyntax] {
    guard member.name.text == "State" else { return [] }
    let fields = UnpresentedField.all(in: self).map { "\"\($0.projection)\"" }
    guard !fields.isEmpty else { return [] }
    return ["@ComposableArchitecture._MissingFields(\(raw: fields.joined(separator: ", ")))"]
  }
}

extension EnumDeclSyntax {
  /// The attributes that make the cases of state and actions reachable by key paths.
  fileprivate var caseAttributes: [AttributeSyntax] {
    guard ["State", "Action"].contains(name.text) else { return [] }
    var attributes: [AttributeSyntax] = []
    let inherited = inheritanceClause?.inheritedTypes.compactMap(\.type.unqualifiedName) ?? []
    if !self.attributes.names.contains("CasePathable"), !inherited.contains("CasePathable") {
      attributes.append("@CasePaths.CasePathable")
    }
    if name.text == "State", !self.attributes.names.contains("dynamicMemberLookup") {
      attributes.append("@dynamicMemberLookup")
    }
    return attributes
  }
}

extension VariableDeclSyntax {
  /// The result builder of `var body: some Reducer<State, Action>`.
  fileprivate var builderAttribute: AttributeSyntax? {
    guard
      let binding = bindings.first, bindings.count == 1,
      binding.pattern.trimmedDescription == "body",
      binding.accessorBlock != nil,
      !attributes.names.contains(where: { $0.hasPrefix("ReducerBuilder") }),
      let constraint = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.constraint,
      let arguments = constraint.genericArguments
    else { return nil }
    switch (constraint.unqualifiedName, arguments.count) {
    case ("Reducer", 2):
      return "@ComposableArchitecture.ReducerBuilder<\(raw: arguments[0]), \(raw: arguments[1])>"
    case ("ReducerOf", 1):
      let reducer = arguments[0]
      return """
        @ComposableArchitecture.ReducerBuilder<\(raw: reducer).State, \(raw: reducer).Action>
        """
    default:
      return nil
    }
  }
}

extension TypeSyntax {
  /// The generic arguments as in the source.
  var genericArguments: [String]? {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.map(\.argument.trimmedDescription)
  }
}

extension Remark {
  fileprivate static func argumentsOnStruct(
    _ attribute: AttributeSyntax,
    of declaration: some DeclGroupSyntax
  ) -> Self {
    let written = declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.unqualifiedName == "Reducer" }
    let remedies = written.map { written in
      [
        Remedy(
          message: "Remove the arguments",
          changes: [
            .replaceText(
              range: written.attributeName
                .endPositionBeforeTrailingTrivia..<written.endPositionBeforeTrailingTrivia,
              with: "",
              in: Syntax(declaration)
            )
          ]
        )
      ]
    }
    return Remark(
      id: "Reducer.arguments",
      message: """
        '@Reducer' takes arguments on an enum only; state the conformances at 'State' and 'Action'
        """,
      place: written.map { Syntax($0) } ?? Syntax(attribute),
      remedies: remedies ?? []
    )
  }
}

/// `@ReducerCaseEphemeral` and `@ReducerCaseIgnored`: marks that `@Reducer` reads.
enum ReducerCaseMarkerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
