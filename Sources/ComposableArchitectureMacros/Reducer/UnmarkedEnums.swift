import SwiftSyntax

extension DeclGroupSyntax {
  /// The enums of features whose states or actions the feature uses, and that lack `@Reducer`.
  ///
  /// Only an extension could give them a state otherwise, and then their cases would have no purpose.
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
  /// Whether each case may hold a feature, and the enum has no attributes or conformances.
  fileprivate var looksLikeFeatures: Bool {
    guard attributes.isEmpty, inheritanceClause == nil else { return false }
    let cases = EnumDescription(self).cases.flattened()
    let members = memberBlock.members.compactMap { $0.decl.asProtocol((any NamedDeclSyntax).self) }
    return !cases.isEmpty
      && cases.allSatisfy { $0.parameters.count == 1 && !$0.parameters[0].type.isNoFeature }
      && !members.contains { ["State", "Action"].contains($0.name.text) }
  }
}

/// Collects the types whose state or actions are mentioned, as in `Destination.State`.
private final class NamesOfFeatures: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let base = node.baseType.as(IdentifierTypeSyntax.self)
    if ["State", "Action"].contains(node.name.text), let base { names.insert(base.name.text) }
    return .visitChildren
  }
}
