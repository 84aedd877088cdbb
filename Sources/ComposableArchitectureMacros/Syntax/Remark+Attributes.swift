import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// A macro was attached to a declaration of the wrong kind.
  static func wrongKind(
    _ attribute: AttributeSyntax,
    on declaration: some DeclGroupSyntax,
    instead: String,
    remedies: [Remedy] = []
  ) -> Self {
    let name = attribute.attributeName.trimmedDescription
    return Remark(
      id: "\(name).kind",
      message: """
        '@\(name)' cannot be applied to the \(declaration.keyword) '\(declaration.declaredName)'; \
        \(instead)
        """,
      place: declaration.introducerPlace,
      remedies: remedies + Remedy.removing(attribute, among: declaration.attributes)
    )
  }

  /// A macro was attached to a constant.
  ///
  /// - Parameters:
  ///   - declaration: The declaration of the constant.
  ///   - macro: The name of the macro.
  ///   - reason: The purpose of a variable.
  /// - Returns: The remark.
  static func constant(
    _ declaration: VariableDeclSyntax,
    _ macro: String,
    reason: String
  ) -> Self {
    let specifier = declaration.bindingSpecifier
    return Remark(
      id: "\(macro).constant",
      message: "'@\(macro)' needs a 'var', so that \(reason)",
      place: Syntax(specifier),
      remedies: [.variable(insteadOf: specifier)]
    )
  }
}

extension Remedy {
  /// The removal of an attribute of a declaration, or nothing if the declaration does not have it.
  ///
  /// NB: The compiler passes a macro its attribute without the surrounding source. The attribute to remove is the
  /// one in the declaration.
  static func removing(
    _ attribute: AttributeSyntax,
    among attributes: AttributeListSyntax
  ) -> [Self] {
    let name = attribute.attributeName.trimmedDescription
    guard
      let element = attributes.first(where: {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
      }),
      let next = element.nextToken(viewMode: .sourceAccurate)
    else { return [] }
    let range =
      element.positionAfterSkippingLeadingTrivia..<next.positionAfterSkippingLeadingTrivia
    return [
      Self(
        message: "Remove '@\(name)'",
        changes: [.replaceText(range: range, with: "", in: Syntax(attributes))]
      )
    ]
  }

  /// The replacement of a class by a struct.
  static func structure(insteadOf declaration: ClassDeclSyntax) -> Self {
    let final = declaration.modifiers.first { $0.name.tokenKind == .keyword(.final) }
    let keyword = declaration.classKeyword
    let first = final?.name ?? keyword
    let start = first.positionAfterSkippingLeadingTrivia
    return Self(
      message: "Replace 'class' with 'struct'",
      changes: [
        .replaceText(
          range: start..<keyword.endPositionBeforeTrailingTrivia,
          with: "struct",
          in: Syntax(declaration)
        )
      ]
    )
  }

  /// The replacement of a type by its optional.
  static func optional(insteadOf type: TypeSyntax, of declaration: VariableDeclSyntax) -> Self {
    let needsParentheses =
      type.is(SomeOrAnyTypeSyntax.self) || type.is(FunctionTypeSyntax.self)
      || type.is(CompositionTypeSyntax.self)
    let optional = needsParentheses ? "(\(type))?" : "\(type)?"
    let written = declaration.bindings.lazy.compactMap(\.typeAnnotation).first?.type
    return Self(
      message: "Replace '\(type)' with '\(optional)'",
      changes: written.map { [.replace(oldNode: Syntax($0), newNode: $0.renamed(optional))] } ?? []
    )
  }

  /// The replacement of a `let`.
  static func variable(insteadOf specifier: TokenSyntax) -> Self {
    Self(
      message: "Replace 'let' with 'var'",
      changes: [
        .replace(
          oldNode: Syntax(specifier),
          newNode: Syntax(specifier.with(\.tokenKind, .keyword(.var)))
        )
      ]
    )
  }
}

extension TypeSyntax {
  /// Another type with the trivia of this one.
  fileprivate func renamed(_ text: String) -> Syntax {
    Syntax(
      IdentifierTypeSyntax(
        leadingTrivia: leadingTrivia,
        name: .identifier(text),
        trailingTrivia: trailingTrivia
      )
    )
  }
}
