import SwiftSyntax
import SwiftSyntaxBuilder

/// The members that `@Reducer` adds to a struct if they are missing.
struct StructReducerPlan {
  let access: Access
  let needsState: Bool
  let needsAction: Bool
  let needsBody: Bool
}

extension StructReducerPlan {
  init(_ description: ReducerDescription) {
    access = description.access >= .package ? description.access : .internal
    needsBody = description.members.isDisjoint(with: ["body", "reduce"])
    needsState = needsBody && !description.members.contains("State")
    needsAction = needsBody && !description.members.contains("Action")
  }

  var members: [DeclSyntax] {
    [needsState ? state : nil, needsAction ? action : nil, needsBody ? body : nil]
      .compactMap(\.self)
  }

  private var state: DeclSyntax {
    let state: DeclSyntax = """
      \(raw: access.prefix)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
        \(raw: access.prefix)init() {}
      }
      """
    return state.writingOut([.observableState])
  }

  private var action: DeclSyntax {
    "\(raw: access.prefix)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}"
  }

  private var body: DeclSyntax {
    "\(raw: access.prefix)let body = ComposableArchitecture.EmptyReducer<State, Action>()"
  }
}
