import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes a property of `EnvironmentValues` and its like a value with a key of its own.
enum EntryMacro: PropertyMacro {
  typealias Plan = ValueEntryPlan
}

/// `@__EntryDefaultValue` and `@_DependencyEntryDefaultValue`: make a property computed and keep the type of its value.
enum EntryDefaultValueMacro: AccessorMacro {
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
