import SwiftSyntax

/// The members that `@CasePathable` adds to an enum, and the mistakes in the enum.
struct CasePathPlan {
  let enumName: String
  let paths: [Conditional<Path>]
  /// Names of types that have another meaning inside of a sequence of case paths.
  let aliases: [String]
  let remarks: [Remark]

  /// The case path of one case.
  struct Path {
    let name: String
    let parameters: [Parameter]
    let availability: [Availability]
    let documentation: [String]
  }

  struct Parameter {
    let label: String?
    let type: String
  }
}

extension CasePathPlan {
  /// The associated types of the generated struct, which hide other types with these names.
  static let hiddenNames = ["Element", "Iterator", "Root"]

  init(_ description: EnumDescription) {
    enumName = description.name
    let used = Set(
      description.cases.flattened().flatMap(\.parameters).flatMap(\.type.lookedUpNames)
    )
    aliases = Self.hiddenNames.filter(used.contains)
    var names = Dictionary(uniqueKeysWithValues: Self.hiddenNames.map { ($0, "_$\($0)") })
    names["Self"] = description.name
    paths = description.cases.mapElements { Path($0, renaming: names) }
    remarks = Self.overloads(in: description.cases)
  }

  /// Remarks about cases that share a name.
  private static func overloads(in cases: [Conditional<CaseDescription>]) -> [Remark] {
    var names: Set<String> = []
    return overloads(in: cases, besides: &names)
  }

  /// NB: The branches of one `#if` may declare the same case, because only one of them is compiled.
  private static func overloads(
    in cases: [Conditional<CaseDescription>],
    besides names: inout Set<String>
  ) -> [Remark] {
    var remarks: [Remark] = []
    for part in cases {
      switch part {
      case .element(let description):
        if !names.insert(description.name).inserted {
          remarks.append(.overloadedCase(description))
        }
      case .clauses(let clauses):
        let before = names
        for clause in clauses {
          var inClause = before
          remarks += overloads(in: clause.elements, besides: &inClause)
          names.formUnion(inClause)
        }
      }
    }
    return remarks
  }
}

extension CasePathPlan.Path {
  fileprivate init(_ description: CaseDescription, renaming names: [String: String]) {
    name = description.name
    parameters = description.parameters.map { parameter in
      CasePathPlan.Parameter(
        label: parameter.label,
        type: parameter.type.renaming(names).trimmedDescription
      )
    }
    availability = description.availability
    documentation = description.documentation
  }
}
