internal import RuntimeMetadata
internal import Sharing

/// The search for private values inside of types that are written by their conformance to `Codable`.
///
/// Such a type writes its parts itself, so that a recording cannot leave private ones out.
enum PrivateParts {
  /// The first type with private values inside of a type.
  ///
  /// It looks into properties of structs and classes, payloads of cases, and elements of collections. A value of a
  /// protocol's type and of a subclass is seen by ``PrivacyCheck``.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - reflection: The runtime's lists of properties. Without them, each type might have private values.
  /// - Returns: The type inside, or the type itself, or nil if there is none.
  static func type(
    in type: Any.Type,
    _ reflection: FieldReflection? = .current
  ) -> Any.Type? {
    guard reflection != nil else { return type }
    var known: Set<ObjectIdentifier> = []
    return find(in: type, &known)
  }

  /// The reason for an error about a value with private values inside.
  ///
  /// - Parameter type: The type that has private values.
  /// - Returns: The reason.
  static func reason(_ type: Any.Type) -> String {
    """
    written by its conformance to 'Codable', and has a '\(Issues.name(of: type))' inside, whose private values it \
    would write
    """
  }

  private static func find(in type: Any.Type, _ known: inout Set<ObjectIdentifier>) -> Any.Type? {
    guard known.insert(ObjectIdentifier(type)).inserted else { return nil }
    if type is any PrivateValues.Type { return type }
    for part in parts(of: type) {
      if let found = find(in: part, &known) { return found }
    }
    return nil
  }

  private static func parts(of type: Any.Type) -> [Any.Type] {
    // A collection keeps its elements in memory that has no properties.
    if let type = type as? any Sequence.Type { return [element(of: type)] + fields(of: type) }
    if let type = type as? any SharedContent.Type { return [type.content] }
    guard let metadata = TypeMetadata(type) else { return [] }
    return switch metadata.kind {
    case .optional: [metadata.wrapped]
    case .tuple: metadata.tupleElements
    case .struct, .class: fields(of: type)
    case .enum: EnumCase.all(of: type).compactMap(\.type)
    default: []
    }
  }

  private static func element<Elements: Sequence>(of _: Elements.Type) -> Any.Type {
    Elements.Element.self
  }

  /// The types of the stored properties of a struct or a class.
  private static func fields(of type: Any.Type) -> [Any.Type] {
    let fields =
      if let type = type as? AnyClass {
        StoredField.listed(inClass: type)
      } else {
        StoredField.listed(in: type)
      }
    return fields?.map(\.type) ?? []
  }
}

extension EnumCase {
  fileprivate var type: Any.Type? {
    guard case .value(let type, _, _) = payload else { return nil }
    return type
  }
}

/// A property wrapper whose value is elsewhere.
private protocol SharedContent {
  static var content: Any.Type { get }
}

extension Shared: SharedContent {
  fileprivate static var content: Any.Type { Value.self }
}

extension SharedReader: SharedContent {
  fileprivate static var content: Any.Type { Value.self }
}
