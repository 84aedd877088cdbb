internal import Sharing

/// The shared values of the states that were read.
///
/// Two properties that shared a value share one again. The value has no key, so that a change of it is saved nowhere.
final class ReadSharedValues {
  private var known: [Int: Any] = [:]
  private let names: RecordedNames?

  /// - Parameter names: The names that receive the numbers of the values, for a replay that writes them again.
  init(numberedIn names: RecordedNames? = nil) {
    self.names = names
  }

  /// The shared value with a number, which is given a value.
  func shared<Value>(_ number: Int, value: Value) -> Shared<Value>? {
    guard let shared = known[number] else {
      // NB: Only the reader has the value, which it has just made.
      nonisolated(unsafe) let value = value
      let new = Shared(value: value)
      known[number] = new
      names?.set(number, ofShared: new.place)
      return new
    }
    guard let shared = shared as? Shared<Value> else { return nil }
    shared.withLock { $0 = value }
    return shared
  }
}

extension Shared: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try writer.write(value(with: writer.names.sharedRoots), sharedAt: place)
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    try reader.readShared()
  }
}

extension SharedReader: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try writer.write(value(with: writer.names.sharedRoots), sharedAt: place)
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    Self(try reader.readShared())
  }
}

extension ValueWriter {
  fileprivate mutating func write<Value>(_ value: Value, sharedAt place: AnyHashable) throws {
    put(.list, count: 2)
    names.number(ofShared: place).write(to: &self)
    try write(value, at: ".wrappedValue")
  }
}

extension ValueReader {
  fileprivate mutating func readShared<Value>() throws -> Shared<Value> {
    try expect(.list)
    guard try takeCount() == 2 else { throw damaged("is not shared") }
    try memory.add(1, of: ReadMemory.sizeOfReference)
    let number = try Int.read(from: &self)
    guard 0..<Int(Int32.max) ~= number else { throw damaged("is not a shared value's number") }
    let value = try read(Value.self, at: ".wrappedValue")
    guard let shared = shared.shared(number, value: value) else {
      throw damaged("is shared with another type")
    }
    return shared
  }
}
