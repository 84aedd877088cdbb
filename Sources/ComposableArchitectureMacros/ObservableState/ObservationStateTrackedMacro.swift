import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: makes a field record its reads and notify its observers of changes.
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

/// `@ObservationStateIgnored`: marks a field as not observed.
enum ObservationStateIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    []
  }
}
