internal import RuntimeMetadata

/// A stored property of a struct, by the name that source has for it.
struct SourceField {
  let name: String
  let value: Any
  /// The name of the storage.
  private let label: String

  /// The fields of a struct, without those that macros add for themselves.
  static func all(of value: Any, _ mirror: Mirror) -> [SourceField] {
    let isObservable = value is any ObservableState
    return mirror.children.compactMap { child in
      guard let label = child.label, !label.hasPrefix("_$") else { return nil }
      let isWrapper = child.value is any SourceWrapper || child.value is any SourceShared
      let isWrapped = label.hasPrefix("_") && (isObservable || isWrapper)
      return SourceField(
        name: isWrapped ? String(label.dropFirst()) : label,
        value: child.value,
        label: label
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

  /// Whether a test can assign fields of a struct.
  ///
  /// - Parameters:
  ///   - fields: Fields of the struct.
  ///   - type: The struct.
  /// - Returns: Whether each of them is declared with `var`, and has a name.
  static func areAssignable(_ fields: some Sequence<SourceField>, of type: Any.Type) -> Bool {
    let paths = StoredField.paths(of: type)
    let variables = paths.map { Set($0.filter { $0.path is any WritableField }.map(\.name)) }
    return fields.allSatisfy { field in
      variables?.contains(field.label) ?? true && !field.name.hasPrefix("_")
        && !field.name.hasPrefix("$")
    }
  }
}

private protocol WritableField {}

extension WritableKeyPath: WritableField {}
