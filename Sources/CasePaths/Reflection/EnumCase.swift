import ConcurrencyExtras

/// A case of an enum, as the compiler recorded it.
struct EnumCase: Sendable {
  enum Payload: Sendable {
    case none
    case value(Any.Type, isIndirect: Bool, isGeneric: Bool)
    /// There is a payload, and the runtime cannot name its type.
    case unknown
  }

  let name: String
  let payload: Payload

  /// The cases of an enum by tag: those with a payload in order of declaration, then the others.
  ///
  /// They are read once for each type.
  ///
  /// - Complexity: O(1) after the first time.
  static func all(of type: Any.Type) -> [EnumCase] {
    let id = ObjectIdentifier(type)
    if let cases = known.withLock({ $0[id] }) { return cases }
    let cases = read(TypeMetadata(type))
    known.withLock { $0[id] = cases }
    return cases
  }

  private static let known = Locked<[ObjectIdentifier: [EnumCase]]>([:])

  private static func read(_ metadata: TypeMetadata) -> [EnumCase] {
    // In a descriptor of a nominal type, the fifth word of four bytes leads to its fields.
    guard let fields = follow(metadata.descriptor + 16) else { return [] }
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { index in
      let record = fields + 16 + index * recordSize
      return EnumCase(
        name: follow(record + 8).map { String(cString: $0.assumingMemoryBound(to: UInt8.self)) }
          ?? "",
        payload: payload(of: record, in: metadata)
      )
    }
  }

  private static func payload(of record: UnsafeRawPointer, in metadata: TypeMetadata) -> Payload {
    guard let start = follow(record + 4) else { return .none }
    let name = start.assumingMemoryBound(to: UInt8.self)
    let length = MangledName.length(name)
    guard
      let type = _getTypeByMangledNameInContext(
        name,
        UInt(length),
        genericContext: metadata.descriptor,
        genericArguments: metadata.genericArguments
      )
    else { return .unknown }
    return .value(
      type,
      isIndirect: record.load(as: UInt32.self) & 1 != 0,
      isGeneric: MangledName.isGenericParameter(name, length: length)
    )
  }

  /// Goes where a pointer leads that is stored as the distance from itself.
  private static func follow(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = pointer.load(as: Int32.self)
    return distance == 0 ? nil : pointer + Int(distance)
  }
}
