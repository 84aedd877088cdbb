import SwiftSyntax
import SwiftSyntaxBuilder

extension ObservableStatePlan {
  /// The declarations that the type gets.
  var members: [DeclSyntax] {
    switch kind {
    case .fields(let slots, let names): structMembers(slots, names)
    case .cases(let cases): enumMembers(cases)
    }
  }

  private func structMembers(_ slots: [Slot], _ names: [String]) -> [DeclSyntax] {
    var members: [DeclSyntax] = [
      """
      @ObservationStateIgnored var _$observationRegistrar = \
      ComposableArchitecture.ObservationStateRegistrar()
      """,
      """
      public var _$id: ComposableArchitecture.ObservableStateID {
        _$observationRegistrar.id
      }
      """,
      """
      public mutating func _$willModify() {
        _$observationRegistrar._$willModify()
      }
      """,
    ]
    if !slots.isEmpty {
      members.append(slotMember(slots))
    }
    if !names.isEmpty {
      members.append(namesMember(names))
    }
    return members
  }

  private func slotMember(_ slots: [Slot]) -> DeclSyntax {
    let cases = slots.map { slot in
      let storage = "_\(slot.name.filter { $0 != "`" })"
      let projection = slot.isPresented ? ", \\Self.$\(storage.dropFirst())" : ""
      return """
        case \\Self.\(slot.name)\(projection):
        return .init(storage: \\Self.\(storage), field: \\Self.\(slot.name), \
        registrar: \\Self._$observationRegistrar)
        """
    }
    return """
      public static func _$slot(of field: Swift.PartialKeyPath<Self>) -> \
      ComposableArchitecture._ObservedSlot<Self>? {
      switch field {
      \(raw: cases.joined(separator: "\n"))
      default:
      return nil
      }
      }
      """
  }

  private func namesMember(_ names: [String]) -> DeclSyntax {
    let calls = names.map { name in
      "body(\"\(name.filter { $0 != "`" })\", \\Self.\(name))"
    }
    return """
      public static func _$forEachField(_ body: (Swift.String, Swift.PartialKeyPath<Self>) -> Swift.Void) {
      \(raw: calls.joined(separator: "\n"))
      }
      """
  }

  private func enumMembers(_ cases: [Conditional<Case>]) -> [DeclSyntax] {
    [
      """
      public var _$id: ComposableArchitecture.ObservableStateID {
      \(raw: switching(over: cases, identity))
      }
      """,
      """
      public mutating func _$willModify() {
      \(raw: switching(over: cases, modification))
      }
      """,
    ]
  }

  private func switching(
    over cases: [Conditional<Case>],
    _ statement: (Case) -> String
  ) -> String {
    "switch self {\n\(cases.mapElements(statement).printed())\n}"
  }

  private func identity(_ state: Case) -> String {
    let tag = "._$tag(\(state.number))"
    return switch state.payload {
    case .none:
      "case .\(state.name):\nreturn ._$inert\(tag)"
    case .one:
      "case .\(state.name)(let state):\nreturn ._$id(for: state)\(tag)"
    case .many:
      "case .\(state.name):\nreturn ComposableArchitecture.ObservableStateID()\(tag)"
    }
  }

  private func modification(_ state: Case) -> String {
    guard case .one(let label) = state.payload else {
      return "case .\(state.name):\nbreak"
    }
    let argument = label.map { "\($0): state" } ?? "state"
    return """
      case .\(state.name)(var state):
      ComposableArchitecture._$willModify(&state)
      self = .\(state.name)(\(argument))
      """
  }
}
