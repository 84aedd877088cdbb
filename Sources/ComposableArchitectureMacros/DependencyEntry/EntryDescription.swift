import SwiftSyntax
import SwiftSyntaxMacros

/// The property that `@DependencyEntry` is attached to.
struct EntryDescription {
  let property: PropertyDescription
  let declaration: VariableDeclSyntax
  let isInDependencyValues: Bool
  /// The access of the property, which may come from its extension.
  let access: Access
  let customKeyName: ChosenName?
  let liveValue: ExprSyntax?
  let previewValue: ExprSyntax?
}

extension EntryDescription {
  init?(
    _ declaration: VariableDeclSyntax,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    guard let property = PropertyDescription.all(in: declaration).first else { return nil }
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
    self.property = property
    self.declaration = declaration
    isInDependencyValues = extended?.extendedType.unqualifiedName == "DependencyValues"
    access =
      property.access == .internal ? extended?.modifiers.access ?? .internal : property.access
    customKeyName = ChosenName(of: "a key", passedTo: attribute)
    liveValue = attribute.argument("liveValue")
    previewValue = attribute.argument("previewValue")
  }

  /// The name of the key: the chosen one, or one from the name of the type or property.
  var keyName: String {
    if let name = customKeyName?.text { return name }
    guard access >= .package else { return "__Key_\(property.plainName)" }
    if let type = property.type?.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil {
      return "\(type.name.text)Key"
    }
    return "\(property.plainName.prefix(1).uppercased())\(property.plainName.dropFirst())Key"
  }
}

extension AttributeSyntax {
  /// The argument with a label.
  func argument(_ label: String) -> ExprSyntax? {
    guard case .argumentList(let arguments) = arguments else { return nil }
    return arguments.first { $0.label?.text == label }?.expression.trimmed
  }
}
