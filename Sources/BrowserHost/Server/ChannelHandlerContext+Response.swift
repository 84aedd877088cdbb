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
  func respond(
    _ status: Int,
    _ headers: HTTPHeaders,
    _ body: ByteBuffer,
    to request: HTTPRequestHead,
    isLast: Bool
  ) {
    var headers = headers
    headers.add(name: "Content-Length", value: "\(body.readableBytes)")
    if isLast { headers.add(name: "Connection", value: "close") }
    let status = HTTPResponseStatus(statusCode: status)
    let head = HTTPResponseHead(version: request.version, status: status, headers: headers)
    write(NIOAny(HTTPServerResponsePart.head(head)), promise: nil)
    if request.method != .HEAD, body.readableBytes > 0 {
      write(NIOAny(HTTPServerResponsePart.body(.byteBuffer(body))), promise: nil)
    }
    let bound = NIOLoopBound(self, eventLoop: eventLoop)
    writeAndFlush(NIOAny(HTTPServerResponsePart.end(nil))).whenComplete { _ in
      if isLast { bound.value.close(promise: nil) }
    }
  }
}
