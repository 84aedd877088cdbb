/// A stored property or a case, as the compiler recorded it.
struct FieldRecord {
  let name: String
  /// The name of its type; `nil` for a case without a payload.
  let typeName: MangledName?
  let flags: UInt32

  /// Whether the enum refers to the payload of the case.
  var isIndirect: Bool { flags & 1 != 0 }

  /// Reads the records of an enum; `nil` if they are not laid out as expected.
  static func all(
    of metadata: TypeMetadata,
    _ layout: EnumLayout,
    in memory: ReadableMemory
  ) -> [FieldRecord]? {
    let descriptor = ContextDescriptor(pointer: metadata.descriptor, layout: layout.descriptor)
    guard let fields = descriptor.fields, memory.contains(fields, count: 16) else { return nil }
    let size = Int(fields.uint16(at: layout.fields.recordSize))
    let count = Int(fields.uint32(at: layout.fields.count))
    let records = fields.at(layout.fields.records)
    guard size == 12, count < 1 << 16, memory.contains(records, count: count * size)
    else { return nil }
    var all: [FieldRecord] = []
    for index in 0..<count {
      guard let record = FieldRecord(at: records + index * size, layout.fields, in: memory)
      else { return nil }
      all.append(record)
    }
    return all
  }

  private init?(at record: UnsafeRawPointer, _ layout: FieldLayout, in memory: ReadableMemory) {
    // A build without names of fields has no references to them.
    guard let name = record.target(at: layout.recordName).map(memory.text) ?? "" else { return nil }
    self.name = name
    typeName = record.target(at: layout.recordType).flatMap { MangledName(at: $0, in: memory) }
    flags = record.uint32(at: layout.recordFlags)
  }
}
