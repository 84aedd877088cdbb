import ConcurrencyExtras

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
