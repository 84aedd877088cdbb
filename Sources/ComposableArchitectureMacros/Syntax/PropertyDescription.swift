import SwiftSyntax

/// A property that a macro is attached to or finds in a type.
struct PropertyDescription {
  let name: String
  let type: TypeSyntax?
  let initialValue: ExprSyntax?
  let access: Access
  let isVariable: Bool
  let isStatic: Bool
  let isComputed: Bool
  let isLazy: Bool
  /// The names of the attributes, without modules and arguments.
  let attributeNames: Set<String>
  let place: Syntax

  /// The name without backticks.
  var plainName: String {
    name.filter { $0 != "`" }
  }

  var isStoredInInstances: Bool {
    !isStatic && !isComputed
  }
}

extension PropertyDescription {
  /// The properties that a declaration declares: several for `var x, y: Int`.
  static func all(in declaration: VariableDeclSyntax) -> [Self] {
    var type: TypeSyntax?
    let properties = declaration.bindings.reversed().compactMap { binding -> Self? in
      type = binding.typeAnnotation?.type.trimmed ?? (binding.initializer == nil ? type : nil)
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      let isClassLevel = declaration.modifiers.contains(.class)
      return Self(
        name: pattern.identifier.trimmedDescription,
        type: type,
        initialValue: binding.initializer?.value.trimmed,
        access: declaration.modifiers.access,
        isVariable: declaration.bindingSpecifier.tokenKind == .keyword(.var),
        isStatic: declaration.modifiers.contains(.static) || isClassLevel,
        isComputed: binding.accessorBlock?.isComputed ?? false,
        isLazy: declaration.modifiers.contains(.lazy),
        attributeNames: declaration.attributes.names,
        place: Syntax(pattern)
      )
    }
    return properties.reversed()
  }
}

extension AccessorBlockSyntax {
  /// Whether there are accessors other than `willSet` and `didSet`.
  fileprivate var isComputed: Bool {
    switch accessors {
    case .getter:
      true
    case .accessors(let accessors):
      accessors.contains { accessor in
        let kind = accessor.accessorSpecifier.tokenKind
        return kind != .keyword(.willSet) && kind != .keyword(.didSet)
      }
    }
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without modules and arguments.
  var names: Set<String> {
    Set(
      compactMap { element in
        element.as(AttributeSyntax.self)?.attributeName.unqualifiedName
      }
    )
  }
}

extension TypeSyntax {
  /// The name without the module or type that it is in, and without generic arguments.
  var unqualifiedName: String? {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return self.as(MemberTypeSyntax.self)?.name.text
  }
}
