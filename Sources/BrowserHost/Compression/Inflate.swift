private import CZlib

/// The decompression of bytes by zlib.
enum Inflate {
  enum Failure: Error {
    /// The bytes are not what a compressor makes.
    case invalid
    /// The message has more bytes than it may have.
    case tooLong
    case noMemory
  }

  /// The message of a WebSocket whose compressed bytes have the format of RFC 7692.
  ///
  /// A few bytes can stand for very many, so the output is limited while it is made.
  ///
  /// - Parameters:
  ///   - bytes: The compressed bytes.
  ///   - limit: The number of bytes that the message may have.
  /// - Returns: The message.
  /// - Throws: If the bytes are invalid or stand for more than the limit, or if there is no memory.
  static func message(_ bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    let rawWithLargestWindow: Int32 = -15
    let status = inflateInit2_(
      &stream,
      rawWithLargestWindow,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    guard status == Z_OK else { throw .noMemory }
    defer { inflateEnd(&stream) }

    var input = bytes + Deflate.endOfMessage
    return try input.withUnsafeMutableBufferPointer { input throws(Failure) in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      var output: [UInt8] = []
      var hasRest = true
      while hasRest {
        hasRest = try inflateChunk(of: &stream, to: &output)
        guard output.count <= limit else { throw .tooLong }
      }
      return output
    }
  }

  private static let chunkBytes = 4096

  /// Appends the next bytes of a message.
  ///
  /// - Returns: Whether there may be more.
  private static func inflateChunk(
    of stream: inout z_stream,
    to output: inout [UInt8]
  ) throws(Failure) -> Bool {
    var status = Z_OK
    var isFull = false
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: chunkBytes) { chunk in
      stream.next_out = chunk.baseAddress
      stream.avail_out = UInt32(chunkBytes)
      status = inflate(&stream, Z_SYNC_FLUSH)
      isFull = stream.avail_out == 0
      output.append(contentsOf: chunk.prefix(chunkBytes - Int(stream.avail_out)))
    }
    switch status {
    // The compressor may have ended its last block, behind which another one may begin.
    case Z_STREAM_END:
      guard inflateReset(&stream) == Z_OK else { throw .invalid }
      return stream.avail_in > 0
    // There was nothing left to do: the input is at its end.
    case Z_OK, Z_BUF_ERROR: return isFull || stream.avail_in > 0
    case Z_MEM_ERROR: throw .noMemory
    default: throw .invalid
    }
  }
}
