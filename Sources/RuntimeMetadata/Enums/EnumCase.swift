/// A case of an enum, as the compiler recorded it.
package struct EnumCase: Sendable {
  package enum Payload: Sendable {
    case none
    case value(Any.Type, isIndirect: Bool, isGeneric: Bool)
    /// There is a payload, and the runtime cannot name its type.
    case unknown
  }

  package let name: String
  package let payload: Payload

  /// The cases of an enum by tag: those with a payload in order of declaration, then the others.
  ///
  /// They are read once for each type. There are none if the layout of enums is not known.
  ///
  /// - Complexity: O(1) after the first time.
  package static func all(of type: Any.Type) -> [EnumCase] {
    known.value(of: type) { EnumLayout.current.flatMap { read(type, $0) } ?? [] }
  }

  private static let known = TypeCache<[EnumCase]>()

  /// Reads the cases of an enum; `nil` if its records are not laid out as expected.
  static func read(_ type: Any.Type, _ layout: EnumLayout) -> [EnumCase]? {
    let metadata = TypeMetadata(type, layout.metadata)
    return FieldRecord.all(of: metadata, layout, in: .trusted)?.map { record in
      EnumCase(name: record.name, payload: payload(of: record, in: metadata))
    }
  }

  private static func payload(of record: FieldRecord, in metadata: TypeMetadata) -> Payload {
    guard let name = record.typeName else { return .none }
    guard let type = name.type(in: metadata) else { return .unknown }
    return .value(type, isIndirect: record.isIndirect, isGeneric: name.isGenericParameter)
  }
}
