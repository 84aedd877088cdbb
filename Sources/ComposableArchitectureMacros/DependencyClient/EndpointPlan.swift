import SwiftSyntax

/// What `@DependencyEndpoint` makes of a property, and what is wrong with the property.
struct EndpointPlan {
  let name: String
  let storage: String
  let type: String
  let unimplemented: Unimplemented
  /// The parameters of the closure that stands in, all ignored.
  let parameterCount: Int
  /// The statement that reports that nobody implemented it.
  let report: String
  let method: Method?
  /// Warnings about code that compiles.
  let warnings: [Remark]

  /// What an endpoint does that nobody implemented, after it has reported that.
  enum Unimplemented {
    case throwError(String)
    case returnNothing
    case returnNil
    /// The closure that the person wrote, which runs after the report.
    case closure(ClosureExprSyntax, returnsVoid: Bool)
    /// Something else that the person wrote, as it is.
    case expression(ExprSyntax)
  }

  /// A method with the labels that a closure cannot have.
  struct Method {
    let attributes: [String]
    let access: Access
    let name: String
    let closure: ClosureType
  }
}

extension EndpointPlan {
  /// The plan, or what is wrong.
  static func make(_ description: EndpointDescription) -> Result<Self, Remarks> {
    let property = description.property
    guard property.isVariable else { return .failure(.constantEndpoint(description)) }
    guard let closure = description.closure, let type = property.type else {
      return .failure(.endpointWithoutClosure(description))
    }
    guard let unimplemented = unimplemented(description, closure) else {
      return .failure(.endpointWithoutDefault(description, closure))
    }
    if let mistake = description.method?.mistake {
      return .failure(Remarks(remarks: [mistake]))
    }
    if description.method?.text == property.plainName,
      closure.parameters.allSatisfy({ $0.label == nil })
    {
      return .failure(.methodNamedLikeProperty(description))
    }
    return .success(
      Self(
        name: property.name,
        storage: "_\(property.plainName)",
        type: type.trimmedDescription,
        unimplemented: unimplemented,
        parameterCount: closure.parameters.count,
        report: """
          DependenciesMacros._$reportUnimplemented("\(property.plainName)", of: "\(description.client)")
          """,
        method: method(description, closure),
        warnings: description.trap.map { [.trappingDefault(description, closure, $0)] } ?? []
      )
    )
  }

  private static func unimplemented(
    _ description: EndpointDescription,
    _ closure: ClosureType
  ) -> Unimplemented? {
    if let value = description.property.initialValue {
      return value.as(ClosureExprSyntax.self)
        .map { .closure($0, returnsVoid: closure.isResultVoid) } ?? .expression(value)
    }
    if closure.canThrowAnything { return .throwError(description.property.plainName) }
    if closure.isResultVoid { return .returnNothing }
    return closure.isResultOptional ? .returnNil : nil
  }

  private static func method(
    _ description: EndpointDescription,
    _ closure: ClosureType
  ) -> Method? {
    let chosenName = description.method?.text
    guard chosenName != nil || closure.hasLabels else { return nil }
    return Method(
      attributes: closure.attributes,
      access: description.property.access,
      name: chosenName ?? description.property.name,
      closure: closure
    )
  }
}

extension ClosureType {
  /// Whether the person gave parameters names, as in `(_ id: Int) -> Void`.
  var hasLabels: Bool {
    parameters.contains { $0.label != nil }
  }
}
