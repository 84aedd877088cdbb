internal import ConcurrencyExtras
internal import CustomDump
internal import IssueReporting

/// Takes the place of a value that recordings do not show.
///
/// It is equal to the placeholder of an equal value, so that changes are found.
struct PrivateValue: Equatable, CustomDumpStringConvertible, CustomStringConvertible {
  private let value: Any

  init(_ value: Any) {
    self.value = value
  }

  var description: String { "(private)" }
  var customDumpDescription: String { description }

  static func == (first: Self, second: Self) -> Bool {
    if let value = first.value as? any Equatable { return value.isEqual(to: second.value) }
    return Issues.dump(first.value) == Issues.dump(second.value)
  }
}

extension PrivateValue {
  @TaskLocal private static var areHidden = false
  private static let knownNames = Locked<[ObjectIdentifier: Set<String>]>([:])

  /// Runs an operation whose dumps have no private values.
  static func hiding<Result>(_ operation: () -> Result) -> Result {
    $areHidden.withValue(true, operation: operation)
  }

  /// The mirror for a dump.
  static func mirrorOfDump(of value: Any) -> Mirror {
    areHidden ? mirror(of: value) : Mirror(reflecting: value)
  }

  /// The mirror of a value, with placeholders in place of private values.
  static func mirror(of value: Any) -> Mirror {
    if let value = value as? any HasPrivateFields { return hidingMirror(ofFields: value) }
    if let value = value as? any HasPrivateCases { return hidingMirror(ofCase: value) }
    return Mirror(reflecting: value)
  }

  /// Whether the field at a key path is private, while private values are hidden.
  ///
  /// - Parameters:
  ///   - path: The text of the key path, such as `\.login.password`.
  ///   - root: The type that has the first field.
  /// - Returns: Whether a dump has a placeholder in place of the field's value.
  static func isHidden(_ path: String, in root: Any.Type) -> Bool {
    areHidden && isPrivate(path, in: root)
  }

  /// Whether one of the fields on a key path is private.
  ///
  /// Where the path cannot be followed, all fields of a type with private ones count as private.
  static func isPrivate(_ path: String, in root: Any.Type) -> Bool {
    var owner = root
    for part in path.split(separator: ".").dropFirst() {
      let name = fieldName(of: part.trimmingCharacters(in: ["?", "!"]))
      if name == FieldName.unknown, let elements = owner as? any ElementsType.Type {
        owner = unwrapped(elements.element)
        continue
      }
      var fields: [String: Any.Type] = [:]
      forEachStoredField(of: owner) { fields[fieldName(of: $0)] = $1 }
      if let type = owner as? any HasPrivateFields.Type {
        guard fields[name] != nil else { return true }
        if fieldNames(of: type, labels: Array(fields.keys)).contains(name) { return true }
      }
      guard let next = fields[name] else { return false }
      owner = unwrapped(next)
    }
    return false
  }

  /// The type of the value in optionals and property wrappers.
  private static func unwrapped(_ type: Any.Type) -> Any.Type {
    var type = type
    while let wrapper = type as? any WrapperType.Type { type = wrapper.wrapped }
    return type
  }

  /// The name of a field without the marks of property wrappers.
  static func fieldName(of label: String) -> String {
    label.hasPrefix("_") || label.hasPrefix("$") ? String(label.dropFirst()) : label
  }

  /// The names of the private fields of a type.
  static func fieldNames<Value: HasPrivateFields>(
    of type: Value.Type,
    labels: [String]
  ) -> Set<String> {
    let id = ObjectIdentifier(type)
    if let names = knownNames.withLock({ $0[id] }) { return names }
    let texts = Value.privateFields.map { FieldName.text(of: $0) }
    let names = texts.map { fieldName(of: String($0.drop { $0 == "\\" || $0 == "." })) }
    let unknown = zip(texts, names).filter { !labels.contains($1) }.map(\.0)
    let result = Set(unknown.isEmpty ? names : labels)
    knownNames.withLock { $0[id] = result }
    if !unknown.isEmpty { reportIssue(Issues.privateFieldsUnknown(unknown, of: type)) }
    return result
  }
}
