import SwiftSyntax

/// The parts of the type of a closure.
struct ClosureType {
  let parameters: [Parameter]
  /// Such as `async throws`.
  let effects: String
  let isAsync: Bool
  let canThrow: Bool
  /// Whether every error can be thrown.
  let canThrowAnything: Bool
  /// The type of the errors.
  let failure: String
  let result: String
  let isResultVoid: Bool
  let isResultOptional: Bool
  /// The attributes of the type, such as `@MainActor`, without `@Sendable` and `@escaping`.
  let attributes: [String]
  /// Whether code outside of the closure's actor may have the closure.
  let isSendable: Bool
  /// Whether a closure of the type can pass its parameters on to another.
  let canForward: Bool

  struct Parameter {
    let label: String?
    let type: String
    let isInout: Bool
    let isConsuming: Bool
    let isAutoclosure: Bool
  }
}

extension ClosureType {
  /// The type of a closure, or `nil` if the type is not one.
  init?(_ type: TypeSyntax) {
    var attributes: [String] = []
    var type = type
    while true {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        attributes += attributed.attributes.map(\.trimmedDescription)
        type = attributed.baseType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first, element.firstName == nil
      {
        type = element.type
      } else {
        break
      }
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    let result = function.returnClause.type
    let thrown = function.effectSpecifiers?.throwsClause
    parameters = function.parameters.map(Parameter.init)
    effects = function.effectSpecifiers?.trimmedDescription ?? ""
    isAsync = function.effectSpecifiers?.asyncSpecifier != nil
    canThrow = thrown != nil
    canThrowAnything =
      thrown.map { $0.type == nil || $0.type?.trimmedDescription == "any Error" } ?? false
    failure =
      thrown.map { $0.type?.trimmedDescription ?? "any Swift.Error" } ?? "Swift.Never"
    self.result = result.trimmedDescription
    isResultVoid = ["Void", "()", "Swift.Void"].contains(result.trimmedDescription)
    isResultOptional =
      result.is(OptionalTypeSyntax.self)
      || result.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    let others = attributes.filter { $0 != "@Sendable" && $0 != "@escaping" }
    self.attributes = others
    isSendable = attributes.contains("@Sendable") || attributes.contains(where: isActor)
    canForward =
      function.parameters.allSatisfy(\.canBeForwarded) && !result.hasSpecifiers
      && others.allSatisfy { !$0.hasPrefix("@convention") && !$0.hasPrefix("@isolated") }
  }

  /// The keywords before a call of the closure, such as `try await `.
  var callEffects: String {
    (canThrow ? "try " : "") + (isAsync ? "await " : "")
  }
}

/// Whether an attribute names a global actor, by the convention for such names.
func isActor(_ attribute: String) -> Bool { attribute.hasSuffix("Actor") }

extension TypeSyntax {
  /// Whether the type says who owns a value, as `consuming` and `sending` do.
  fileprivate var hasSpecifiers: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.isEmpty == false
  }
}

extension TupleTypeElementSyntax {
  /// Whether a closure inside of another can pass the parameter on.
  fileprivate var canBeForwarded: Bool {
    let specifiers = type.as(AttributedTypeSyntax.self)?.specifiers.map(\.trimmedDescription) ?? []
    return ellipsis == nil
      && specifiers.allSatisfy { ["inout", "consuming", "borrowing", "isolated"].contains($0) }
  }
}

extension ClosureType.Parameter {
  fileprivate init(_ element: TupleTypeElementSyntax) {
    label = element.secondName.map(\.trimmedDescription).flatMap { $0 == "_" ? nil : $0 }
    type = element.type.trimmedDescription
    let attributed = element.type.as(AttributedTypeSyntax.self)
    let specifiers = attributed?.specifiers.map(\.trimmedDescription) ?? []
    isInout = specifiers.contains("inout")
    isConsuming = specifiers.contains("consuming")
    isAutoclosure = attributed?.attributes.names.contains("autoclosure") ?? false
  }
}
