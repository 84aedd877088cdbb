internal import Foundation
internal import RuntimeMetadata

/// Reads the values of a recording, whose bytes are not trusted.
///
/// A value is of the type that its reader expects, and an error is of a type of this process that conforms to `Error`. No
/// address comes from the bytes. So bytes of another value throw an error, and never make a value of another type.
struct ValueReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  var names: [String]
  private var path: [String]
  /// The shared values that were read before.
  var shared = ReadSharedValues()
  /// The memory of the values that were read.
  var memory = ReadMemory()

  /// - Parameters:
  ///   - bytes: The bytes of one value.
  ///   - names: The names in the recording.
  ///   - root: The name of the value in errors.
  init(_ bytes: ArraySlice<UInt8>, names: [String], root: String) {
    self.bytes = bytes
    position = bytes.startIndex
    self.names = names
    path = [root]
  }

  /// Reads a value, which is the last one.
  mutating func readLast<Value>(_ type: Value.Type) throws -> Value {
    let value = try read(type)
    guard position == bytes.endIndex else { throw damaged("has bytes behind its end") }
    return value
  }

  /// Reads a value.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value.
  /// - Throws: A ``RecordingError`` with the way to a value that cannot be read.
  mutating func read<Value>(_ type: Value.Type = Value.self) throws -> Value {
    guard path.count < RecordingLimits.depth else { throw damaged("has too many values inside") }
    switch try ValueShape.of(type) {
    case .direct(let coded): return try read(coded, as: type)
    case .tuple(let fields): return try readTuple(fields)
    case .fields(let fields, let privateNames): return try readStruct(fields, privateNames)
    case .cases(let cases, let witnesses, let privateNames):
      return try readCase(cases, witnesses, privateNames)
    case .coded(let coded): return try read(coded, as: type)
    case .error: return try readError(as: type)
    case .unwritable(let reason): throw damaged("is \(reason)")
    }
  }

  /// Reads a value inside of the current one.
  mutating func read<Value>(
    _ type: Value.Type = Value.self,
    at step: @autoclosure () -> String
  ) throws -> Value {
    path.append(step())
    defer { path.removeLast() }
    return try read(type)
  }

  private mutating func read<Value, Coded: CodedValue>(
    _: Coded.Type,
    as: Value.Type
  ) throws -> Value {
    // NB: The cast holds because both types are the same.
    unsafeBitCast(try Coded.read(from: &self), to: Value.self)
  }

  private mutating func read<Value, Coded: Codable>(
    _: Coded.Type,
    as: Value.Type
  ) throws -> Value {
    let data = Data(try takeBytes(.coded))
    do {
      // NB: The cast holds because both types are the same.
      return unsafeBitCast(try RecordedJSON.decode(Coded.self, from: data), to: Value.self)
    } catch {
      throw damaged("is not a '\(Issues.name(of: Coded.self))': \(error)")
    }
  }

  private mutating func readTuple<Root>(_ fields: [StoredField]) throws -> Root {
    try expect(.list)
    guard try takeCount() == fields.count else { throw damaged("has another number of values") }
    var value = ComposedValue<Root>()
    for (index, field) in fields.enumerated() { try read(field, of: &value, at: ".\(index)") }
    return value.finish()
  }

  private mutating func readStruct<Root>(
    _ fields: [StoredField],
    _ privateNames: [String: any EmptyValue.Type]
  ) throws -> Root {
    try expect(.fields)
    guard try takeCount() == fields.count else { throw damaged("has another number of fields") }
    var value = ComposedValue<Root>()
    for field in fields {
      let name = try takeName()
      guard name == field.name else { throw damaged("has no field '\(field.name)'") }
      if let type = privateNames[name] {
        try expect(.absent)
        value.setEmpty(field, type)
      } else {
        try read(field, of: &value, at: ".\(name)")
      }
    }
    return value.finish()
  }

  private mutating func read<Root>(
    _ field: StoredField,
    of root: inout ComposedValue<Root>,
    at step: @autoclosure () -> String
  ) throws {
    path.append(step())
    defer { path.removeLast() }
    func open<Part>(_ type: Part.Type) throws { root.set(field, to: try read(type)) }
    try _openExistential(field.type, do: open)
  }

  private mutating func readCase<Root>(
    _ cases: [EnumCase],
    _ witnesses: EnumWitnesses,
    _ privateNames: Set<String>
  ) throws -> Root {
    let kind = try takeKind()
    let name = try takeName()
    guard let tag = cases.firstIndex(where: { $0.name == name }) else {
      throw damaged("has no case '\(name)'")
    }
    switch (cases[tag].payload, kind) {
    case (.none, .plainCase):
      return witnesses.value(tag: UInt32(tag), of: Root.self)
    case (.value(let type, let isIndirect, _), .filledCase):
      path.append(".\(name)")
      defer { path.removeLast() }
      func make<Payload>(_ payload: Payload) -> Root? {
        witnesses.value(
          tag: UInt32(tag),
          of: Root.self,
          payload: payload,
          isIndirect: isIndirect
        )
      }
      func open<Payload>(_ type: Payload.Type) throws -> Root? { make(try read(type)) }
      func openEmpty<Empty: EmptyValue>(_: Empty.Type) throws -> Root? {
        try expect(.absent)
        return make(Empty.empty)
      }
      let root: Root?
      if privateNames.contains(name), let type = type as? any EmptyValue.Type {
        root = try openEmpty(type)
      } else {
        root = try _openExistential(type, do: open)
      }
      guard let root else { throw damaged("is too large") }
      return root
    default:
      throw damaged("has another payload in the case '\(name)'")
    }
  }

  private mutating func readError<Value>(as type: Value.Type) throws -> Value {
    try expect(.filledCase)
    let name = try takeName()
    guard let type = RecordedErrors.type(named: name) else {
      throw damaged("is an error of the unknown type '\(name)'")
    }
    func open<Failure: Error>(_ type: Failure.Type) throws -> any Error { try read(type) }
    let error = try open(type)
    guard let value = error as? Value else { throw damaged("is not an error") }
    return value
  }

  func damaged(_ reason: String) -> RecordingError {
    .damaged(path: path.joined(), reason: reason)
  }
}

extension ComposedValue {
  fileprivate mutating func setEmpty<Empty: EmptyValue>(_ field: StoredField, _: Empty.Type) {
    set(field, to: Empty.empty)
  }
}

/// The bytes of the parts of values.
extension ValueReader {
  /// The kind of the next value, which is not read.
  var nextKind: ValueKind? {
    position < bytes.endIndex ? ValueKind(rawValue: bytes[position]) : nil
  }

  mutating func takeKind() throws -> ValueKind {
    let byte = try takeByte()
    guard let kind = ValueKind(rawValue: byte) else { throw damaged("begins with \(byte)") }
    return kind
  }

  mutating func expect(_ kind: ValueKind) throws {
    let found = try takeKind()
    guard found == kind else { throw damaged("has '\(found)' instead of '\(kind)'") }
  }

  mutating func takeByte() throws -> UInt8 {
    guard position < bytes.endIndex else { throw damaged("ends early") }
    defer { position += 1 }
    return bytes[position]
  }

  /// Takes the bytes of a value.
  mutating func takeBytes(_ kind: ValueKind) throws -> ArraySlice<UInt8> {
    try expect(kind)
    return try take(try takeCount())
  }

  mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count <= bytes.endIndex - position else { throw damaged("ends early") }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Takes a number of values or bytes, each of which needs a byte at least.
  mutating func takeCount() throws -> Int {
    let count = try takeMagnitude()
    guard count <= bytes.endIndex - position else { throw damaged("ends early") }
    return Int(count)
  }

  mutating func takeName() throws -> String {
    let number = try takeMagnitude()
    guard number < names.count else { throw damaged("has an unknown name") }
    return names[Int(number)]
  }

  mutating func takeMagnitude() throws -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      let byte = try takeByte()
      guard shift < 63 || byte < 2 else { break }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw damaged("has a number that is too large")
  }

  mutating func takeBits() throws -> UInt64 {
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bits |= UInt64(try takeByte()) << shift
    }
    return bits
  }
}
