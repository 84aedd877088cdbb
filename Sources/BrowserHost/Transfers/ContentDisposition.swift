import Foundation

/// The header by which a browser stores a response under a name.
enum ContentDisposition {
  /// The characters that RFC 8187 writes as they are.
  private static let plainCharacters = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$&+-.^_`|~"
  )

  /// The value for a file, as RFC 6266 and RFC 8187 write it.
  ///
  /// Old programs read the first name, in which quotation marks, backslashes, percent signs, control characters and all
  /// that is not ASCII are replaced.
  static func attachment(_ name: String) -> String {
    let plain = name.unicodeScalars.map { scalar in
      (0x20..<0x7F).contains(scalar.value) && !"\"\\%".unicodeScalars.contains(scalar)
        ? Character(scalar) : "_"
    }
    let encoded = name.addingPercentEncoding(withAllowedCharacters: plainCharacters) ?? ""
    return "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(encoded)"
  }
}
