import SwiftSyntax

/// What `@ObservableState` adds to a type, and what is wrong with the type.
struct ObservableStatePlan {
  let kind: Kind
  let remarks: [Remark]

  enum Kind {
    case fields
    case cases([Conditional<Case>])
  }

  /// A case of an enum of state.
  struct Case {
    let name: String
    let number: Int
    let payload: Payload
  }

  enum Payload {
    case none
    /// One value, whose identity is that of the case.
    case one(label: String?)
    case many
  }
}

extension ObservableStatePlan {
  /// The plan for a struct or an enum; nil for anything else.
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
      kind = .fields
      remarks = declaration.memberBlock.members
        .compactMap { $0.decl.as(VariableDeclSyntax.self) }
        .flatMap(Remark.foreignObservation)
    } else {
      return nil
    }
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
  /// The attribute that `@ObservableState` gives the property, if any.
  var observation: String? {
    guard isStoredInInstances, isVariable, !isLazy else { return nil }
    guard
      attributeNames.isDisjoint(with: [
        "ObservationStateTracked", "ObservationStateIgnored", "Presents",
        "ObservationTracked", "ObservationIgnored", "PresentationState",
      ])
    else { return nil }
    let observedBySelf: Set = ["Shared", "SharedReader", "Fetch", "FetchAll", "FetchOne"]
    return attributeNames.isDisjoint(with: observedBySelf)
      ? "ObservationStateTracked" : "ObservationStateIgnored"
  }
}
