#if DEBUG && !canImport(Darwin)
import Foundation

/// A text in which a search looks.
///
/// Lowercase and uppercase letters are the same. Texts are compared by their bytes: ten thousand of them by their characters
/// would take 50 ms at each letter that a user types.
struct SearchedText {
  private let bytes: ContiguousArray<UInt8>

  init(_ text: String) {
    bytes = ContiguousArray(text.lowercased().utf8)
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether another text is at the beginning.
  func hasPrefix(_ other: Self) -> Bool { bytes.starts(with: other.bytes) }

  func contains(_ other: Self) -> Bool {
    bytes.withUnsafeBytes { bytes in
      other.bytes.withUnsafeBytes { other in
        guard let first = other.first else { return true }
        guard var place = bytes.baseAddress, let start = other.baseAddress else { return false }
        // The places at which the other text has room.
        var count = bytes.count - other.count + 1
        while count > 0, let found = memchr(place, Int32(first), count) {
          if memcmp(found, start, other.count) == 0 { return true }
          count -= place.distance(to: UnsafeRawPointer(found)) + 1
          place = UnsafeRawPointer(found) + 1
        }
        return false
      }
    }
  }
}
#endif
