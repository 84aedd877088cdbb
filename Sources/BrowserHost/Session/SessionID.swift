/// The name of a session: 32 random bytes, which nobody can guess.
package struct SessionID: Hashable, Sendable, CustomStringConvertible {
  /// 64 lowercase hexadecimal digits.
  package let description: String

  static func random() -> SessionID {
    SessionID(unchecked: randomToken())
  }

  package init?(_ text: String) {
    let isDigit = { (byte: UInt8) in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard text.utf8.count == 64, text.utf8.allSatisfy(isDigit) else { return nil }
    description = text
  }

  private init(unchecked text: String) {
    description = text
  }
}

/// 32 bytes from the system's cryptographic generator, as 64 hexadecimal digits.
func randomToken() -> String {
  var generator = SystemRandomNumberGenerator()
  return (0..<4).map { _ in
    let digits = String(generator.next() as UInt64, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }.joined()
}
