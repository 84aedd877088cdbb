import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The key and the accessors that `@DependencyEntry` makes for a property of `DependencyValues`.
struct EntryPlan {
  let keyName: String
  let keyAccess: Access
  let values: [Value]
  let hasLiveValue: Bool

  /// One of the values of the key.
  struct Value {
    let name: String
    let type: String?
    let expression: ExprSyntax
  }
}

extension EntryPlan: PropertyPlan {
  static func make(
    _ declaration: VariableDeclSyntax,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> Result<Self, Remark>? {
    EntryDescription(declaration, attribute: attribute, in: context).map(make)
  }

  private static func make(_ description: EntryDescription) -> Result<Self, Remark> {
    let property = description.property
    guard description.isInDependencyValues else { return .failure(.misplacedEntry(description)) }
    guard property.isVariable else {
      let reason = "the dependency can be overridden"
      return .failure(.constant(description.declaration, "DependencyEntry", reason: reason))
    }
    guard property.initialValue != nil || description.liveValue != nil else {
      return .failure(.entryWithoutValue(description))
    }
    if let mistake = description.customKeyName?.mistake { return .failure(mistake) }
    let type = property.type?.trimmedDescription
    let values = [
      ("liveValue", description.liveValue),
      ("previewValue", description.previewValue),
      ("testValue", property.initialValue),
    ]
    return .success(
      Self(
        keyName: description.keyName,
        keyAccess: description.access >= .package ? description.access : .private,
        values: values.compactMap { name, expression in
          expression.map { Value(name: name, type: type, expression: $0) }
        },
        hasLiveValue: description.liveValue != nil
      )
    )
  }

  var accessors: [AccessorDeclSyntax] { EntryAccessors.all(ofKey: keyName) }

  /// The key.
  var peers: [DeclSyntax] {
    let conformance = hasLiveValue ? "DependencyKey" : "TestDependencyKey"
    return [
      """
      \(raw: keyAccess.prefix)enum \(raw: keyName): Dependencies.\(raw: conformance) {
      \(raw: values.map { $0.declaration(keyAccess) }.joined(separator: "\n"))
      }
      """
    ]
  }
}

extension EntryPlan.Value {
  /// NB: Only a macro can make a computed property whose type is inferred.
  fileprivate func declaration(_ access: Access) -> String {
    let prefix = access == .private ? "" : access.prefix
    guard let type else {
      return
        "@DependenciesMacros._DependencyEntryDefaultValue \(prefix)static var \(name) = \(expression)"
    }
    return "\(prefix)static var \(name): \(type) {\n\(expression)\n}"
  }
}
