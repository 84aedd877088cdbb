import Foundation

/// Writes images in the format PNG, without compression.
enum PNG {
  /// Returns an image.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - rows: The rows, each a zero and four bytes for each pixel: red, green, blue and opacity. There are fewer than
  ///     65,536 bytes.
  /// - Returns: The image.
  static func data(width: Int, height: Int, rows: [UInt8]) -> Data {
    var data: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    // Eight bits for each of red, green, blue and opacity.
    append("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 6, 0, 0, 0], to: &data)
    let count = UInt16(rows.count)
    let sizes = [count, ~count].flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    append("IDAT", [0x78, 0x01, 0x01] + sizes + rows + bytes(checksum(rows)), to: &data)
    append("IEND", [], to: &data)
    return Data(data)
  }

  private static func append(_ kind: String, _ content: [UInt8], to data: inout [UInt8]) {
    let named = Array(kind.utf8) + content
    data += bytes(UInt32(content.count)) + named + bytes(cyclicChecksum(named))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The checksum of a part of the image.
  private static func cyclicChecksum(_ bytes: [UInt8]) -> UInt32 {
    let sum = bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xedb8_8320 ^ (sum >> 1) : sum >> 1
      }
    }
    return ~sum
  }

  /// The checksum of the uncompressed rows.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let sums = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let first = (sums.0 + UInt32(byte)) % 65_521
      return (first, (sums.1 + first) % 65_521)
    }
    return sums.1 << 16 | sums.0
  }
}
