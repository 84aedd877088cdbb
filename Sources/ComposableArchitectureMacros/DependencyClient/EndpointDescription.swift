import SwiftSyntax
import SwiftSyntaxMacros

/// What `@DependencyEndpoint` needs to know of its property.
struct EndpointDescription {
  let property: PropertyDescription
  let closure: ClosureType?
  /// The type that the property is in.
  let client: String
  /// The name that the person chose for the method.
  let method: String?
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
    method = attribute.stringArgument("method")
  }
}

extension AttributeSyntax {
  /// The string that is passed for a label, if one without interpolations is.
  func stringArgument(_ label: String?) -> String? {
    guard case .argumentList(let arguments) = arguments else { return nil }
    let argument = arguments.first { $0.label?.text == label }
    return argument?.expression.as(StringLiteralExprSyntax.self)?.segments.description
  }
}
