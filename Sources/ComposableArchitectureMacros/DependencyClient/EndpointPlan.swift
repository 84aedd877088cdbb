import SwiftSyntax
import SwiftSyntaxMacros

/// The accessors, the storage and the method that `@DependencyEndpoint` makes for a property.
struct EndpointPlan {
  let name: String
  let storage: String
  let type: String
  let unimplemented: Unimplemented
  /// The number of parameters of the default closure, which ignores them.
  let parameterCount: Int
  /// The statement that reports a use of the unimplemented endpoint.
  let report: String
  let method: Method?
  let remarks: [Remark]

  /// The behavior of an unimplemented endpoint after it has reported its use.
  enum Unimplemented {
    case throwError(String)
    case returnNothing
    case returnNil
    /// The developer's closure, which runs after the report.
    case closure(ClosureExprSyntax, returnsVoid: Bool)
    /// Another expression of the developer, unchanged.
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

extension EndpointPlan: PropertyPlan {
  static func make(
    _ declaration: VariableDeclSyntax,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> Result<Self, Remark>? {
    EndpointDescription(declaration, attribute: attribute, in: context).map(make)
  }

  private static func make(_ description: EndpointDescription) -> Result<Self, Remark> {
    let property = description.property
    guard property.isVariable else {
      let reason = "'\(property.plainName)' can be overridden"
      return .failure(.constant(description.declaration, "DependencyEndpoint", reason: reason))
    }
    guard let closure = description.closure, let type = property.type else {
      return .failure(.endpointWithoutClosure(description))
    }
    guard let unimplemented = unimplemented(description, closure) else {
      return .failure(.endpointWithoutDefault(description, closure))
    }
    let mistake = mistakeOfMethod(description, closure)
    let trap = description.trap.map { Remark.trappingDefault(description, closure, $0) }
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
        method: mistake == nil ? method(description, closure) : nil,
        remarks: [mistake, trap].compactMap(\.self)
      )
    )
  }

  /// The mistake in the name of the method, which leaves the property an endpoint without a method.
  private static func mistakeOfMethod(
    _ description: EndpointDescription,
    _ closure: ClosureType
  ) -> Remark? {
    if let mistake = description.method?.mistake { return mistake }
    guard description.method?.text == description.property.plainName, !closure.hasLabels else {
      return nil
    }
    return .methodNamedLikeProperty(description)
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
  /// Whether parameters have names, as in `(_ id: Int) -> Void`.
  var hasLabels: Bool {
    parameters.contains { $0.label != nil }
  }
}
