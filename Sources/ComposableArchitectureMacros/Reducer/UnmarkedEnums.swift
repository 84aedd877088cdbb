import SwiftSyntax

extension DeclGroupSyntax {
  /// The enums in a feature whose states or actions are in its own, and that are not marked with `@Reducer`.
  ///
  /// Nobody else can have given them a state but an extension, which would leave nothing for the cases to do.
  var unmarkedEnums: [EnumDeclSyntax] {
    guard self.is(StructDeclSyntax.self) else { return [] }
    let enums = memberBlock.members.compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .filter(\.looksLikeFeatures)
    guard !enums.isEmpty else { return [] }
    let mentioned = NamesOfFeatures(viewMode: .sourceAccurate)
    for type in memberBlock.members.compactMap({ $0.decl.asProtocol((any DeclGroupSyntax).self) })
    where ["State", "Action"].contains(type.declaredName) {
      mentioned.walk(type)
    }
    return enums.filter { mentioned.names.contains($0.name.text) }
  }
}

extension EnumDeclSyntax {
  /// Whether each case may hold a feature, and nothing else is said of the enum.
  fileprivate var looksLikeFeatures: Bool {
    guard attributes.isEmpty, inheritanceClause == nil else { return false }
    let cases = EnumDescription(self).cases.flattened()
    let members = memberBlock.members.compactMap { $0.decl.asProtocol((any NamedDeclSyntax).self) }
    return !cases.isEmpty
      && cases.allSatisfy { $0.parameters.count == 1 && !$0.parameters[0].type.isNoFeature }
      && !members.contains { ["State", "Action"].contains($0.name.text) }
  }
}

/// Looks for types whose state or actions are named, as in `Destination.State`.
private final class NamesOfFeatures: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let base = node.baseType.as(IdentifierTypeSyntax.self)
    if ["State", "Action"].contains(node.name.text), let base { names.insert(base.name.text) }
    return .visitChildren
  }
}
