private import CZlib

/// The compression of bytes by zlib.
package enum Deflate {
  /// The bytes with which zlib ends a block that it flushes, and that the messages of a WebSocket leave out.
  static let endOfMessage: [UInt8] = [0, 0, 0xFF, 0xFF]

  /// Bytes in the format of gzip, compressed as far as zlib can, or `nil` if zlib has no memory for that.
  package static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    let gzipWithLargestWindow: Int32 = 16 + 15
    return deflated(
      bytes,
      level: Z_BEST_COMPRESSION,
      window: gzipWithLargestWindow,
      flush: Z_FINISH
    )
  }

  /// The bytes of a WebSocket's message in the format of RFC 7692, or `nil` if zlib has no memory for that.
  ///
  /// A low level takes a fifth of the time of a high one, for a few per cent more bytes.
  static func message(_ bytes: [UInt8]) -> [UInt8]? {
    let rawWithLargestWindow: Int32 = -15
    let compressed = deflated(
      bytes,
      level: Z_BEST_SPEED,
      window: rawWithLargestWindow,
      flush: Z_SYNC_FLUSH
    )
    return compressed?.dropLast(endOfMessage.count)
  }

  private static func deflated(
    _ bytes: [UInt8],
    level: Int32,
    window: Int32,
    flush: Int32
  ) -> [UInt8]? {
    var stream = z_stream()
    let mostMemory: Int32 = 9
    let status = deflateInit2_(
      &stream,
      level,
      Z_DEFLATED,
      window,
      mostMemory,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    guard status == Z_OK else { return nil }
    defer { deflateEnd(&stream) }

    var input = bytes
    let bound = Int(deflateBound(&stream, UInt(bytes.count))) + flushBytes
    return input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: bound) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        let status = deflate(&stream, flush)
        precondition(
          status == (flush == Z_FINISH ? Z_STREAM_END : Z_OK) && stream.avail_out > 0,
          "zlib needs more room than 'deflateBound' has said."
        )
        count = output.count - Int(stream.avail_out)
      }
    }
  }

  /// The bytes of a flush, and one that is left free: by it the end of the output is known to fit.
  private static let flushBytes = 16
}
