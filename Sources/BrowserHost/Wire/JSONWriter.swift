/// Writes JSON directly into bytes.
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
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { utf8 in
      if let start = utf8.baseAddress { text(start, count: utf8.count) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes the content of a string: runs of bytes that need no escape, and escapes between them.
  private mutating func text(_ text: UnsafePointer<UInt8>, count: Int) {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    var start = 0
    var index = 0
    while index < count {
      let byte = text[index]
      if byte < 0x20 || byte == quote || byte == backslash {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text + start, count: index - start))
        escape(byte)
        start = index + 1
      }
      index += 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(start: text + start, count: count - start))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    default:
      for digit in "u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8 {
        bytes.append(digit)
      }
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
