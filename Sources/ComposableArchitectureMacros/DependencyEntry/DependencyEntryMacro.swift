import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEntry`: makes a property of `DependencyValues` a dependency with its own key.
enum DependencyEntryMacro: PropertyMacro {
  typealias Plan = EntryPlan
}

/// `@_DependencyEntryDefaultValue`: makes a property computed and keeps the type of its value.
enum DependencyEntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard
      let declaration = declaration.as(VariableDeclSyntax.self),
      let value = declaration.bindings.first?.initializer?.value
    else { return [] }
    return ["get {\n\(value.trimmed)\n}"]
  }
}
