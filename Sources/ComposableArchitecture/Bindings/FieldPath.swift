internal import RuntimeMetadata

/// Finds the key path of a field by its name, which ``FieldName`` has written.
enum FieldPath {
  /// A field on the way, with the type that has it.
  struct Step {
    let root: Any.Type
    let name: String
  }

  /// The names of the fields in a key path, or nil if some have no names.
  static func steps<Root>(of path: PartialKeyPath<Root>) -> [Step]? {
    let text = FieldName.text(of: path)
    let names = text.split(separator: ".").dropFirst().map(String.init)
    guard let (found, steps) = find(names, in: Root.self) else { return nil }
    // Of '$name', the storage is found.
    let isStorage = type(of: found).valueType is any BindingStateType.Type
    guard found == path || isStorage && type(of: found) == type(of: path as AnyKeyPath) else {
      return nil
    }
    return steps
  }

  /// The key path of the fields with some names, or nil if there is none.
  static func find(_ names: [String], in root: Any.Type) -> (path: AnyKeyPath, steps: [Step])? {
    var found: AnyKeyPath?
    var steps: [Step] = []
    var root = root
    for name in names.prefix(16) {
      guard let field = field(name, in: root) else { return nil }
      steps.append(Step(root: root, name: name))
      found = found.map { $0.appending(path: field) } ?? field
      root = type(of: field).valueType
    }
    return found.map { ($0, steps) }
  }

  private static func field(_ name: String, in root: Any.Type) -> AnyKeyPath? {
    if let state = root as? any ObservableState.Type {
      return observedField(name, in: state)
    }
    let name = name.hasPrefix("$") ? "_\(name.dropFirst())" : name
    return StoredField.paths(of: root)?.first { $0.name == name }?.path
  }

  private static func observedField<State: ObservableState>(
    _ name: String,
    in state: State.Type
  ) -> AnyKeyPath? {
    var found: AnyKeyPath?
    State._$forEachField { if $0 == name { found = $1 } }
    return found
  }
}
