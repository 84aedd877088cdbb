import SwiftSyntax
import SwiftSyntaxBuilder

extension EndpointPlan {
  var accessors: [AccessorDeclSyntax] {
    initAccessor + [
      """
      get {
        \(raw: storage)
      }
      """,
      """
      set {
        \(raw: storage) = newValue
      }
      """,
    ]
  }

  /// NB: With this accessor the property's own value would replace the one that reports its use.
  private var initAccessor: [AccessorDeclSyntax] {
    if case .closure = unimplemented { return [] }
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = initialValue
      }
      """
    ]
  }

  var peers: [DeclSyntax] {
    [method?.declaration(of: name), "private var \(raw: storage): \(raw: type) = \(initialValue)"]
      .compactMap(\.self)
  }

  private var initialValue: ExprSyntax {
    switch unimplemented {
    case .throwError(let name):
      return
        "{\(raw: signature)\n\(raw: report)\nthrow DependenciesMacros.Unimplemented(\"\(raw: name)\")\n}"
    case .returnNothing:
      return "{\(raw: signature)\n\(raw: report)\n}"
    case .returnNil:
      return "{\(raw: signature)\n\(raw: report)\nreturn nil\n}"
    case .closure(let closure, let returnsVoid):
      return ExprSyntax(closure.preceded(by: report, returnsVoid: returnsVoid))
    case .expression(let expression):
      return expression
    }
  }

  private var signature: String {
    guard parameterCount > 0 else { return "" }
    return " \(Array(repeating: "_", count: parameterCount).joined(separator: ", ")) in"
  }
}

extension EndpointPlan.Method {
  fileprivate func declaration(of endpoint: String) -> DeclSyntax {
    let parameters = closure.parameters.enumerated().map { index, parameter in
      "\(parameter.label ?? "_") p\(index): \(parameter.type)"
    }
    let arguments = closure.parameters.enumerated().map { index, parameter in
      "\(parameter.isInout ? "&" : "")p\(index)\(parameter.isAutoclosure ? "()" : "")"
    }
    let effects = closure.effects.isEmpty ? "" : " \(closure.effects)"
    let result = closure.isResultVoid ? "" : " -> \(closure.result)"
    let attributes = attributes.map { $0 + "\n" }.joined()
    return """
      \(raw: attributes)\(raw: access.prefix)func \(raw: name)(\(raw: parameters.joined(separator: ", ")))\(raw: effects)\(raw: result) {
        \(raw: closure.callEffects)self.\(raw: endpoint)(\(raw: arguments.joined(separator: ", ")))
      }
      """
  }
}

extension ClosureExprSyntax {
  /// The closure with a statement before its own statements.
  fileprivate func preceded(by statement: String, returnsVoid: Bool) -> ClosureExprSyntax {
    var closure = trimmed
    var statements = closure.statements
    if !returnsVoid, statements.count == 1, let only = statements.first, let value = only.returnable
    {
      statements = [CodeBlockItemSyntax(item: .stmt(value.returned))]
    }
    // A brace on the line below a call would be its trailing closure.
    let isBlock = statements.first?.firstToken(viewMode: .sourceAccurate)?.tokenKind == .leftBrace
    let report: CodeBlockItemSyntax = "\(raw: statement)\(raw: isBlock ? ";" : "")"
    closure.statements = CodeBlockItemListSyntax(
      ([report] + statements.map(\.trimmed)).map { $0.with(\.leadingTrivia, .newline) }
    )
    closure.rightBrace = closure.rightBrace.with(\.leadingTrivia, .newline)
    return closure
  }
}

extension CodeBlockItemSyntax {
  /// The implicitly returned value, if the item is one.
  fileprivate var returnable: ExprSyntax? {
    guard case .expr(let expression) = item else { return nil }
    return expression.trap == nil ? expression : nil
  }
}

extension ExprSyntax {
  /// The statement that returns the expression.
  ///
  /// A function may never return. `return` does not take the result of its call, and a branch of a `switch` does.
  fileprivate var returned: StmtSyntax {
    isCallOfFunction ? "return switch () { case (): \(trimmed) }" : "return \(trimmed)"
  }

  /// Whether the expression is the call of a function by its name, which is not that of a type.
  private var isCallOfFunction: Bool {
    guard let function = self.as(FunctionCallExprSyntax.self)?.calledExpression else {
      return false
    }
    let name: TokenSyntax? =
      function.as(DeclReferenceExprSyntax.self)?.baseName
      ?? function.as(MemberAccessExprSyntax.self).flatMap {
        $0.base == nil ? nil : $0.declName.baseName
      }
    guard case .identifier(let text)? = name?.tokenKind else { return false }
    return text.first?.isLowercase ?? false
  }
}
