import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The key and the accessors that `@Entry` makes for a property.
struct ValueEntryPlan {
  let keyName: String
  let values: EntryValues
  let type: TypeSyntax?
  /// The default value, which no value of the focus has.
  let defaultValue: ExprSyntax?
}

/// The types of SwiftUI that have values by keys.
enum EntryValues: String {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focus = "FocusedValues"

  /// The protocol of the keys.
  var keyProtocol: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .container: "ContainerValueKey"
    case .focus: "FocusedValueKey"
    }
  }
}

extension ValueEntryPlan: PropertyPlan {
  static func make(
    _ declaration: VariableDeclSyntax,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> Result<Self, Remark>? {
    guard let property = PropertyDescription.all(in: declaration).first else { return nil }
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    guard let values = extended?.unqualifiedName.flatMap(EntryValues.init) else {
      return .failure(.misplacedEntry(property))
    }
    guard property.isVariable else {
      let reason = "views can provide other values"
      return .failure(.constant(declaration, "Entry", reason: reason))
    }
    let defaultValue = property.initialValue ?? property.type?.emptyValue
    if values == .focus {
      guard let wrapped = property.type?.wrappedType, property.initialValue == nil else {
        return .failure(.focusedEntryWithValue(property))
      }
      let keyName = "__Key_\(property.plainName)"
      return .success(Self(keyName: keyName, values: values, type: wrapped, defaultValue: nil))
    }
    guard let defaultValue else { return .failure(.entryWithoutDefaultValue(property)) }
    return .success(
      Self(
        keyName: "__Key_\(property.plainName)",
        values: values,
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
      if let type, values == .focus {
        "typealias Value = \(type.trimmedDescription)"
      } else if let type, let defaultValue {
        "static var defaultValue: \(type.trimmedDescription) {\n\(defaultValue)\n}"
      } else {
        "@__EntryDefaultValue static var defaultValue = \(defaultValue?.description ?? "")"
      }
    return [
      """
      private enum \(raw: keyName): \(raw: values.keyProtocol) {
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

  /// The type without its optional, or `nil` if it is no optional.
  fileprivate var wrappedType: TypeSyntax? { self.as(OptionalTypeSyntax.self)?.wrappedType }
}
