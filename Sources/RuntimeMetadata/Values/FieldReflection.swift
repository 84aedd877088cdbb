#if !canImport(Darwin)
// NB: The standard library has no public way to list the stored properties of a type.
@_spi(Reflection) import Swift
#endif

/// The runtime's lists of the stored properties of types.
package struct FieldReflection: Sendable {
  /// A stored property of a struct by its name.
  package typealias NamedPath = (name: String, path: AnyKeyPath)

  /// The stored properties of a struct.
  var properties: @Sendable (Any.Type) -> [StoredField]?
  /// The stored properties of a class, without those of its superclass.
  var objectProperties: @Sendable (Any.Type) -> [StoredField]?
  /// The key paths of the stored properties of a struct, without those that have no key path.
  var paths: @Sendable (Any.Type) -> [NamedPath]?

  /// The lists of this process, or `nil` if the runtime lists the properties of types that are known here differently.
  package static let current = Self().verified()

  /// The lists if they hold for types that are known here.
  func verified() -> Self? {
    listsProperties && listsObjectProperties && listsPaths ? self : nil
  }
}

extension FieldReflection {
  private var listsProperties: Bool {
    let fields = properties(ProbeFields.self) ?? []
    return fields.map(\.name) == ["number", "text"]
      && fields.map(\.offset) == [
        MemoryLayout.offset(of: \ProbeFields.number), MemoryLayout.offset(of: \ProbeFields.text),
      ]
      && fields.map { ObjectIdentifier($0.type) } == [
        ObjectIdentifier(Int8.self), ObjectIdentifier(String.self),
      ]
  }

  private var listsObjectProperties: Bool {
    let fields = objectProperties(ProbeObject.self) ?? []
    return fields.map(\.name) == ["content"] && fields.first?.type == ProbeFields.self
  }

  private var listsPaths: Bool {
    let fields = paths(ProbeFields.self) ?? []
    // Only the second property can be changed.
    return fields.map(\.name) == ["number", "text"]
      && fields.map(\.path) == [\ProbeFields.number, \ProbeFields.text]
      && fields.map { $0.path is WritableKeyPath<ProbeFields, String> } == [false, true]
  }
}

extension FieldReflection {
  #if canImport(Darwin)
  init() {
    properties = { _ in nil }
    objectProperties = { _ in nil }
    paths = { _ in nil }
  }
  #else
  init() {
    properties = { Self.fields(of: $0) }
    // NB: This is 'classType'. The options are declared as variables.
    objectProperties = { Self.fields(of: $0, options: _EachFieldOptions(rawValue: 1 << 0)) }
    paths = { Self.paths(of: $0) }
  }

  private static func fields(
    of type: Any.Type,
    options: _EachFieldOptions = []
  ) -> [StoredField]? {
    var fields: [StoredField] = []
    let isComplete = _forEachField(of: type, options: options) { name, offset, type, _ in
      fields.append(StoredField(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return isComplete ? fields : nil
  }

  private static func paths(of type: Any.Type) -> [NamedPath]? {
    func list<Root>(_ type: Root.Type) -> [NamedPath]? {
      var paths: [NamedPath] = []
      // NB: This is 'ignoreUnknown', which leaves out fields without key paths.
      let options = _EachFieldOptions(rawValue: 1 << 1)
      let isComplete = _forEachFieldWithKeyPath(of: type, options: options) { name, path in
        paths.append((String(cString: name), path))
        return true
      }
      return isComplete ? paths : nil
    }
    return _openExistential(type, do: list)
  }
  #endif
}
