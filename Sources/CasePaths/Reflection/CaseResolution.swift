import RuntimeMetadata

/// The case that a function makes, and how to read its payload.
final class CaseResolution: Sendable {
  /// A way to read the payload of the case.
  enum Access: Sendable {
    /// The bytes of the payload are the first ones of the enum, as they are.
    case inPlace
    /// The bytes of the payload are the first ones of the enum, among them bits of the tag.
    case projected
    /// The first word of the enum refers to the payload, save for some bits of the tag.
    case boxed(tagBits: UInt)
    /// The payload has another type, from which a cast may lead to that of the path.
    case cast(any Any.Type, isIndirect: Bool)
    /// The payload cannot be read.
    case unreadable
  }

  let tag: UInt32
  let access: Access
  let isInPlace: Bool

  /// Determines how to read the payload of a case.
  ///
  /// The tag may use spare bits of the payload. They are the same bits for all values of the case, so one
  /// example shows them: they are the bits that projecting changes.
  ///
  /// - Parameters:
  ///   - tag: The number of the case.
  ///   - reading: The kind of payload.
  ///   - example: A value of the case.
  ///   - witnesses: The witnesses of the enum.
  init<Root>(_ tag: UInt32, _ reading: Reading, _ example: Root, _ witnesses: EnumWitnesses) {
    self.tag = tag
    access = Access(tag, reading, example, witnesses)
    isInPlace = if case .inPlace = access { true } else { false }
  }
}

extension CaseResolution.Access {
  fileprivate init<Root>(
    _ tag: UInt32,
    _ reading: Reading,
    _ example: Root,
    _ witnesses: EnumWitnesses
  ) {
    switch reading {
    case .inline(let size):
      let changes = witnesses.projectionChanges(example, tag: tag, firstBytes: size)
      self = changes.allSatisfy { $0 == 0 } ? .inPlace : .projected
    case .boxed:
      let size = MemoryLayout<UInt>.size
      let changes = witnesses.projectionChanges(example, tag: tag, firstBytes: size)
      self = .boxed(tagBits: changes.withUnsafeBytes { $0.loadUnaligned(as: UInt.self) })
    case .cast(let payload, let isIndirect):
      self = .cast(payload, isIndirect: isIndirect)
    case .unreadable:
      self = .unreadable
    }
  }
}

extension EnumWitnesses {
  /// The bits in which the first bytes of a value differ from those of its payload.
  fileprivate func projectionChanges<Root>(
    _ value: Root,
    tag: UInt32,
    firstBytes count: Int
  ) -> [UInt8] {
    var copy = value
    return withUnsafeMutableBytes(of: &copy) { bytes in
      guard let start = bytes.baseAddress else { return [] }
      let before = Array(bytes.prefix(count))
      projectPayload(of: start)
      defer { injectTag(tag, into: start) }
      return zip(before, bytes).map { $0 ^ $1 }
    }
  }
}
