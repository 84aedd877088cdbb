private import CZlib

extension ClientAssets {
  /// `bytes` in the format of gzip, as small as zlib makes them, or `nil` where it has no memory for that.
  ///
  /// What begins with new codes at the right place is smaller: one of sixteen is.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    (0..<16).compactMap { compressed(bytes, withNewCodesAt: bytes.count * $0 / 16) }
      .min { $0.count < $1.count }
  }

  private static func compressed(_ bytes: [UInt8], withNewCodesAt place: Int) -> [UInt8]? {
    var stream = z_stream()
    let gzipWithLargestWindow: Int32 = 16 + 15
    let mostMemory: Int32 = 9
    let status = deflateInit2_(
      &stream,
      Z_BEST_COMPRESSION,
      Z_DEFLATED,
      gzipWithLargestWindow,
      mostMemory,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    guard status == Z_OK else { return nil }
    defer { deflateEnd(&stream) }

    var input = bytes
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    return input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: bound) { output, count in
        stream.next_in = input.baseAddress
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        if place > 0 {
          stream.avail_in = UInt32(place)
          deflate(&stream, Z_BLOCK)
        }
        stream.avail_in += UInt32(input.count - place)
        // All of it at once: there is room for the worst case.
        let status = deflate(&stream, Z_FINISH)
        precondition(status == Z_STREAM_END, "zlib needs more room than it has asked for.")
        count = output.count - Int(stream.avail_out)
      }
    }
  }
}
