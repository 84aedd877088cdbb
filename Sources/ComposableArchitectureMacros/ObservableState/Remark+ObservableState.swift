import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// What is to be said of attributes that observe in other ways.
  static func foreignObservation(_ declaration: VariableDeclSyntax) -> [Remark] {
    let replacements = [
      "ObservationIgnored": "ObservationStateIgnored",
      "ObservationTracked": "ObservationStateTracked",
      "PresentationState": "Presents",
    ]
    return declaration.attributes.compactMap { element in
      guard
        let attribute = element.as(AttributeSyntax.self),
        let name = attribute.attributeName.unqualifiedName,
        let replacement = replacements[name]
      else { return nil }
      let newName = TypeSyntax(
        IdentifierTypeSyntax(
          leadingTrivia: attribute.attributeName.leadingTrivia,
          name: .identifier(replacement),
          trailingTrivia: attribute.attributeName.trailingTrivia
        )
      )
      return Remark(
        id: "ObservableState.\(name)",
        message: "'@\(name)' does not work in '@ObservableState'; use '@\(replacement)'",
        place: Syntax(attribute),
        remedies: [
          Remedy(
            message: "Replace '@\(name)' with '@\(replacement)'",
            changes: [
              .replace(oldNode: Syntax(attribute.attributeName), newNode: Syntax(newName))
            ]
          )
        ]
      )
    }
  }
}
