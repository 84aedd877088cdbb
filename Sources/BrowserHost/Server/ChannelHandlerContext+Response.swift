import NIOCore
import NIOHTTP1

extension ChannelHandlerContext {
  /// Writes a whole response.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - headers: The headers besides those of the length and of the connection.
  ///   - body: The body, which a request with `HEAD` does not get.
  ///   - request: The request.
  ///   - isLast: Whether the connection closes after the response.
  ///   - onProgress: Called when a piece is written that is not the last one.
  func respond(
    _ status: Int,
    _ headers: HTTPHeaders,
    _ body: [UInt8],
    to request: HTTPRequestHead,
    isLast: Bool,
    onProgress: @escaping () -> Void = {}
  ) {
    var headers = headers
    headers.add(name: "Content-Length", value: "\(body.count)")
    if isLast { headers.add(name: "Connection", value: "close") }
    let status = HTTPResponseStatus(statusCode: status)
    let head = HTTPResponseHead(version: request.version, status: status, headers: headers)
    write(NIOAny(HTTPServerResponsePart.head(head)), promise: nil)
    respond(request.method == .HEAD ? [] : body[...], isLast: isLast, onProgress)
  }

  /// Writes the rest of a body, and the end of the response.
  ///
  /// Each piece is copied when the one before it has been written to the connection. So a client that reads nothing
  /// holds one piece of a large image, which all responses share.
  private func respond(_ rest: ArraySlice<UInt8>, isLast: Bool, _ onProgress: @escaping () -> Void)
  {
    let piece = rest.prefix(ResponsePiece.bytes)
    let rest = rest.dropFirst(piece.count)
    if !piece.isEmpty {
      let body = HTTPServerResponsePart.body(.byteBuffer(channel.allocator.buffer(bytes: piece)))
      guard rest.isEmpty else {
        let bound = NIOLoopBound((self, onProgress), eventLoop: eventLoop)
        return writeAndFlush(NIOAny(body)).whenSuccess {
          let (context, onProgress) = bound.value
          onProgress()
          context.respond(rest, isLast: isLast, onProgress)
        }
      }
      write(NIOAny(body), promise: nil)
    }
    let bound = NIOLoopBound(self, eventLoop: eventLoop)
    writeAndFlush(NIOAny(HTTPServerResponsePart.end(nil))).whenComplete { _ in
      if isLast { bound.value.close(promise: nil) }
    }
  }
}

/// A part of the body of a response.
private enum ResponsePiece {
  static let bytes = 32 * 1024
}
