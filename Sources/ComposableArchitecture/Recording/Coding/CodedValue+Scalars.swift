internal import Foundation

/// An integer, which is written in as few bytes as it needs.
protocol CodedInteger: CodedValue, FixedWidthInteger {}

extension CodedInteger {
  func write(to writer: inout ValueWriter) {
    writer.put(.number)
    // The sign is the lowest bit, so that small negative numbers are short too.
    let bits = Self.isSigned ? UInt64(bitPattern: Int64(self)) : UInt64(self)
    guard Self.isSigned else { return writer.put(magnitude: bits) }
    writer.put(magnitude: bits << 1 ^ (self < 0 ? .max : 0))
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    try reader.expect(.number)
    let bits = try reader.takeMagnitude()
    let signed = Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1)
    let number = isSigned ? Self(exactly: signed) : Self(exactly: bits)
    guard let number else { throw reader.damaged("is not an '\(Self.self)'") }
    return number
  }
}

extension Int: CodedInteger {}
extension Int8: CodedInteger {}
extension Int16: CodedInteger {}
extension Int32: CodedInteger {}
extension Int64: CodedInteger {}
extension UInt: CodedInteger {}
extension UInt8: CodedInteger {}
extension UInt16: CodedInteger {}
extension UInt32: CodedInteger {}
extension UInt64: CodedInteger {}

extension Bool: CodedValue {
  func write(to writer: inout ValueWriter) {
    writer.put(.number)
    writer.put(self ? 1 : 0)
  }

  static func read(from reader: inout ValueReader) throws -> Bool {
    try reader.expect(.number)
    let bits = try reader.takeMagnitude()
    guard bits < 2 else { throw reader.damaged("is not a 'Bool'") }
    return bits == 1
  }
}

extension Double: CodedValue {
  func write(to writer: inout ValueWriter) {
    writer.put(.fraction)
    writer.put(bits: bitPattern)
  }

  static func read(from reader: inout ValueReader) throws -> Double {
    try reader.expect(.fraction)
    return Double(bitPattern: try reader.takeBits())
  }
}

extension Float: CodedValue {
  func write(to writer: inout ValueWriter) {
    writer.put(.fraction)
    writer.put(bits: UInt64(bitPattern))
  }

  static func read(from reader: inout ValueReader) throws -> Float {
    try reader.expect(.fraction)
    guard let bits = UInt32(exactly: try reader.takeBits()) else {
      throw reader.damaged("is not a 'Float'")
    }
    return Float(bitPattern: bits)
  }
}

extension String: CodedValue {
  func write(to writer: inout ValueWriter) {
    writer.put(.bytes, bytes: utf8)
  }

  static func read(from reader: inout ValueReader) throws -> String {
    guard let text = String(validating: try reader.takeBytes(.bytes), as: UTF8.self) else {
      throw reader.damaged("is not a text")
    }
    return text
  }
}

extension Character: CodedValue {
  func write(to writer: inout ValueWriter) {
    String(self).write(to: &writer)
  }

  static func read(from reader: inout ValueReader) throws -> Character {
    let text = try String.read(from: &reader)
    guard let character = text.first, text.count == 1 else {
      throw reader.damaged("is not a character")
    }
    return character
  }
}

extension Data: CodedValue {
  func write(to writer: inout ValueWriter) {
    writer.put(.bytes, bytes: self)
  }

  static func read(from reader: inout ValueReader) throws -> Data {
    Data(try reader.takeBytes(.bytes))
  }
}

extension Date: CodedValue {
  func write(to writer: inout ValueWriter) {
    timeIntervalSinceReferenceDate.write(to: &writer)
  }

  static func read(from reader: inout ValueReader) throws -> Date {
    Date(timeIntervalSinceReferenceDate: try Double.read(from: &reader))
  }
}

extension Duration: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    // NB: The seconds of a duration need not fit into an integer, and reading them would stop the process.
    guard Self.writable.contains(self) else { throw writer.unwritable("a duration without end") }
    try writer.write((components.seconds, components.attoseconds))
  }

  static func read(from reader: inout ValueReader) throws -> Duration {
    let (seconds, attoseconds) = try reader.read((Int64, Int64).self)
    let duration = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    guard writable.contains(duration) else { throw reader.damaged("is a duration without end") }
    return duration
  }

  /// Durations whose seconds fit into an integer.
  private static let writable: ClosedRange<Duration> = .seconds(-limit) ... .seconds(limit)
  private static let limit: Int64 = 9_000_000_000_000_000_000
}

extension UUID: CodedValue {
  func write(to writer: inout ValueWriter) {
    writer.put(.bytes, bytes: withUnsafeBytes(of: uuid) { Array($0) })
  }

  static func read(from reader: inout ValueReader) throws -> UUID {
    let bytes = Array(try reader.takeBytes(.bytes))
    var uuid = zeros
    guard bytes.count == MemoryLayout.size(ofValue: uuid) else {
      throw reader.damaged("is not a 'UUID'")
    }
    withUnsafeMutableBytes(of: &uuid) { $0.copyBytes(from: bytes) }
    return UUID(uuid: uuid)
  }
}

private let zeros: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
