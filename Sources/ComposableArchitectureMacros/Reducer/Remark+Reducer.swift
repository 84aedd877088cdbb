import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// What is to be said of the kinds of a feature's `State` and `Action`, which compile and do not work.
  static func unsuitableMembers(of declaration: some DeclGroupSyntax) -> [Remark] {
    declaration.memberBlock.members
      .conditional { member in
        [referenceState(member), actionWithoutCases(member)].compactMap(\.self)
      }
      .flattened()
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
    return Remark(
      id: "Reducer.actionWithoutCases",
      message: """
        'Action' is a \(action.keyword), so that the actions of children cannot be told from others; \
        make it an enum with a case for each thing that can happen
        """,
      severity: .warning,
      place: action.introducerPlace
    )
  }
}
