import SwiftSyntax

/// The members that `@ObservableState` adds to a type, and the mistakes in the type.
struct ObservableStatePlan {
  let kind: Kind
  let remarks: [Remark]

  enum Kind {
    /// A struct, with the fields that may hold a child feature and the names of all observed fields.
    case fields([Slot], names: [String])
    case cases([Conditional<Case>])
  }

  /// A field that may hold a child feature.
  struct Slot {
    let name: String
    let isPresented: Bool
  }

  /// A case of an enum of state.
  struct Case {
    let name: String
    let number: Int
    let payload: Payload
  }

  enum Payload {
    case none
    /// One value, whose identity is also the identity of the case.
    case one(label: String?)
    case many
  }
}

extension ObservableStatePlan {
  /// Makes the plan for a struct or an enum; the result is `nil` for anything else.
  init?(_ declaration: some DeclGroupSyntax) {
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      var count = 0
      kind = .cases(
        EnumDescription(declaration).cases.mapElements { description in
          defer { count += 1 }
          return Case(description, number: count)
        }
      )
      remarks = []
    } else if declaration.is(StructDeclSyntax.self) {
      let variables = declaration.memberBlock.members
        .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      kind = .fields(
        variables.compactMap(Slot.init),
        names: variables.compactMap(PropertyDescription.observedName)
      )
      remarks =
        variables.flatMap(Remark.foreignAttributes) + variables.compactMap(Remark.sharedVariable)
    } else {
      return nil
    }
  }
}

extension ObservableStatePlan.Slot {
  /// The slot of a field; `nil` if the declaration shows that the field holds no feature.
  fileprivate init?(_ variable: VariableDeclSyntax) {
    let properties = PropertyDescription.all(in: variable)
    guard let property = properties.first, properties.count == 1 else { return nil }
    let isPresented = property.attributeNames.contains("Presents")
    // A field that '@Presents' rejects has no storage.
    let holdsFeature =
      isPresented
      ? property.isVariable && property.type?.optionalWrapped != nil
      : property.observation == "ObservationStateTracked" && !property.isPlain
    guard holdsFeature else { return nil }
    name = property.name
    self.isPresented = isPresented
  }
}

extension PropertyDescription {
  /// Whether the declaration shows that the value is a number, a text or a similar value.
  fileprivate var isPlain: Bool {
    if let type { return type.isPlain }
    let literals: [SyntaxKind] = [
      .booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .stringLiteralExpr,
    ]
    return initialValue.map { literals.contains($0.kind) } ?? false
  }
}

extension ObservableStatePlan.Case {
  fileprivate init(_ description: CaseDescription, number: Int) {
    name = description.name
    self.number = number
    switch description.parameters.count {
    case 0: payload = .none
    case 1: payload = .one(label: description.parameters[0].label)
    default: payload = .many
    }
  }
}

extension PropertyDescription {
  /// Whether the property is observed, unless it has an attribute of another macro or wrapper.
  var isObservable: Bool {
    isStoredInInstances && isVariable && !isLazy
      && attributeNames.isDisjoint(with: ["ObservationStateIgnored", "ObservationStateTracked"])
  }

  /// The name of the declared property, if it is observed.
  fileprivate static func observedName(in variable: VariableDeclSyntax) -> String? {
    let properties = all(in: variable)
    guard let property = properties.first, properties.count == 1 else { return nil }
    let isPresented = property.attributeNames.contains("Presents") && property.isVariable
    return isPresented || property.observation == "ObservationStateTracked" ? property.name : nil
  }

  /// The attribute that `@ObservableState` adds to the property, if any.
  var observation: String? {
    isObservable ? ObservationAttribute.added(to: attributeNames) : nil
  }
}
