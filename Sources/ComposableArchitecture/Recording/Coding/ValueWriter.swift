internal import Foundation
internal import RuntimeMetadata

/// Writes the values of a recording.
///
/// Equal values have equal bytes, so that two states are compared by their bytes.
struct ValueWriter {
  private(set) var bytes: [UInt8] = []
  let names: RecordedNames
  private var path: [String]

  /// - Parameters:
  ///   - names: The names in the recording.
  ///   - root: The name of the value in errors.
  init(names: RecordedNames, root: String) {
    self.names = names
    path = [root]
  }

  /// Writes a value.
  ///
  /// - Parameter value: The value.
  /// - Throws: A ``RecordingError`` with the way to a value that cannot be written.
  mutating func write<Value>(_ value: Value) throws {
    guard path.count < RecordingLimits.depth else {
      throw unwritable("deeper than \(RecordingLimits.depth) values inside of each other")
    }
    switch try ValueShape.of(Value.self) {
    case .direct(let type): try write(value, as: type)
    case .tuple(let fields):
      put(.list, count: fields.count)
      for (index, field) in fields.enumerated() { try write(field, of: value, at: ".\(index)") }
    case .fields(let fields, let privateNames):
      put(.fields, count: fields.count)
      for field in fields {
        put(names.number(of: field.name))
        if privateNames[field.name] == nil {
          try write(field, of: value, at: ".\(field.name)")
        } else {
          try putAbsence { try $0.write(field, of: value, at: ".\(field.name)") }
        }
      }
    case .cases(let cases, let witnesses, let privateNames):
      try write(caseOf: value, cases, witnesses, privateNames)
    case .coded(let type): try write(value, as: type)
    case .error: try write(error: value)
    case .unwritable(let reason): throw unwritable(reason)
    }
  }

  /// Writes a value inside of the current one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: The way to the value in errors.
  /// - Throws: A ``RecordingError`` with the way to a value that cannot be written.
  mutating func write<Value>(_ value: Value, at step: @autoclosure () -> String) throws {
    path.append(step())
    defer { path.removeLast() }
    try write(value)
  }

  private mutating func write<Value, Coded: CodedValue>(_ value: Value, as: Coded.Type) throws {
    // NB: The cast holds because both types are the same.
    try unsafeBitCast(value, to: Coded.self).write(to: &self)
  }

  private mutating func write<Value, Coded: Codable>(_ value: Value, as: Coded.Type) throws {
    let data: Data
    do {
      // NB: The cast holds because both types are the same.
      let value = unsafeBitCast(value, to: Coded.self)
      if let type = try PrivacyCheck.privateType(in: value) {
        throw unwritable(PrivateParts.reason(type))
      }
      data = try RecordedJSON.encode(value)
    } catch let error as RecordingError {
      throw error
    } catch {
      throw unwritable("a value whose 'encode(to:)' has thrown an error: \(error)")
    }
    put(.coded, bytes: data)
  }

  private mutating func write<Root>(
    _ field: StoredField,
    of root: Root,
    at step: @autoclosure () -> String
  ) throws {
    path.append(step())
    defer { path.removeLast() }
    if let object = field.object { throw unwritable(object) }
    func open<Part>(_: Part.Type) throws {
      let part = withUnsafePointer(to: root) {
        UnsafeRawPointer($0).advanced(by: field.offset).assumingMemoryBound(to: Part.self).pointee
      }
      try write(part)
    }
    try _openExistential(field.type, do: open)
  }

  private mutating func write<Root>(
    caseOf root: Root,
    _ cases: [EnumCase],
    _ witnesses: EnumWitnesses,
    _ privateNames: Set<String>
  ) throws {
    let tag = Int(withUnsafePointer(to: root) { witnesses.tag(of: $0) })
    guard cases.indices.contains(tag) else { throw unwritable("of an unknown case") }
    let name = cases[tag].name
    switch cases[tag].payload {
    case .none:
      put(.plainCase)
      put(names.number(of: name))
    case .unknown:
      throw unwritable("of the case '\(name)', whose payload has an unknown type")
    case .value(let type, let isIndirect, _):
      put(.filledCase)
      put(names.number(of: name))
      path.append(".\(name)")
      defer { path.removeLast() }
      func open<Payload>(_: Payload.Type) throws {
        try write(witnesses.payload(of: root, as: Payload.self, isIndirect: isIndirect))
      }
      guard privateNames.contains(name) else { return try _openExistential(type, do: open) }
      guard type is any EmptyValue.Type else {
        throw unwritable("private, and its type has no empty value that an import could give it")
      }
      try putAbsence { writer in
        func openPrivate<Payload>(_: Payload.Type) throws {
          let payload = witnesses.payload(of: root, as: Payload.self, isIndirect: isIndirect)
          try writer.write(payload)
        }
        try _openExistential(type, do: openPrivate)
      }
    }
  }

  private mutating func write<Value>(error value: Value) throws {
    guard let error = value as? any Error else { throw unwritable("an error") }
    let type = type(of: error)
    guard let name = RecordedErrors.name(of: type) else {
      throw unwritable("an error of the type '\(Issues.name(of: type))', which has no name")
    }
    put(.filledCase)
    put(names.number(of: name))
    func open<Failure: Error>(_ error: Failure) throws { try write(error) }
    try open(error)
  }

  /// Writes that a private value is left out.
  ///
  /// - Parameter write: Writes the value, if it is compared with that of another moment.
  mutating func putAbsence(of write: (inout Self) throws -> Void) rethrows {
    names.leavesOutValues = true
    put(.absent)
    guard names.privateBytes != nil else { return }
    var writer = self
    writer.bytes = []
    try write(&writer)
    names.privateBytes?.append(contentsOf: writer.bytes)
  }

  func unwritable(_ reason: String) -> RecordingError {
    .unwritable(path: path.joined(), reason: reason)
  }
}

/// The bytes of the parts of values.
extension ValueWriter {
  mutating func put(_ kind: ValueKind) {
    bytes.append(kind.rawValue)
  }

  mutating func put(_ kind: ValueKind, count: Int) {
    put(kind)
    put(count)
  }

  mutating func put(_ kind: ValueKind, bytes: some Collection<UInt8>) {
    put(kind, count: bytes.count)
    append(bytes)
  }

  mutating func append(_ bytes: some Collection<UInt8>) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Writes a number that is not negative.
  mutating func put(_ number: Int) {
    put(magnitude: UInt64(number))
  }

  /// Writes seven bits in each byte, the lowest first.
  mutating func put(magnitude: UInt64) {
    var rest = magnitude
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func put(bits: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
  }

  /// Writes values in the order of their bytes.
  mutating func putSorted<Element>(_ elements: some Collection<Element>) throws {
    var written: [[UInt8]] = []
    for (index, element) in elements.enumerated() {
      var writer = self
      writer.bytes = []
      try writer.write(element, at: "[\(index)]")
      written.append(writer.bytes)
    }
    put(.list, count: written.count)
    names.listMemory += written.count * MemoryLayout<Element>.stride
    for bytes in written.sorted(by: { $0.lexicographicallyPrecedes($1) }) { append(bytes) }
  }
}
