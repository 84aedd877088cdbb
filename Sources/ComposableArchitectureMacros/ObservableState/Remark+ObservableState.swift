import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// Remarks about attributes that an observed field cannot have.
  static func foreignAttributes(of declaration: VariableDeclSyntax) -> [Remark] {
    let isObserved = PropertyDescription.all(in: declaration).first?.isObservable ?? false
    return declaration.attributes.compactMap { element in
      guard
        let attribute = element.as(AttributeSyntax.self),
        let name = attribute.attributeName.unqualifiedName
      else { return nil }
      if let replacement = ObservationAttribute.replacements[name] {
        return foreignObservation(attribute, name: name, replacement: replacement)
      }
      if name == "BindingState" { return bindingState(attribute, of: declaration) }
      let isWrapper = isObserved && ObservationAttribute.mayBeWrapper(name)
      return isWrapper ? wrapper(attribute, name: name, of: declaration) : nil
    }
  }

  private static func foreignObservation(
    _ attribute: AttributeSyntax,
    name: String,
    replacement: String
  ) -> Remark {
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
          changes: [.replace(oldNode: Syntax(attribute.attributeName), newNode: Syntax(newName))]
        )
      ]
    )
  }

  private static func bindingState(
    _ attribute: AttributeSyntax,
    of declaration: VariableDeclSyntax
  ) -> Remark {
    Remark(
      id: "ObservableState.BindingState",
      message: """
        '@BindingState' is not needed in '@ObservableState', where each field can be bound; remove it
        """,
      place: Syntax(attribute),
      remedies: Remedy.removing(attribute, among: declaration.attributes)
    )
  }

  private static func wrapper(
    _ attribute: AttributeSyntax,
    name: String,
    of declaration: VariableDeclSyntax
  ) -> Remark {
    let place = attribute.positionAfterSkippingLeadingTrivia
    func adding(_ name: String) -> Remedy {
      Remedy(
        message: "Add '@\(name)'",
        changes: [.replaceText(range: place..<place, with: "@\(name) ", in: Syntax(declaration))]
      )
    }
    return Remark(
      id: "ObservableState.wrapper",
      message: """
        A field with a property wrapper cannot be observed: add '@ObservationStateIgnored' if '@\(name)' is \
        one, or '@ObservationStateTracked' if it is a macro
        """,
      place: Syntax(attribute),
      remedies: [adding("ObservationStateIgnored"), adding("ObservationStateTracked")]
    )
  }
}
