import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: tells who observes a field that it is read and that it changes.
enum ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let field = ObservedField(declaration) else { return [] }
    return field.accessors(value: field.storage, initializer: "initialValue")
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let field = ObservedField(declaration) else { return [] }
    let type = field.type.map { ": \($0)" } ?? ""
    let value = field.initialValue.map { " = \($0)" } ?? ""
    return ["private var \(raw: field.storage)\(raw: type)\(raw: value)\(raw: field.observers)"]
  }
}

/// `@ObservationStateIgnored`: says that a field is not observed.
enum ObservationStateIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    []
  }
}
