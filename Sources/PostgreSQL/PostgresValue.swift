package import Foundation

/// A parameter of a statement, in PostgreSQL's binary format.
package struct PostgresValue {
  /// The number of the type in PostgreSQL's table of types.
  let type: UInt32
  /// The bytes, or `nil` for NULL.
  let bytes: [UInt8]?

  package static func text(_ text: String?) -> Self {
    Self(type: 25, bytes: text.map(\.postgresBytes))
  }

  /// A text that is JSON.
  package static func json(_ data: Data) -> Self { Self(type: 114, bytes: Array(data)) }

  package static func integer(_ number: Int) -> Self {
    Self(type: 20, bytes: number.bigEndianBytes)
  }

  package static func time(_ date: Date) -> Self {
    Self(type: 1184, bytes: date.postgresMicroseconds.bigEndianBytes)
  }

  package static func texts(_ texts: some Sequence<String?>) -> Self {
    array(of: 25, type: 1009, texts.map { $0?.postgresBytes })
  }

  package static func integers(_ numbers: some Sequence<Int>) -> Self {
    array(of: 20, type: 1016, numbers.map(\.bigEndianBytes))
  }

  package static func times(_ dates: some Sequence<Date>) -> Self {
    array(of: 1184, type: 1185, dates.map(\.postgresMicroseconds.bigEndianBytes))
  }

  package static func data(_ data: some Sequence<Data>) -> Self {
    array(of: 17, type: 1001, data.map { Array($0) })
  }

  private static func array(of element: UInt32, type: UInt32, _ elements: [[UInt8]?]) -> Self {
    let hasNull = elements.contains { $0 == nil }
    var bytes = Int32(elements.isEmpty ? 0 : 1).bigEndianBytes
    bytes += Int32(hasNull ? 1 : 0).bigEndianBytes + element.bigEndianBytes
    // The count of its one dimension, whose first index is 1.
    if !elements.isEmpty { bytes += Int32(elements.count).bigEndianBytes + Int32(1).bigEndianBytes }
    for element in elements {
      bytes += Int32(element?.count ?? -1).bigEndianBytes
      bytes += element ?? []
    }
    return Self(type: type, bytes: bytes)
  }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}

extension Date {
  /// PostgreSQL counts from the beginning of the year 2000.
  private static let postgresStart: TimeInterval = 946_684_800

  fileprivate var postgresMicroseconds: Int {
    Int(((timeIntervalSince1970 - Self.postgresStart) * 1_000_000).rounded())
  }

  init(postgresMicroseconds microseconds: Int) {
    self.init(timeIntervalSince1970: Self.postgresStart + TimeInterval(microseconds) / 1_000_000)
  }
}

extension String {
  /// The bytes of a text of PostgreSQL.
  ///
  /// They cannot have a zero byte. It becomes `\0`, and a backslash is doubled.
  fileprivate var postgresBytes: [UInt8] {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case 0: bytes += [UInt8(ascii: #"\"#), UInt8(ascii: "0")]
      case UInt8(ascii: #"\"#): bytes += [byte, byte]
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// Reads a text that a statement has made of one of ``PostgresValue/text(_:)``.
  package init(postgresText text: String) {
    self.init(postgresBytes: text.utf8)
  }

  /// Reads what ``postgresBytes`` has written.
  init(postgresBytes bytes: some Sequence<UInt8>) {
    var text: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        text.append(byte == UInt8(ascii: "0") ? 0 : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: #"\"#) {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    self.init(decoding: text, as: UTF8.self)
  }
}
