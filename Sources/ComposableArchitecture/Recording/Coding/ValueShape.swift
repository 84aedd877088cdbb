internal import ConcurrencyExtras
internal import Foundation
internal import RuntimeMetadata

/// The way in which the values of a type are written.
enum ValueShape: @unchecked Sendable {
  // NB: Unchecked, because metatypes are immutable.
  case direct(any CodedValue.Type)
  case tuple([StoredField])
  case fields([StoredField], private: [String: any EmptyValue.Type])
  case cases([EnumCase], EnumWitnesses, private: Set<String>)
  /// By the conformance to `Codable`.
  case coded(any Codable.Type)
  case error
  case unwritable(reason: String)

  private static let known = Locked<[ObjectIdentifier: ValueShape]>([:])

  /// The shape of a type, which is found once.
  static func of(_ type: Any.Type) throws -> ValueShape {
    let id = ObjectIdentifier(type)
    if let shape = known.withLock({ $0[id] }) { return shape }
    let shape = try find(type)
    known.withLock { $0[id] = shape }
    return shape
  }

  private static func find(_ type: Any.Type) throws -> ValueShape {
    if let type = type as? any CodedValue.Type { return .direct(type) }
    if type == (any Error).self { return .error }
    let name = Issues.name(of: type)
    switch TypeMetadata(type)?.kind {
    case .tuple:
      return StoredField.all(of: type).map { .tuple($0) } ?? .unwritable(reason: "a tuple")
    case .struct: return try ofStruct(type)
    case .enum: return try ofEnum(type)
    case .class, .foreignClass: return .unwritable(reason: "an object of the class '\(name)'")
    case .function: return .unwritable(reason: "a closure")
    case .existential, .existentialMetatype:
      return .unwritable(reason: "of type '\(name)', which does not say what the value is")
    case .metatype: return .unwritable(reason: "a type")
    case .optional, nil: return .unwritable(reason: "of type '\(name)'")
    }
  }

  private static func ofStruct(_ type: Any.Type) throws -> ValueShape {
    let name = Issues.name(of: type)
    let fields = StoredField.all(of: type)
    if SourceName.isOfSystem(type) {
      if let type = type as? any Codable.Type { return ofCoded(type) }
      // An error such as that of a cancellation has nothing inside.
      if let fields, fields.isEmpty { return .fields([], private: [:]) }
      return .unwritable(reason: "a value of '\(name)'")
    }
    guard let fields else { return .unwritable(reason: "a value of '\(name)'") }
    let privateNames = try PrivateNames.of(type, among: fields.map(\.name))
    let isOpaque = privateNames.isEmpty && fields.contains(where: \.isOpaque)
    if isOpaque, let type = type as? any Codable.Type { return ofCoded(type) }
    var empty: [String: any EmptyValue.Type] = [:]
    for field in fields where privateNames.contains(field.name) {
      guard let type = field.type as? any EmptyValue.Type else {
        throw RecordingError.unwritable(
          path: "\(name).\(field.name)",
          reason: "private, and its type has no empty value that an import could give it"
        )
      }
      empty[field.name] = type
    }
    return .fields(fields, private: empty)
  }

  private static func ofCoded(_ type: any Codable.Type) -> ValueShape {
    PrivateParts.type(in: type).map { .unwritable(reason: PrivateParts.reason($0)) } ?? .coded(type)
  }

  private static func ofEnum(_ type: Any.Type) throws -> ValueShape {
    let unwritable = Self.unwritable(reason: "a value of '\(Issues.name(of: type))'")
    let cases = EnumCase.all(of: type)
    guard !cases.isEmpty, let witnesses = EnumWitnesses(type) else { return unwritable }
    if SourceName.isOfSystem(type) {
      if let type = type as? any Codable.Type { return ofCoded(type) }
      let isPlain = cases.allSatisfy { if case .none = $0.payload { true } else { false } }
      guard isPlain else { return unwritable }
    }
    return .cases(cases, witnesses, private: try PrivateNames.of(type, among: cases.map(\.name)))
  }
}

extension StoredField {
  /// The object to which the property refers, as a reason for an error, or nil if it refers to none.
  ///
  /// The property may be `weak` or `unowned`, which the runtime does not tell. So its memory must not be read as that of a
  /// strong reference.
  var object: String? {
    let wrapped = (type as? any OptionalType.Type)?.wrapped
    return switch TypeMetadata(wrapped ?? type)?.kind {
    case .class, .foreignClass: "an object of the class '\(Issues.name(of: wrapped ?? type))'"
    case .existential where wrapped != nil && wrapped != (any Error).self:
      "of type '\(Issues.name(of: type))', which may be weak"
    default: nil
    }
  }

  /// Whether the value cannot be taken apart, as an object or a closure.
  fileprivate var isOpaque: Bool {
    switch TypeMetadata(type)?.kind {
    case .class, .foreignClass, .function: true
    default: false
    }
  }
}
