import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: makes a type that a running program can find, from a block of views.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    // The compiler has checked the arguments: there is a block.
    guard let plan = PreviewPlan(node, in: context) else { return [] }
    return [plan.type]
  }
}
