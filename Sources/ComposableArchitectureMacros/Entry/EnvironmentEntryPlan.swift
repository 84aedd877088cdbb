import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The key and the accessors that `@Entry` makes for a property of `EnvironmentValues`.
struct EnvironmentEntryPlan {
  let keyName: String
  let type: TypeSyntax?
  let defaultValue: ExprSyntax
}

extension EnvironmentEntryPlan: PropertyPlan {
  static func make(
    _ declaration: VariableDeclSyntax,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> Result<Self, Remark>? {
    guard let property = PropertyDescription.all(in: declaration).first else { return nil }
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    guard extended?.unqualifiedName == "EnvironmentValues" else {
      return .failure(.misplacedEntry(property))
    }
    guard property.isVariable else {
      let reason = "views can provide other values"
      return .failure(.constant(declaration, "Entry", reason: reason))
    }
    guard let defaultValue = property.initialValue ?? property.type?.emptyValue else {
      return .failure(.entryWithoutDefaultValue(property))
    }
    return .success(
      Self(
        keyName: "__Key_\(property.plainName)",
        type: property.type,
        defaultValue: defaultValue
      )
    )
  }

  var accessors: [AccessorDeclSyntax] { EntryAccessors.all(ofKey: keyName) }

  /// The key.
  ///
  /// NB: Only a macro can make a computed property whose type is inferred. It is computed because a stored one would
  /// have to be `Sendable`.
  var peers: [DeclSyntax] {
    let value =
      if let type {
        "static var defaultValue: \(type.trimmedDescription) {\n\(defaultValue)\n}"
      } else {
        "@__EntryDefaultValue static var defaultValue = \(defaultValue)"
      }
    return [
      """
      private enum \(raw: keyName): EnvironmentKey {
      \(raw: value)
      }
      """
    ]
  }
}

extension TypeSyntax {
  /// The value of a variable of an optional type that nobody has given a value.
  fileprivate var emptyValue: ExprSyntax? {
    let isOptional =
      self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    return isOptional ? "nil" : nil
  }
}
