internal import RuntimeMetadata

/// A stored property of a struct, by the name that source has for it.
struct SourceField {
  let name: String
  let value: Any
  let isVariable: Bool

  /// The fields of a struct, without those that macros add for themselves.
  static func all(of value: Any, _ mirror: Mirror) -> [SourceField] {
    let variables = variableNames(of: type(of: value))
    let isObservable = value is any ObservableState
    return mirror.children.compactMap { child in
      guard let label = child.label, !label.hasPrefix("_$") else { return nil }
      let isWrapper = child.value is any SourceWrapper || child.value is any SourceShared
      let isWrapped = label.hasPrefix("_") && (isObservable || isWrapper)
      return SourceField(
        name: isWrapped ? String(label.dropFirst()) : label,
        value: child.value,
        isVariable: variables?.contains(label) ?? true
      )
    }
  }

  /// The fields of a struct that have not their default values, or all if these are not known.
  static func withoutDefaults(of value: Any, _ mirror: Mirror) -> [SourceField] {
    let fields = all(of: value, mirror)
    guard let type = type(of: value) as? any DefaultInitializable.Type else { return fields }
    let empty = type.init()
    let defaults = all(of: empty, Mirror(reflecting: empty))
    return zip(fields, defaults).filter { !$0.isEqual(to: $1) }.map(\.0)
  }

  /// Whether two values are equal, as far as they can be compared.
  ///
  /// A shared value is the same now, whatever it was at the time of a recorded state.
  private func isEqual(to other: SourceField) -> Bool {
    guard !(value is any SourceShared) else { return false }
    return (value as? any Equatable)?.isEqual(to: other.value) ?? false
  }

  /// The name, unless it is that of the storage of a lazy property or of an unknown property wrapper.
  func writtenName() throws(Unwritable) -> String {
    guard !name.hasPrefix("_"), !name.hasPrefix("$") else {
      throw Unwritable(reason: "the storage '\(name)' of a property wrapper")
    }
    return SourceName.quoted(name)
  }

  /// Whether a test can assign the field.
  var isAssignable: Bool { isVariable && !name.hasPrefix("_") && !name.hasPrefix("$") }

  /// The names of the fields that are declared with `var`, or nil if they are not known.
  private static func variableNames(of type: Any.Type) -> Set<String>? {
    StoredField.paths(of: type).map { fields in
      Set(fields.filter { $0.path is any WritableField }.map(\.name))
    }
  }
}

private protocol WritableField {}

extension WritableKeyPath: WritableField {}
