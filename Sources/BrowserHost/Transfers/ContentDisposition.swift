/// The header by which a browser stores a response under a name.
enum ContentDisposition {
  /// The value for a file, as RFC 6266 and RFC 8187 write it.
  ///
  /// Old programs read the first name, in which characters other than letters and digits of ASCII are replaced.
  static func attachment(_ name: String) -> String {
    let plain = name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7F
        && !"\"\\%".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
    }
    let encoded = name.utf8.map { byte in
      isAllowed(byte) ? String(UnicodeScalar(byte)) : "%" + hexadecimal(byte)
    }
    return "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(encoded.joined())"
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$&+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}
