import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Remark {
  static func endpointWithoutClosure(_ description: EndpointDescription) -> Self {
    Remark(
      id: "DependencyEndpoint.closure",
      message: """
        '@DependencyEndpoint' needs the type of a closure: write \
        'var \(description.property.plainName): (…) -> …'
        """,
      place: description.property.place
    )
  }

  static func endpointWithoutDefault(
    _ description: EndpointDescription,
    _ closure: ClosureType
  ) -> Self {
    Remark(
      id: "DependencyEndpoint.default",
      message: """
        '\(description.property.plainName)' needs a default, because it cannot throw and returns \
        '\(closure.result)'; tests that do not override it get the default
        """,
      place: description.property.place,
      remedies: description.closureDefault(closure)
    )
  }

  static func methodNamedLikeProperty(_ description: EndpointDescription) -> Self {
    Remark(
      id: "DependencyEndpoint.method",
      message: """
        The method needs another name than its property '\(description.property.plainName)', because no \
        label distinguishes them
        """,
      place: description.property.place
    )
  }

  static func trappingDefault(
    _ description: EndpointDescription,
    _ closure: ClosureType,
    _ trap: FunctionCallExprSyntax
  ) -> Self {
    let value = closure.isResultVoid ? "()" : "<#\(closure.result)#>"
    let replacement = ExprSyntax("\(raw: value)")
      .with(\.leadingTrivia, trap.leadingTrivia)
      .with(\.trailingTrivia, trap.trailingTrivia)
    return Remark(
      id: "DependencyEndpoint.trap",
      message: """
        '\(trap.calledExpression.trimmed)' ends the process of a test or a preview that uses \
        '\(description.property.plainName)' and does not override it; return a value
        """,
      severity: .warning,
      place: Syntax(trap),
      remedies: [
        Remedy(
          message: "Replace '\(trap.trimmed)' with '\(value)'",
          changes: [.replace(oldNode: Syntax(trap), newNode: Syntax(replacement))]
        )
      ]
    )
  }
}

extension EndpointDescription {
  fileprivate func closureDefault(_ closure: ClosureType) -> [Remedy] {
    guard var binding = declaration.bindings.first else { return [] }
    let parameters =
      closure.parameters.isEmpty
      ? "" : Array(repeating: "_", count: closure.parameters.count).joined(separator: ", ") + " in "
    let old = binding
    binding.typeAnnotation = binding.typeAnnotation?.trimmed
    binding.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: ExprSyntax("{ \(raw: parameters)<#\(raw: closure.result)#> }")
    )
    return [
      Remedy(
        message: "Insert '= { \(parameters)<#\(closure.result)#> }'",
        changes: [.replace(oldNode: Syntax(old), newNode: Syntax(binding))]
      )
    ]
  }
}
