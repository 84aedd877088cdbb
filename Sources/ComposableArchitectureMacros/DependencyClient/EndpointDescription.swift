import SwiftSyntax
import SwiftSyntaxMacros

/// The property that `@DependencyEndpoint` is attached to.
struct EndpointDescription {
  let property: PropertyDescription
  let closure: ClosureType?
  /// The type that the property is in.
  let client: String
  /// The name that the user chose for the method.
  let method: ChosenName?
  let declaration: VariableDeclSyntax
}

extension EndpointDescription {
  init?(
    _ declaration: VariableDeclSyntax,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    guard let property = PropertyDescription.all(in: declaration).first else { return nil }
    self.property = property
    self.declaration = declaration
    closure = property.type.flatMap(ClosureType.init)
    client = context.lexicalContext.first?.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    method = ChosenName(of: "a method", passedTo: attribute, as: "method")
  }

  /// The call that ends the process, if the endpoint's default does nothing else.
  var trap: FunctionCallExprSyntax? {
    let closure = declaration.bindings.first?.initializer?.value.as(ClosureExprSyntax.self)
    guard let statements = closure?.statements, statements.count == 1,
      case .expr(let expression)? = statements.first?.item
    else { return nil }
    return expression.trap
  }
}

extension ExprSyntax {
  /// The expression as a call that never returns, such as `fatalError()`.
  var trap: FunctionCallExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let neverReturns = ["fatalError", "preconditionFailure"].flatMap { [$0, "Swift.\($0)"] }
    return neverReturns.contains(call.calledExpression.trimmedDescription) ? call : nil
  }
}
