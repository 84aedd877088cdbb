/// A path with an optional query, such as `/standups/1?edit=true`: the part of an address that belongs to the app.
///
/// Its text has only characters that a browser leaves as they are, so that equal addresses have equal
/// texts.
package struct AddressPath: Hashable, Sendable {
  /// The number of bytes that a text may have.
  package static let longest = 2048

  /// The path of the first screen.
  package static let root = AddressPath(known: "/")

  /// The text, which begins with one slash.
  package let text: String

  private init(known text: String) {
    self.text = text
  }

  /// Creates a path from a text of the app or of a page, and escapes characters as a browser does.
  ///
  /// The result is `nil` for a text that is too long, names another host, or has a fragment or a segment `.`
  /// or `..`.
  package init?(_ source: String) {
    guard source.utf8.count <= Self.longest, !source.utf8.contains(UInt8(ascii: "#")) else {
      return nil
    }
    let bytes = source.hasPrefix("/") ? Array(source.utf8) : Array("/\(source)".utf8)
    let text = Self.escaped(bytes)
    guard !text.hasPrefix("//"), text.utf8.count <= Self.longest else { return nil }
    let path = text.prefix { $0 != "?" }
    let segments = path.replacing("%2e", with: ".").replacing("%2E", with: ".").split(
      separator: "/"
    )
    guard !segments.contains("."), !segments.contains("..") else { return nil }
    self.text = text
  }

  /// The path without its query.
  package var withoutQuery: String { String(text.prefix { $0 != "?" }) }

  /// Replaces each byte that has no place in a path or a query by `%` and its hexadecimal digits.
  private static func escaped(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte.isPlain || bytes.hasEscape(at: index) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  private static let plain = Set("-._~!$&()*+,;=:@/?".utf8)

  /// Whether the byte is a letter, a digit or a mark that browsers leave as it is in paths and queries.
  fileprivate var isPlain: Bool {
    isLetterOrDigit || Self.plain.contains(self)
  }

  private var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  fileprivate var isHexadecimal: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether the bytes from an index on are `%` and two hexadecimal digits.
  fileprivate func hasEscape(at index: Int) -> Bool {
    self[index] == UInt8(ascii: "%") && index + 2 < count
      && self[index + 1].isHexadecimal && self[index + 2].isHexadecimal
  }
}
