import SwiftSyntax

/// The members that `@Reducer` adds to an enum, made from the features in its cases.
struct EnumReducerPlan {
  let name: String
  let access: Access
  let cases: [Conditional<Case>]
  let stateConformances: [String]
  let actionConformances: [String]
  let needsState: Bool
  let needsAction: Bool
  let needsBody: Bool
  let needsScope: Bool
  let remarks: [Remark]

  struct Case {
    let name: String
    /// The labels of the payloads.
    let labels: [String?]
    /// The types of the payloads as in the source.
    let payload: String
    let state: String
    /// The type of the actions, or `nil` for a case without actions.
    let action: String?
    /// The feature that runs in the case, if any.
    let reducer: String?
    /// The type of the store of the case, if it has actions.
    let store: String?
  }
}

extension EnumReducerPlan {
  init(_ description: ReducerDescription, cases: [Conditional<CaseDescription>]) {
    name = description.name
    access = description.access >= .package ? description.access : .internal
    self.cases = cases.mapElements(Case.init)
    remarks = cases.flattened().filter(\.isMistakenForFeature).map(Remark.plainCase)
    stateConformances = description.stateConformances.map(Self.protocolName)
    actionConformances = description.actionConformances.map(Self.protocolName)
    needsState = !description.members.contains("State")
    needsAction = !description.members.contains("Action")
    needsBody = !description.members.contains("body")
    needsScope = description.members.isDisjoint(with: ["CaseScope", "scope"])
  }

  private static func protocolName(_ conformance: String) -> String {
    "Swift.\(conformance.prefix(1).uppercased())\(conformance.dropFirst())"
  }
}

extension EnumReducerPlan.Case {
  fileprivate init(_ description: CaseDescription) {
    name = description.name
    labels = description.parameters.map(\.label)
    let values = description.parameters.map { parameter in
      parameter.label.map { "\($0): \(parameter.type)" } ?? "\(parameter.type)"
    }
    payload = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    guard
      let parameter = description.parameters.first, description.parameters.count == 1,
      !description.attributeNames.contains("ReducerCaseIgnored"),
      !description.isMistakenForFeature
    else {
      (state, action, reducer, store) = (payload, nil, nil, nil)
      return
    }
    let type = parameter.type.trimmedDescription
    if let buttons = parameter.type.buttonAction(
      isEphemeral: description.attributeNames.contains("ReducerCaseEphemeral")
    ) {
      (state, action, reducer) = (payload, buttons, nil)
      store = "Store<\(type), \(buttons)>"
      return
    }
    state = "(\(parameter.label.map { "\($0): " } ?? "")\(type).State)"
    action = "\(type).Action"
    store = "StoreOf<\(type)>"
    reducer = parameter.defaultValue?.trimmedDescription ?? "\(type)()"
  }
}

extension TypeSyntax {
  /// The type of the actions of an alert or a dialog, or `nil` for anything else.
  fileprivate func buttonAction(isEphemeral: Bool) -> String? {
    let ephemeral: Set = ["AlertState", "ConfirmationDialogState"]
    guard isEphemeral || unqualifiedName.map(ephemeral.contains) ?? false else { return nil }
    let arguments =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard let argument = arguments?.arguments.first else { return "\(trimmedDescription).Action" }
    return argument.argument.trimmedDescription
  }
}

extension CaseDescription {
  /// Whether the case holds a value that is not a feature, and lacks a mark for that.
  fileprivate var isMistakenForFeature: Bool {
    guard let parameter = parameters.first, parameters.count == 1 else { return false }
    let marks: Set = ["ReducerCaseEphemeral", "ReducerCaseIgnored"]
    return parameter.defaultValue == nil && attributeNames.isDisjoint(with: marks)
      && parameter.type.isNoFeature
  }
}
