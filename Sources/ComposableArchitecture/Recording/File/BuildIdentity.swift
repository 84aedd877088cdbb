internal import Foundation

/// A text that is the same for all processes of a build, and differs between builds.
///
/// It is a checksum of the executable's code and constants. Copies of the executable on other machines have the same.
enum BuildIdentity {
  /// The identity of this process, which is computed once, or nil if its executable cannot be read.
  ///
  /// - Complexity: O(*n*) in the size of the executable.
  static let current: String? = {
    guard let file = Bundle.main.executableURL,
      let bytes = try? Data(contentsOf: file, options: .alwaysMapped)
    else { return nil }
    return bytes.withUnsafeBytes { String(checksum(of: $0), radix: 16) }
  }()

  /// The checksum of the parts of an executable that are loaded and cannot be written.
  ///
  /// The other parts are several times as large in a debug build. A file of another format counts as a whole.
  static func checksum(of file: UnsafeRawBufferPointer) -> UInt64 {
    let segments = constantSegments(of: file) ?? [0..<file.count]
    return segments.reduce(0xCBF2_9CE4_8422_2325) { checksum(of: file[$1], $0) }
  }

  private static func checksum(of bytes: Slice<UnsafeRawBufferPointer>, _ start: UInt64) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    var sum = start
    var index = 0
    while index + 8 <= bytes.count {
      sum = (sum ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0x100_0000_01B3
      sum ^= sum >> 29
      index += 8
    }
    for byte in bytes[index...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }

  /// The segments of an ELF file of 64 bits that are loaded and cannot be written, or nil for another file.
  private static func constantSegments(of file: UnsafeRawBufferPointer) -> [Range<Int>]? {
    guard file.count > 64, file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
    func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Int? {
      guard offset >= 0, offset + MemoryLayout<Number>.size <= file.count else { return nil }
      return Int(exactly: file.loadUnaligned(fromByteOffset: offset, as: type))
    }
    guard let table = number(UInt64.self, at: 32), let size = number(UInt16.self, at: 54),
      let count = number(UInt16.self, at: 56), table < file.count
    else { return nil }
    var segments: [Range<Int>] = []
    for index in 0..<count {
      let header = table + index * size
      guard let kind = number(UInt32.self, at: header),
        let flags = number(UInt32.self, at: header + 4),
        let start = number(UInt64.self, at: header + 8),
        let length = number(UInt64.self, at: header + 32),
        start <= file.count, length <= file.count - start
      else { return nil }
      let (isLoaded, isWritable) = (kind == 1, flags & 2 != 0)
      if isLoaded, !isWritable { segments.append(start..<start + length) }
    }
    return segments.isEmpty ? nil : segments
  }
}
