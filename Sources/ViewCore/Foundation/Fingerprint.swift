/// A short name for bytes, which is the same in each process.
package enum Fingerprint {
  /// The FNV-1a hash of bytes, and their number.
  package static func text(of bytes: [UInt8]) -> String {
    let hash: UInt64 = bytes.withUnsafeBufferPointer { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      return hash
    }
    return "\(String(hash, radix: 16))-\(String(bytes.count, radix: 16))"
  }
}
