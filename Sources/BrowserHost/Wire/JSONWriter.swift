/// Writes JSON into bytes, with no tree in between.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func array(_ content: (inout Self) -> Void) {
    enclose(UInt8(ascii: "["), UInt8(ascii: "]"), content)
  }

  mutating func object(_ content: (inout Self) -> Void) {
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), content)
  }

  mutating func member(_ name: String, _ value: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    string(value)
  }

  mutating func integer(_ value: Int) {
    separate()
    if (0..<10).contains(value) {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  mutating func string(_ value: String) {
    separate()
    var value = value
    bytes.append(UInt8(ascii: "\""))
    value.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() where Self.mustEscape(byte) {
        bytes.append(contentsOf: utf8[start..<index])
        escape(byte)
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    default:
      bytes.append(contentsOf: #"\u00"#.utf8)
      if byte < 0x10 { bytes.append(UInt8(ascii: "0")) }
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    }
  }

  private mutating func enclose(_ open: UInt8, _ close: UInt8, _ content: (inout Self) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    content(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
