import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction` of a feature whose actions are no `ViewAction`: says so, and has the calls of `send`
/// understood, which the compiler would otherwise try for minutes, or find mistakes in.
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
    guard let names = declaration.memberBlock.namesOfSentActions else { return [] }
    let actions = names.sorted()
      .map { "    static var `\($0)`: Self { fatalError() }\n" }
      .joined()
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed) {
          @dynamicCallable
          struct _ViewAction {
        \(raw: actions)    func dynamicallyCall(withKeywordArguments _: KeyValuePairs<String, Any>) -> Self {
              fatalError()
            }
          }
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
  /// What is written after the dots of the actions that are sent; nil if none is.
  fileprivate var namesOfSentActions: Set<String>? {
    let calls = SendCalls(viewMode: .sourceAccurate)
    calls.walk(self)
    return calls.names
  }
}

/// Looks for calls of `send`.
private final class SendCalls: SyntaxVisitor {
  var names: Set<String>?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["send", "self.send"].contains(node.calledExpression.trimmedDescription) else {
      return .visitChildren
    }
    let members = ImplicitMembers(viewMode: .sourceAccurate)
    node.arguments.first.map { members.walk($0) }
    names = (names ?? []).union(members.names)
    return .visitChildren
  }
}

/// Looks for members that are written without what they are members of.
private final class ImplicitMembers: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base == nil { names.insert(node.declName.baseName.text.filter { $0 != "`" }) }
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
