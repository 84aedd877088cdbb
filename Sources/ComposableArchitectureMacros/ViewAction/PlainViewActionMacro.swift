import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction` of a feature whose actions are no `ViewAction`: says so, and has the calls of `send`
/// understood, which the compiler would otherwise try for minutes.
enum PlainViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let feature = node.viewedReducer else { return [] }
    context.report([.plainAction(of: feature, node)])
    guard declaration.memberBlock.sendsActions else { return [] }
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed) {
          typealias _ViewAction = \(raw: feature).Action.View
          @discardableResult
          func send(
            _ action: _ViewAction,
            animation: Animation? = nil
          ) -> ComposableArchitecture.StoreTask {
            fatalError()
          }
          @discardableResult
          func send(
            _ action: _ViewAction,
            transaction: Transaction
          ) -> ComposableArchitecture.StoreTask {
            fatalError()
          }
        }
        """
      )
    ]
  }
}

extension MemberBlockSyntax {
  fileprivate var sendsActions: Bool {
    let calls = SendCalls(viewMode: .sourceAccurate)
    calls.walk(self)
    return calls.areThere
  }
}

/// Looks for calls of `send`.
private final class SendCalls: SyntaxVisitor {
  var areThere = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    areThere =
      areThere || ["send", "self.send"].contains(node.calledExpression.trimmedDescription)
    return .visitChildren
  }
}

extension Remark {
  fileprivate static func plainAction(of feature: String, _ attribute: AttributeSyntax) -> Self {
    Remark(
      id: "ViewAction.plainAction",
      message: """
        '\(feature).Action' is no 'ViewAction': write 'enum Action: ViewAction', and give it a 'case \
        view(View)' whose enum 'View' has what the view sends
        """,
      place: Syntax(attribute)
    )
  }
}
