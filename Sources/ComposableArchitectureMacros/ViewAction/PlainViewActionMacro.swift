import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction` of a feature whose actions are not a `ViewAction`: reports that mistake.
///
/// It also declares a `send` that accepts each call. Without it the compiler would spend minutes on the calls, or
/// report mistakes in them.
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
  /// The names of the sent actions, or `nil` if no action is sent.
  fileprivate var namesOfSentActions: Set<String>? {
    let calls = SendCalls(viewMode: .sourceAccurate)
    calls.walk(self)
    return calls.names
  }
}

/// Collects the names of the actions in calls of `send`.
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

/// Collects implicit members, such as `.tapped`.
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
        '\(feature).Action' is not a 'ViewAction': write 'enum Action: ViewAction', and add a 'case view(View)' with \
        an enum 'View' of the actions that the view sends
        """,
      place: Syntax(attribute)
    )
  }
}
