import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The key and the accessors that `@DependencyEntry` makes of a property of `DependencyValues`.
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

extension EntryPlan {
  static func make(_ description: EntryDescription) -> Result<Self, Remarks> {
    let property = description.property
    guard description.isInDependencyValues else { return .failure(.misplacedEntry(description)) }
    guard property.isVariable else { return .failure(.constantEntry(description)) }
    guard property.initialValue != nil || description.liveValue != nil else {
      return .failure(.entryWithoutValue(description))
    }
    if let mistake = description.customKeyName?.mistake {
      return .failure(Remarks(remarks: [mistake]))
    }
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

  var accessors: [AccessorDeclSyntax] {
    [
      """
      get {
        self[\(raw: keyName).self]
      }
      """,
      """
      set {
        self[\(raw: keyName).self] = newValue
      }
      """,
    ]
  }

  var key: DeclSyntax {
    let conformance = hasLiveValue ? "DependencyKey" : "TestDependencyKey"
    return """
      \(raw: keyAccess.prefix)enum \(raw: keyName): Dependencies.\(raw: conformance) {
      \(raw: values.map { $0.declaration(keyAccess) }.joined(separator: "\n"))
      }
      """
  }
}

extension EntryPlan.Value {
  /// NB: without a type only the accessor macro makes a computed property, whose type is inferred.
  fileprivate func declaration(_ access: Access) -> String {
    let prefix = access == .private ? "" : access.prefix
    guard let type else {
      return
        "@DependenciesMacros._DependencyEntryDefaultValue \(prefix)static var \(name) = \(expression)"
    }
    return "\(prefix)static var \(name): \(type) {\n\(expression)\n}"
  }
}
