import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks the properties that `#Preview` moves to a view.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard !context.lexicalContext.contains(where: \.isPreview) else { return [] }
    context.report([.previewableElsewhere(node)])
    return []
  }
}

extension Syntax {
  fileprivate var isPreview: Bool {
    asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
  }
}

extension Remark {
  fileprivate static func previewableElsewhere(_ attribute: AttributeSyntax) -> Remark {
    Remark(
      id: "Previewable.elsewhere",
      message: """
        '@Previewable' is for properties at the top of a '#Preview'; in a view \
        write '@State' alone
        """,
      place: Syntax(attribute)
    )
  }
}
