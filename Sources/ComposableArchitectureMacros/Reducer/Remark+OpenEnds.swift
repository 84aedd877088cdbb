import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// Remarks about closures of a body that return effects on some paths only.
  static func openEnds(_ member: DeclSyntax) -> [Remark] {
    guard
      let body = member.as(VariableDeclSyntax.self),
      body.bindings.first?.pattern.trimmedDescription == "body"
    else { return [] }
    let calls = ReduceCalls(viewMode: .sourceAccurate)
    calls.walk(body)
    return calls.found.flatMap(\.statements).map(openEnd)
  }

  private static func openEnd(_ statement: CodeBlockItemSyntax) -> Remark {
    let lines = statement.leadingTrivia.description.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let separator = lines.count > 1 ? "\n\(lines.last ?? "")" : "; "
    let isBreak = statement.item.is(BreakStmtSyntax.self)
    let end = statement.endPositionBeforeTrailingTrivia
    let start = isBreak ? statement.positionAfterSkippingLeadingTrivia : end
    return Remark(
      id: "Reducer.openEnd",
      message: """
        The closure of 'Reduce' returns an effect elsewhere, but not after this: return '.none' or another \
        effect
        """,
      place: Syntax(statement.item),
      remedies: [
        Remedy(
          message: isBreak ? "Replace 'break' with 'return .none'" : "Add 'return .none'",
          changes: [
            .replaceText(
              range: start..<end,
              with: isBreak ? "return .none" : "\(separator)return .none",
              in: Syntax(statement)
            )
          ]
        )
      ]
    )
  }
}

/// Finds the closures of `Reduce` in a body.
private final class ReduceCalls: SyntaxVisitor {
  var found: [OpenEnds] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let ends = OpenEnds(node) { found.append(ends) }
    return .visitChildren
  }
}
