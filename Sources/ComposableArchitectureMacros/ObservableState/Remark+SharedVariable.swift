import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// Several fields are declared with one `var`, to which a macro cannot add accessors.
  ///
  /// A tuple of fields compiles nevertheless, but its observers are not notified of changes.
  static func sharedVariable(_ declaration: VariableDeclSyntax) -> Remark? {
    guard declaration.isStoredVariable else { return nil }
    let names = declaration.bindings.flatMap(\.pattern.names)
    guard names.count > 1 else { return nil }
    return Remark(
      id: "ObservableState.sharedVariable",
      message: """
        \(names.map { "'\($0)'" }.joined(separator: ", ")) are declared with one 'var', so they cannot \
        be observed; give each field its own 'var'
        """,
      severity: declaration.bindings.count == 1 ? .warning : .error,
      place: Syntax(declaration.bindingSpecifier),
      remedies: declaration.bindings.split().map { [.variables($0, insteadOf: declaration)] } ?? []
    )
  }
}

extension Remedy {
  /// The replacement of one declaration by one for each field.
  ///
  /// - Parameters:
  ///   - fields: The text of each field after `var`.
  ///   - declaration: The declaration of all fields.
  /// - Returns: The replacement.
  fileprivate static func variables(
    _ fields: [String],
    insteadOf declaration: VariableDeclSyntax
  ) -> Self {
    let start = declaration.positionAfterSkippingLeadingTrivia
    let beginning = declaration.with(\.bindings, []).trimmedDescription
    let indentation = declaration.leadingTrivia.description.split(separator: "\n").last ?? ""
    return Self(
      message: "Give each field its own 'var'",
      changes: [
        .replaceText(
          range: start..<declaration.endPositionBeforeTrailingTrivia,
          with: fields.map { "\(beginning) \($0)" }.joined(separator: "\n\(indentation)"),
          in: Syntax(declaration)
        )
      ]
    )
  }
}

extension VariableDeclSyntax {
  /// Whether the variables are stored in each value.
  fileprivate var isStoredVariable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var)
      && !modifiers.contains { [.keyword(.static), .keyword(.lazy)].contains($0.name.tokenKind) }
  }
}

extension PatternSyntax {
  /// The names in the pattern.
  fileprivate var names: [String] {
    if let identifier = self.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier.trimmedDescription]
    }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.names) ?? []
  }
}

extension PatternBindingListSyntax {
  /// The text of each field after `var`; `nil` if the declaration does not show it.
  fileprivate func split() -> [String]? {
    var type: TypeSyntax?
    var fields: [String] = []
    for binding in reversed() {
      type = binding.typeAnnotation?.type.trimmed ?? (binding.initializer == nil ? type : nil)
      guard binding.accessorBlock == nil, let parts = binding.split(type: type) else { return nil }
      fields.insert(contentsOf: parts, at: 0)
    }
    return fields
  }
}

extension PatternBindingSyntax {
  fileprivate func split(type: TypeSyntax?) -> [String]? {
    if pattern.is(IdentifierPatternSyntax.self) {
      let annotation = type.map { ": \($0)" } ?? ""
      let value = initializer.map { " = \($0.value.trimmedDescription)" } ?? ""
      return ["\(pattern.trimmedDescription)\(annotation)\(value)"]
    }
    guard
      let names = pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern),
      names.allSatisfy({ $0.is(IdentifierPatternSyntax.self) }),
      type == nil,
      let values = initializer?.value.as(TupleExprSyntax.self)?.elements.map(\.expression),
      names.count == values.count
    else { return nil }
    return zip(names, values).map { "\($0.trimmedDescription) = \($1.trimmedDescription)" }
  }
}
