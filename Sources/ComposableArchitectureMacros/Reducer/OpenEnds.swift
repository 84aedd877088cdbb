import SwiftSyntax

/// The places where the closure of a `Reduce` ends without an effect, although it returns one elsewhere.
///
/// A macro sees no types. So only statements count that certainly do not return an effect. They are assignments,
/// declarations, `break`, calls of methods of the state, and loops and conditions around them.
struct OpenEnds {
  /// The statements after which nothing is returned.
  let statements: [CodeBlockItemSyntax]

  /// Reads a call; the result is `nil` if it is not one of `Reduce` with a closure that returns effects.
  init?(_ call: FunctionCallExprSyntax) {
    guard
      call.calledExpression.trimmedDescription == "Reduce", call.arguments.isEmpty,
      let closure = call.trailingClosure
    else { return nil }
    let returns = Returns(viewMode: .sourceAccurate)
    returns.walk(closure.statements)
    guard returns.areThere else { return nil }
    statements = Self.find(in: closure.statements, state: closure.firstParameter)
  }

  private static func find(
    in statements: CodeBlockItemListSyntax,
    state: String
  ) -> [CodeBlockItemSyntax] {
    guard let last = statements.last else { return [] }
    switch last.item {
    case .decl(let declaration):
      return declaration.is(VariableDeclSyntax.self) ? [last] : []
    case .expr(let expression):
      return find(in: expression, of: last, state: state)
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        return find(in: expression, of: last, state: state)
      }
      return statement.is(BreakStmtSyntax.self) || statement.is(ForStmtSyntax.self) ? [last] : []
    }
  }

  private static func find(
    in expression: ExprSyntax,
    of statement: CodeBlockItemSyntax,
    state: String
  ) -> [CodeBlockItemSyntax] {
    if let selection = expression.as(SwitchExprSyntax.self) {
      return selection.cases.flatMap { item -> [CodeBlockItemSyntax] in
        guard case .switchCase(let item) = item else { return [] }
        return find(in: item.statements, state: state)
      }
    }
    if let condition = expression.as(IfExprSyntax.self) {
      let inner = find(in: condition.body.statements, state: state)
      switch condition.elseBody {
      case .ifExpr(let other)?:
        return inner + find(in: ExprSyntax(other), of: statement, state: state)
      case .codeBlock(let other)?:
        return inner + find(in: other.statements, state: state)
      case nil:
        return [statement]
      }
    }
    return expression.isAssignment || expression.isCall(on: state) ? [statement] : []
  }
}

/// Checks whether a closure returns effects, without the closures and functions inside.
private final class Returns: SyntaxVisitor {
  var areThere = false

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    areThere = areThere || node.expression != nil
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureExprSyntax {
  fileprivate var firstParameter: String {
    switch signature?.parameterClause {
    case .simpleInput(let parameters)?:
      parameters.first?.name.text ?? "$0"
    case .parameterClause(let clause)?:
      clause.parameters.first.map { ($0.secondName ?? $0.firstName).text } ?? "$0"
    case nil:
      "$0"
    }
  }
}

extension ExprSyntax {
  /// Whether this is an assignment such as `a = b` or `a += b`.
  fileprivate var isAssignment: Bool {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements else { return false }
    return elements.dropFirst().first.map { element in
      let comparisons = ["==", "!=", "<=", ">=", "===", "!=="]
      let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text
      return element.is(AssignmentExprSyntax.self)
        || name.map { $0.hasSuffix("=") && !comparisons.contains($0) } ?? false
    } ?? false
  }

  /// Whether this is a call of a method of the state, such as `state.rows.append(row)`.
  fileprivate func isCall(on name: String) -> Bool {
    var base = self.as(FunctionCallExprSyntax.self)?.calledExpression
    guard base?.is(MemberAccessExprSyntax.self) == true else { return false }
    while let current = base {
      if let reference = current.as(DeclReferenceExprSyntax.self) {
        return reference.baseName.text == name
      }
      base =
        current.as(MemberAccessExprSyntax.self)?.base
        ?? current.as(OptionalChainingExprSyntax.self)?.expression
        ?? current.as(SubscriptCallExprSyntax.self)?.calledExpression
    }
    return false
  }
}
