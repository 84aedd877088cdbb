import SwiftSyntax
import SwiftSyntaxBuilder

extension EnumReducerPlan {
  var members: [DeclSyntax] {
    [
      needsState ? state : nil, needsAction ? action : nil, needsBody ? body : nil,
      needsScope ? caseScope : nil, needsScope ? scope : nil,
    ]
    .compactMap(\.self)
  }

  private var state: DeclSyntax {
    let conformances = ["ComposableArchitecture.CaseReducerState"] + stateConformances
    let state: DeclSyntax = """
      @dynamicMemberLookup
      \(raw: access.prefix)enum State: \(raw: conformances.joined(separator: ", ")) {
        \(raw: access.prefix)typealias StateReducer = \(raw: name)
        \(raw: cases.mapElements { "case \($0.name)\($0.state)" }.printed())
      }
      """
    return state.writingOut([.casePathable, .observableState])
  }

  private var action: DeclSyntax {
    let conformances =
      actionConformances.isEmpty ? "" : ": \(actionConformances.joined(separator: ", "))"
    let action: DeclSyntax = """
      \(raw: access.prefix)enum Action\(raw: conformances) {
        \(raw: cases.mapElements { "case \($0.name)(\($0.action ?? "Swift.Never"))" }.printed())
      }
      """
    return action.writingOut([.casePathable])
  }

  /// NB: Each case is a statement, because the type checker takes long for one expression with many cases.
  private var body: DeclSyntax {
    let type = "ComposableArchitecture.Reduce<State, Action>"
    let empty =
      "ComposableArchitecture.Reduce(ComposableArchitecture.EmptyReducer<State, Action>())"
    guard cases.flattened().contains(where: { $0.reducer != nil }) else {
      return """
        \(raw: access.prefix)static var body: \(raw: type) {
          \(raw: empty)
        }
        """
    }
    return """
      \(raw: access.prefix)static var body: \(raw: type) {
        var body = \(raw: empty)
        \(raw: cases.mapElements(statement).printed())
        return body
      }
      """
  }

  private func statement(_ element: Case) -> String {
    guard let reducer = element.reducer else { return "" }
    let paths = "\\State.Cases.\(element.name), action: \\Action.Cases.\(element.name)"
    return """
      body = ComposableArchitecture.Reduce(
      body.ifCaseLet(\(paths)) {
      \(reducer)
      }
      )
      """
  }

  private var caseScope: DeclSyntax {
    let cases = cases.mapElements { element in
      let store = element.store.map { "(ComposableArchitecture.\($0))" }
      return "case \(element.name)\(store ?? element.payload)"
    }
    let scope: DeclSyntax = """
      @dynamicMemberLookup
      \(raw: access.prefix)enum CaseScope: ComposableArchitecture._CaseScopeProtocol {
        \(raw: cases.printed())
      }
      """
    return scope.writingOut([.casePathable])
  }

  private var scope: DeclSyntax {
    """
    @MainActor
    \(raw: access.prefix)static func scope(
      _ store: ComposableArchitecture.Store<Self.State, Self.Action>
    ) -> CaseScope {
      switch store.state {
      \(raw: cases.mapElements(scoping).printed())
      }
    }
    """
  }

  private func scoping(_ element: Case) -> String {
    if element.store != nil {
      let paths = "state: \\.\(element.name), action: \\.\(element.name)"
      return """
        case .\(element.name):
        return .\(element.name)(store.scope(\(paths))!)
        """
    }
    guard !element.labels.isEmpty else {
      return "case .\(element.name):\nreturn .\(element.name)"
    }
    let values = element.labels.indices.map { "value\($0)" }
    let arguments = zip(element.labels, values)
      .map { label, value in label.map { "\($0): \(value)" } ?? value }
      .joined(separator: ", ")
    return """
      case .\(element.name)(let \(values.joined(separator: ", let "))):
      return .\(element.name)(\(arguments))
      """
  }
}
