/// The parts of the values of a type that can have arrays inside.
enum ValueParts: @unchecked Sendable {
  // NB: Unchecked, because metatypes are immutable.
  /// The values have no arrays that can be found.
  case none
  /// The stored properties or elements that can have arrays, by their numbers.
  case fields([(number: Int, offset: Int, parts: ValueParts)])
  /// The parts of the payloads, by the tags of their cases.
  case cases([ValueParts], EnumWitnesses, size: Int)
  case array(any NestedArray.Type)
  /// The elements of the array are at an offset.
  case indexed(any IndexedArray.Type, offset: Int)
  case boxed(any BoxedContent.Type)

  private static let known = TypeCache<ValueParts>()

  /// The parts of the values of a type, which are found once.
  ///
  /// A value of a class, a closure, a value of a protocol's type, and the payload of an indirect case have none.
  static func of(_ type: Any.Type) -> ValueParts {
    known.value(of: type) { find(type) }
  }

  private static func find(_ type: Any.Type) -> ValueParts {
    if let array = type as? any NestedArray.Type { return .array(array) }
    if let indexed = type as? any IndexedArray.Type, let offset = elementsOffset(in: indexed) {
      return .indexed(indexed, offset: offset)
    }
    if let boxed = type as? any BoxedContent.Type { return .boxed(boxed) }
    return switch TypeMetadata(type)?.kind {
    case .struct, .tuple: fields(of: type)
    case .enum, .optional: cases(of: type)
    default: .none
    }
  }

  private static func elementsOffset<I: IndexedArray>(in _: I.Type) -> Int? {
    StoredField.all(of: I.self)?.first { $0.type == I.Elements.self }?.offset
  }

  private static func fields(of type: Any.Type) -> ValueParts {
    let fields = (StoredField.all(of: type) ?? []).enumerated()
      .map { (number: $0.offset, offset: $0.element.offset, parts: of($0.element.type)) }
      .filter { !$0.parts.isEmpty }
    return fields.isEmpty ? .none : .fields(fields)
  }

  private static func cases(of type: Any.Type) -> ValueParts {
    guard let witnesses = EnumWitnesses(type) else { return .none }
    let cases: [ValueParts] = EnumCase.all(of: type)
      .map { enumCase in
        guard case .value(let payload, isIndirect: false, _) = enumCase.payload else {
          return .none
        }
        return of(payload)
      }
    guard cases.contains(where: { !$0.isEmpty }) else { return .none }
    return .cases(cases, witnesses, size: ValueLayout(type).size)
  }

  private var isEmpty: Bool {
    if case .none = self { true } else { false }
  }
}
