import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The type that `#Preview` expands to.
///
/// NB: Its names are not qualified, because an app may import the module as `SwiftUI` or as `WebSwiftUI`.
struct PreviewPlan {
  let typeName: TokenSyntax
  let viewName: TokenSyntax
  let name: ExprSyntax?
  let traits: [ExprSyntax]
  let body: ExprSyntax
  /// The properties that the block's views keep, and the rest of the block; `nil` without such properties.
  let kept: (properties: [VariableDeclSyntax], statements: CodeBlockItemListSyntax)?
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
    kept = body.as(ClosureExprSyntax.self).flatMap { Self.kept(of: $0.statements) }
    let arguments = node.arguments.prefix { $0.label?.text != "body" }
    let traitsBegin = arguments.firstIndex { $0.label?.text == "traits" } ?? arguments.endIndex
    name = arguments[..<traitsBegin].first?.expression.trimmed
    traits = arguments[traitsBegin...].map { $0.expression.trimmed }
    fileID = location.file
    line = location.line
    typeName = context.makeUniqueName("Preview")
    viewName = context.makeUniqueName("PreviewView")
  }

  /// The properties that are marked with `@Previewable`, and the other statements.
  private static func kept(
    of statements: CodeBlockItemListSyntax
  ) -> (properties: [VariableDeclSyntax], statements: CodeBlockItemListSyntax)? {
    let marked = statements.compactMap { statement in
      statement.item.as(VariableDeclSyntax.self).flatMap(\.withoutPreviewable)
    }
    guard !marked.isEmpty else { return nil }
    let rest = statements.filter {
      $0.item.as(VariableDeclSyntax.self)?.withoutPreviewable == nil
    }
    return (marked, rest)
  }

  /// The type of the preview, with a type of a view if the block keeps properties.
  var type: DeclSyntax {
    """
    struct \(typeName): _Preview {
      static var _name: Swift.String? { \(name ?? "nil") }
      static var _fileID: Swift.String { \(fileID) }
      static var _line: Swift.Int { \(line) }
      static var previews: _PreviewContent { _PreviewContent(\(raw: prepared)\(content)) }\(view)
    }
    """
  }

  /// The traits as the first argument, if there are any.
  private var prepared: String {
    traits.isEmpty ? "" : "[\(traits.map(\.description).joined(separator: ", "))], "
  }

  private var content: ExprSyntax {
    kept == nil ? body : "{ \(viewName)() }"
  }

  private var view: DeclSyntax {
    guard let kept else { return "" }
    let properties = kept.properties.map(\.trimmedDescription).joined(separator: "\n")
    return """

      struct \(viewName): View {
        \(raw: properties)
        var body: some View {
          \(kept.statements.trimmed)
        }
      }
      """
  }
}

extension VariableDeclSyntax {
  /// The declaration without its `@Previewable`, or `nil` if it has none.
  fileprivate var withoutPreviewable: VariableDeclSyntax? {
    let others = attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.isPreviewable != true
    }
    guard others.count < attributes.count else { return nil }
    return trimmed.with(\.attributes, others)
  }
}

extension TypeSyntax {
  /// Whether it is the name of the macro, with or without its module.
  fileprivate var isPreviewable: Bool {
    let name = trimmedDescription
    return name == "Previewable" || name.hasSuffix(".Previewable")
  }
}
