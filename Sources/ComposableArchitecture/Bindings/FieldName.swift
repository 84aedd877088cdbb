internal import RuntimeMetadata

/// The text of a key path as it is written in source: `\.profile.age`.
///
/// Outside of Apple's platforms, Swift does not know the names of computed properties. Observed fields are computed,
/// and so is `$name` of a `@BindingState`. `FieldName` looks these names up. Observable state lists its fields. A
/// `@BindingState` is found by its type, if no other field has that type. An ellipsis replaces an unknown name, such as
/// a subscript: `\.rows.….title`.
package enum FieldName {
  /// The text of a key path of a type that is not known, without the type.
  package static func text(ofErased path: AnyKeyPath) -> String {
    func text<Root>(_: Root.Type) -> String {
      (path as? PartialKeyPath<Root>).map { Self.text(of: $0) } ?? "\(path)"
    }
    return _openExistential(type(of: path).rootType, do: text)
  }

  /// The text of a key path.
  static func text<Root>(of path: PartialKeyPath<Root>) -> String {
    if let state = Root.self as? any ObservableState.Type,
      let name = Names.name(of: path, in: state)
    {
      return "\\.\(name)"
    }
    var names = Names(Root.self)
    let root = "\\\(Root.self)"
    var text = path.debugDescription
    if text.hasPrefix(root) { text = "\\\(text.dropFirst(root.count))" }
    // The end of a path through an optional is printed as a question mark.
    if text.hasSuffix("?") { text.removeLast() }
    // The storage of a wrapper is written by the name that source has for it.
    if type(of: path as AnyKeyPath).valueType is any BindingStateType.Type,
      let storage = text.lastIndex(of: ".").map({ text.index(after: $0) }),
      storage < text.endIndex, text[storage] == "_"
    {
      text.replaceSubrange(storage...storage, with: "$")
    }
    return text.replacing(/<computed 0x[0-9a-f]+ \((.+?)\)>(?=[.?!]|$)/) { match in
      names.name(of: String(match.output.0), ofType: String(match.output.1))
    }
  }
}

/// The names of computed fields, by the text that Swift prints in their place.
private struct Names {
  private var known: [String: String] = [:]
  private var children: [String: any ObservableState.Type] = [:]
  /// The names of fields that controls write to, by their types.
  private var bindingStates: [String: String] = [:]

  init(_ state: Any.Type) {
    if let state = state as? any ObservableState.Type { insertFields(of: state) }
    insertBindingStates(of: state)
  }

  /// The name of an observed field.
  ///
  /// In a generic type, Swift does not always print the same text in its place.
  static func name<State: ObservableState>(of path: AnyKeyPath, in state: State.Type) -> String? {
    var found: String?
    State._$forEachField { name, field in
      if field == path { found = name }
    }
    return found
  }

  /// The name of a field, or an ellipsis.
  ///
  /// It also learns the names of the fields of the value.
  mutating func name(of printed: String, ofType type: String) -> String {
    if let child = children[printed] { insertFields(of: child) }
    return known[printed] ?? bindingStates[type] ?? "…"
  }

  private mutating func insertFields<State: ObservableState>(of state: State.Type) {
    State._$forEachField { name, field in
      let printed = Self.printed(field)
      known[printed] = name
      let value = type(of: field).valueType
      let child = (value as? any OptionalType.Type)?.wrapped ?? value
      children[printed] = child as? any ObservableState.Type
    }
  }

  private mutating func insertBindingStates(of state: Any.Type) {
    var names: [String: [String]] = [:]
    for field in StoredField.listed(in: state) ?? [] {
      guard field.type is any BindingStateType.Type, field.name.hasPrefix("_") else { continue }
      names["\(field.type)", default: []].append("$\(field.name.dropFirst())")
    }
    bindingStates = names.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// Swift's text for a key path of one component.
  private static func printed<State>(_ field: PartialKeyPath<State>) -> String {
    String(field.debugDescription.dropFirst("\\\(State.self).".count))
  }
}

/// A `@BindingState` of any value.
protocol BindingStateType {
  static var wrapped: Any.Type { get }
}

extension BindingState: BindingStateType {
  static var wrapped: Any.Type { Value.self }
}
