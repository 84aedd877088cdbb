/// The offsets in all records of an enum: those of its type, its cases and its functions.
package struct EnumLayout: Sendable {
  package var metadata = MetadataLayout()
  package var descriptor = DescriptorLayout()
  package var fields = FieldLayout()
  package var witnesses = WitnessLayout()
  /// The payload in the object of an indirect case, before it is aligned.
  package var boxedPayload = Int8(2 * MemoryLayout<UInt>.size)

  package init() {}

  /// The layout of this process, or `nil` if its enums are laid out differently.
  package static let current = Self().verified()

  static let isKnown = current != nil

  /// The layout if enums that are known here have it.
  package func verified() -> Self? {
    guard metadata.verified() != nil, descriptor.isVerified(by: metadata), hasFields, hasCases,
      let witnesses = EnumWitnesses(verifying: ProbeEnum.self, layout: self),
      hasTags(witnesses), hasPayloads(witnesses), composesValues(witnesses)
    else { return nil }
    return self
  }
}

/// The offsets in the list of stored properties or cases, and in one of its records.
package struct FieldLayout: Sendable {
  package var recordSize: Int8 = 10
  package var count: Int8 = 12
  package var records: Int8 = 16
  package var recordFlags: Int8 = 0
  package var recordType: Int8 = 4
  package var recordName: Int8 = 8

  package init() {}
}

/// The offsets in the table of functions that the compiler makes for the values of a type.
package struct WitnessLayout: Sendable {
  private static let word = Int8(MemoryLayout<UInt>.size)

  package var size = 8 * word
  package var stride = 9 * word
  package var flags = 10 * word

  package init() {}

  // A function can only be tried by a call, so its place is taken from its neighbors. The functions follow the flags
  // and the number of extra inhabitants.
  var tag: Int8 { flags + 8 }
  var project: Int8 { tag + Self.word }
  var inject: Int8 { project + Self.word }
}

extension EnumLayout {
  private var hasFields: Bool {
    let fields = FieldRecord.all(of: TypeMetadata(ProbeEnum.self, metadata), self, in: .checked())
    return fields?.map(\.name) == ["number", "text", "boxed", "empty", "other"]
      && fields?.map { $0.typeName?.text } == ["Si", "SS_Sbt", "Sf", nil, nil]
      && fields?.map(\.flags) == [0, 0, 1, 0, 0]
  }

  private var hasCases: Bool {
    let types = EnumCase.read(ProbeChoice<Int, String>.self, self)?.map { $0.payload }
    guard case .value(let first, false, true) = types?.first,
      case .value(let second, false, true) = types?.last
    else { return false }
    return types?.count == 2 && first == Int.self && second == String.self
  }

  private func hasTags(_ witnesses: EnumWitnesses) -> Bool {
    let values: [ProbeEnum] = [.number(1), .text("text", true), .boxed(2.5), .empty, .other]
    let tags = values.map { value in withUnsafePointer(to: value) { witnesses.tag(of: $0) } }
    return tags == [0, 1, 2, 3, 4]
  }

  private func hasPayloads(_ witnesses: EnumWitnesses) -> Bool {
    func payload<Value>(_ value: ProbeEnum, isIndirect: Bool = false) -> Value {
      witnesses.payload(of: value, as: Value.self, isIndirect: isIndirect)
    }
    return payload(.number(7)) == 7 && payload(.text("text", true)) == ("text", true)
      && payload(.boxed(2.5), isIndirect: true) == 2.5 as Float
  }

  private func composesValues(_ witnesses: EnumWitnesses) -> Bool {
    func value<Payload>(_ tag: UInt32, _ payload: Payload, isIndirect: Bool = false) -> ProbeEnum? {
      witnesses.value(tag: tag, of: ProbeEnum.self, payload: payload, isIndirect: isIndirect)
    }
    guard case .number(7) = value(0, 7), case .text("text", true) = value(1, ("text", true)),
      case .boxed(2.5) = value(2, 2.5 as Float, isIndirect: true),
      case .other = witnesses.value(tag: 4, of: ProbeEnum.self)
    else { return false }
    return true
  }
}
