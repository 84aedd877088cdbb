import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient`: makes the closures of a struct endpoints, and gives it initializers.
enum DependencyClientMacro: MembersMacro {
  static func members(of declaration: some DeclGroupSyntax, _ node: AttributeSyntax) -> Members {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      return Members(
        remarks: [
          .wrongKind(node, on: declaration, instead: "a client is a struct of closures")
        ]
      )
    }
    let plan = ClientPlan(
      client: declaration.name.trimmedDescription,
      // A process does not list the types inside of a generic one.
      isRecordable: declaration.genericParameterClause == nil,
      isIsolated: declaration.attributes.names.contains(where: isActor),
      structAccess: declaration.modifiers.access,
      properties: declaration.properties
    )
    return Members(
      declarations: plan.remarks.isEmpty ? plan.members : [],
      remarks: plan.remarks
    )
  }
}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self).flatMap({
        PropertyDescription.all(in: $0).first
      }),
      property.isEndpoint
    else { return [] }
    let endpoint: [AttributeSyntax] =
      property.attributeNames.contains("DependencyEndpoint") ? [] : ["@DependencyEndpoint"]
    let hasMethod = property.type.flatMap(ClosureType.init)?.hasLabels ?? false
    return endpoint + (hasMethod ? discouragements : [])
  }

  /// Attributes that make code completion prefer the method, which has labels, to the closure.
  private static let discouragements: [AttributeSyntax] =
    ["iOS", "macOS", "tvOS", "watchOS"].map { platform in
      """
      @available(\(raw: platform), deprecated: 9999, message: "Prefer the method of this name, \
      whose arguments have labels.")
      """
    }
}

extension DeclGroupSyntax {
  /// The declared properties, including those inside of `#if`.
  var properties: [PropertyDescription] {
    memberBlock.members
      .conditional { member in
        member.as(VariableDeclSyntax.self).map(PropertyDescription.all) ?? []
      }
      .flattened()
  }
}
