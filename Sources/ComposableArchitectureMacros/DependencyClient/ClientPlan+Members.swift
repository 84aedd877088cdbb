import SwiftSyntax
import SwiftSyntaxBuilder

extension ClientPlan {
  var members: [DeclSyntax] {
    initializers.map(declaration)
  }

  private func declaration(_ parameters: [Parameter]) -> DeclSyntax {
    let list = parameters.map(\.declaration).joined(separator: ",\n")
    let clause = list.isEmpty ? "" : "\n\(list)\n"
    let assignments = parameters.map { "self.\($0.storage) = \($0.name)" }
    return """
      \(raw: access.prefix)init(\(raw: clause)) {
      \(raw: assignments.joined(separator: "\n"))
      }
      """
  }
}

extension ClientPlan.Parameter {
  fileprivate var declaration: String {
    "\(name): \(isEscaping ? "@escaping " : "")\(type)\(defaultValue.map { " = \($0)" } ?? "")"
  }
}
