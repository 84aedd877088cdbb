private import CZlib

extension ClientAssets {
  /// Bytes in the format of gzip, compressed as far as zlib can, or `nil` if zlib has no memory for that.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
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
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        let status = deflate(&stream, Z_FINISH)
        precondition(status == Z_STREAM_END, "zlib needs more room than 'deflateBound' has said.")
        count = output.count - Int(stream.avail_out)
      }
    }
  }
}
