import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The declarations that a macro adds to a property.
protocol PropertyPlan {
  /// Makes the plan for a property.
  ///
  /// - Parameters:
  ///   - declaration: The declaration of the property.
  ///   - attribute: The macro's attribute.
  ///   - context: The context of the declaration.
  /// - Returns: The plan, or the mistake in the declaration, or `nil` if the declaration is not of a property.
  static func make(
    _ declaration: VariableDeclSyntax,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> Result<Self, Remark>?

  var accessors: [AccessorDeclSyntax] { get }
  var peers: [DeclSyntax] { get }
  /// Warnings, and mistakes that do not keep the macro from expanding.
  var remarks: [Remark] { get }
}

extension PropertyPlan {
  var remarks: [Remark] { [] }
}

/// A macro that expands to the accessors and the peers of one plan.
///
/// Only the expansion of peers reports mistakes, because the compiler asks for both expansions.
protocol PropertyMacro: AccessorMacro, PeerMacro {
  associatedtype Plan: PropertyPlan
}

extension PropertyMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard case .success(let plan)? = plan(node, declaration, context) else { return [] }
    return plan.accessors
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    switch plan(node, declaration, context) {
    case .success(let plan)?:
      context.report(plan.remarks)
      return plan.peers
    case .failure(let mistake)?:
      context.report([mistake])
      return []
    case nil:
      return []
    }
  }

  static func plan(
    _ node: AttributeSyntax,
    _ declaration: some DeclSyntaxProtocol,
    _ context: some MacroExpansionContext
  ) -> Result<Plan, Remark>? {
    declaration.as(VariableDeclSyntax.self)
      .flatMap { Plan.make($0, attribute: node, in: context) }
  }
}
