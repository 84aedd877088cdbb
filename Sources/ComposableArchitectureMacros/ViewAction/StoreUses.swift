import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension AttributeSyntax {
  /// Reports wrong uses of the view's store.
  ///
  /// - Returns: Whether there is a store.
  func checkUses(
    in declaration: some DeclGroupSyntax,
    _ context: some MacroExpansionContext
  ) -> Bool {
    guard declaration.properties.contains(where: { $0.plainName == "store" }) else {
      context.report([.missingStore(self, in: declaration)])
      return false
    }
    let uses = StoreUses(viewMode: .sourceAccurate)
    uses.walk(declaration.memberBlock)
    context.report(uses.sends.map(Remark.direct))
    if let use = uses.bindings.first, let store = declaration.plainStore {
      context.report([.unbindableStore(store, boundAt: use)])
    }
    return true
  }

  /// The declaration of a missing `$store`, which prevents further errors about its absence.
  func missingBinding(in declaration: some DeclGroupSyntax) -> String? {
    let uses = StoreUses(viewMode: .sourceAccurate)
    uses.walk(declaration.memberBlock)
    guard !uses.bindings.isEmpty, let store = declaration.plainStore else { return nil }
    let type = PropertyDescription.all(in: store).first?.type?.trimmedDescription
    let feature = "ComposableArchitecture.StoreOf<\(viewedReducer ?? "")>"
    return "var $store: Bindable<\(type ?? feature)> { fatalError() }"
  }
}

/// Finds the calls of `store.send` in a view, and the uses of `$store`.
private final class StoreUses: SyntaxVisitor {
  var sends: [FunctionCallExprSyntax] = []
  var bindings: [DeclReferenceExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["store.send", "self.store.send"].contains(node.calledExpression.trimmedDescription) {
      sends.append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "$store" {
      bindings.append(node)
    }
    return .visitChildren
  }
}

extension DeclGroupSyntax {
  /// The declaration of the store, if it has no property wrapper.
  fileprivate var plainStore: VariableDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .first {
        $0.attributes.isEmpty && PropertyDescription.all(in: $0).map(\.plainName) == ["store"]
      }
  }
}

extension Remark {
  fileprivate static func missingStore(
    _ attribute: AttributeSyntax,
    in declaration: some DeclGroupSyntax
  ) -> Self {
    let feature = attribute.viewedReducer ?? "<#Feature#>"
    let brace = declaration.memberBlock.leftBrace
    return Remark(
      id: "ViewAction.store",
      message: "'@ViewAction' needs a 'store' to send actions to",
      place: Syntax(declaration.introducer),
      remedies: [
        Remedy(
          message: "Insert 'let store: StoreOf<\(feature)>'",
          changes: [
            .replaceText(
              range: brace.endPositionBeforeTrailingTrivia..<brace.endPositionBeforeTrailingTrivia,
              with: "\n  let store: StoreOf<\(feature)>",
              in: Syntax(declaration)
            )
          ]
        )
      ]
    )
  }

  fileprivate static func unbindableStore(
    _ store: VariableDeclSyntax,
    boundAt use: DeclReferenceExprSyntax
  ) -> Self {
    let specifier = store.bindingSpecifier
    return Remark(
      id: "ViewAction.bindable",
      message: "'$store' needs a store that is declared as '@Bindable var store'",
      place: Syntax(use),
      remedies: [
        Remedy(
          message: "Replace '\(specifier.text) store' with '@Bindable var store'",
          changes: [
            .replace(
              oldNode: Syntax(specifier),
              newNode: Syntax(specifier.with(\.tokenKind, .identifier("@Bindable var")))
            )
          ]
        )
      ]
    )
  }

  fileprivate static func direct(_ call: FunctionCallExprSyntax) -> Self {
    Remark(
      id: "ViewAction.send",
      message: """
        'store.send' bypasses '@ViewAction'; send an action of the view with 'send' instead
        """,
      severity: .warning,
      place: Syntax(call),
      remedies: call.viewSend.map { replacement in
        [
          Remedy(
            message: "Call 'send' instead",
            changes: [.replace(oldNode: Syntax(call), newNode: Syntax(replacement))]
          )
        ]
      } ?? []
    )
  }
}

extension AttributeSyntax {
  /// The feature that is passed as `for:`.
  var viewedReducer: String? {
    argument("for")?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
  }
}

extension FunctionCallExprSyntax {
  /// `send(action)` for `store.send(.view(action))`.
  fileprivate var viewSend: FunctionCallExprSyntax? {
    guard
      let argument = arguments.first,
      let view = argument.expression.as(FunctionCallExprSyntax.self),
      view.calledExpression.trimmedDescription == ".view",
      let action = view.arguments.first, view.arguments.count == 1
    else { return nil }
    var call = self
    call.calledExpression = ExprSyntax("send").with(\.leadingTrivia, leadingTrivia)
    call.arguments[call.arguments.startIndex].expression = action.expression.trimmed
    return call
  }
}
