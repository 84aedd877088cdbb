import Crypto
import Foundation

extension SHA256 {
  /// The hash of a text in 64 lowercase hexadecimal digits.
  static func digits(of text: String) -> String {
    hash(data: Data(text.utf8))
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      .joined()
  }
}
