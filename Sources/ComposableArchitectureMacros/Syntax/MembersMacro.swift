import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that adds members to a type, and reports mistakes in its declaration.
protocol MembersMacro: MemberMacro {
  /// Decides which members to add and what to report.
  ///
  /// - Parameters:
  ///   - declaration: The declaration of the type.
  ///   - node: The macro's attribute on it.
  /// - Returns: The members and the remarks.
  static func members(of declaration: some DeclGroupSyntax, _ node: AttributeSyntax) -> Members
}

extension MembersMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let added = members(of: declaration, node)
    context.report(added.remarks)
    return added.declarations
  }
}

/// The members that a macro adds to a type, and its remarks about the type.
struct Members {
  var declarations: [DeclSyntax] = []
  var remarks: [Remark] = []
}
