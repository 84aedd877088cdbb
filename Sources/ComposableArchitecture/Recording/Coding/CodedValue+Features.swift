internal import ConcurrencyExtras
internal import OrderedCollections

extension StackElementID: CodedValue {
  func write(to writer: inout ValueWriter) {
    generation.write(to: &writer)
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    // A later id is the number after it.
    let generation = try Int.read(from: &reader)
    guard (0..<Int(Int32.max)).contains(generation) else { throw reader.damaged("is not an id") }
    return Self(generation: generation)
  }
}

extension StackState: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try elementsByID.write(to: &writer)
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    var stack = Self()
    stack.elementsByID = try OrderedDictionary.read(from: &reader)
    return stack
  }
}

extension PresentationState: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try wrappedValue.write(to: &writer)
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    Self(wrappedValue: try State?.read(from: &reader))
  }
}

/// The line of the declaration is not a part of the value.
extension BindingState: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try writer.write(wrappedValue)
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    Self(wrappedValue: try reader.read(Value.self), location: nil)
  }
}

/// The observers are not a part of the value.
extension ObservationStateRegistrar: CodedValue {
  func write(to writer: inout ValueWriter) {
    writer.put(.nothing)
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    try reader.expect(.nothing)
    return Self()
  }
}
