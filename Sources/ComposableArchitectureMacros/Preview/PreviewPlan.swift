import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The type that `#Preview` expands to.
///
/// NB: its names are not qualified, as an app may know the module as `SwiftUI` or as `WebSwiftUI`.
struct PreviewPlan {
  let typeName: TokenSyntax
  let name: ExprSyntax?
  let body: ExprSyntax
  let fileID: ExprSyntax
  let line: ExprSyntax
}

extension PreviewPlan {
  init?(_ node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) {
    let written = node.arguments.first { $0.label?.text == "body" }?.expression
    guard
      let body = node.trailingClosure.map({ ExprSyntax($0) }) ?? written,
      let location = context.location(of: node)
    else { return nil }
    self.body = body.trimmed
    name = node.arguments.first { $0.label == nil }?.expression.trimmed
    fileID = location.file
    line = location.line
    typeName = context.makeUniqueName("Preview")
  }

  var type: DeclSyntax {
    """
    struct \(typeName): _Preview {
      static var _name: Swift.String? { \(name ?? "nil") }
      static var _fileID: Swift.String { \(fileID) }
      static var _line: Swift.Int { \(line) }
      static var previews: _PreviewContent { _PreviewContent(\(body)) }
    }
    """
  }
}
