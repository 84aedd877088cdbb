/// A plain value of JSON.
enum Scalar: Equatable, Sendable {
  case integer(Int)
  case bool(Bool)
  case string(String)
}

/// Reads a flat JSON array of integers, booleans and strings, which is the form of all messages from a page.
///
/// It is strict, and no bytes make it trap: no nesting, no fractions, no repairs, at most
/// ``limit`` values. The work is proportional to the number of bytes.
struct ScalarReader {
  static let limit = 16

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  static func scalars(in bytes: [UInt8]) throws(ClientMessageError) -> [Scalar] {
    let result: Result<[Scalar], ClientMessageError> = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(ClientMessageError) in
        var reader = ScalarReader(bytes: buffer)
        return try reader.readArray()
      }
    }
    return try result.get()
  }

  private mutating func readArray() throws(ClientMessageError) -> [Scalar] {
    var scalars: [Scalar] = []
    try expect(UInt8(ascii: "["))
    if takeAfterSpace(UInt8(ascii: "]")) {
      try expectEnd()
      return scalars
    }
    repeat {
      guard scalars.count < Self.limit else { throw .tooManyValues }
      scalars.append(try readScalar())
    } while takeAfterSpace(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    try expectEnd()
    return scalars
  }

  private mutating func readScalar() throws(ClientMessageError) -> Scalar {
    skipSpace()
    switch peek {
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "["), UInt8(ascii: "{"): throw .nested(at: position)
    default: return .integer(try readInteger())
    }
  }

  private mutating func readWord(
    _ word: StaticString,
    _ scalar: Scalar
  ) throws(ClientMessageError) -> Scalar {
    for offset in 0..<word.utf8CodeUnitCount where !take(word.utf8Start[offset]) {
      throw .malformed(at: position)
    }
    return scalar
  }

  private mutating func readInteger() throws(ClientMessageError) -> Int {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    var value = 0
    var digits = 0
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let (product, overflowsProduct) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsSum) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      guard !overflowsProduct, !overflowsSum else { throw .malformed(at: start) }
      value = sum
      digits += 1
      position += 1
    }
    guard digits > 0 else { throw .malformed(at: start) }
    return isNegative ? -value : value
  }

  private mutating func readString() throws(ClientMessageError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw .malformed(at: start)
        }
        return string
      case UInt8(ascii: "\\"): try readEscape(into: &text)
      case 0..<0x20: throw .malformed(at: position - 1)
      default: text.append(byte)
      }
    }
    throw .malformed(at: position)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(ClientMessageError) {
    guard let byte = peek else { throw .malformed(at: position) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: Array(String(try readUnicodeEscape()).utf8))
    default: throw .malformed(at: position - 1)
    }
  }

  /// Reads the digits after `\u`.
  ///
  /// Half a surrogate pair becomes the replacement character, because
  /// a browser may cut a text between the halves.
  private mutating func readUnicodeEscape() throws(ClientMessageError) -> Unicode.Scalar {
    let first = try readHexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = position
    if first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try readHexadecimal()
      if (0xDC00...0xDFFF).contains(second) {
        let code = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
        if let scalar = Unicode.Scalar(code) { return scalar }
      }
    }
    position = afterFirst
    return "\u{FFFD}"
  }

  private mutating func readHexadecimal() throws(ClientMessageError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw .malformed(at: position)
      }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func takeAfterSpace(_ byte: UInt8) -> Bool {
    skipSpace()
    return take(byte)
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func expect(_ byte: UInt8) throws(ClientMessageError) {
    guard takeAfterSpace(byte) else { throw .malformed(at: position) }
  }

  private mutating func expectEnd() throws(ClientMessageError) {
    skipSpace()
    guard peek == nil else { throw .malformed(at: position) }
  }
}
