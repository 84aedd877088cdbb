import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// The client's end of a request for a file.
@MainActor
final class FileClient {
  private static let pieceBytes = 64 * 1024

  private let channel: any Channel
  private let host: String
  private let response: EventLoopFuture<FileResponse.Answer>

  init(connectingTo address: URL) async throws {
    let name = address.host() ?? "127.0.0.1"
    let port = address.port ?? 80
    host = "\(name):\(port)"
    let answer = MultiThreadedEventLoopGroup.singleton.next().makePromise(
      of: FileResponse.Answer.self
    )
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(FileResponse(answer: answer))
        }
      }
      .connect(host: name, port: port).get()
    response = answer.futureResult
  }

  /// Sends the head of a request.
  func begin(
    _ method: HTTPMethod,
    secret: String,
    browser: String,
    _ headers: [(String, String)]
  ) async throws {
    var head = HTTPRequestHead(version: .http1_1, method: method, uri: "/live/files/\(secret)")
    head.headers = HTTPHeaders(
      [("Host", host), ("Origin", "http://\(host)"), ("Cookie", "live-browser=\(browser)")]
        + headers
    )
    try await channel.writeAndFlush(HTTPClientRequestPart.head(head))
  }

  /// Sends the body, each piece after the one before it was written, and returns the status of the response.
  func send(bytes count: Int) async throws -> UInt {
    let piece = ByteBuffer(repeating: 7, count: Self.pieceBytes)
    var rest = count
    while rest > 0 {
      let length = min(rest, piece.readableBytes)
      let body = HTTPClientRequestPart.body(
        .byteBuffer(piece.getSlice(at: 0, length: length) ?? piece)
      )
      try await channel.writeAndFlush(body)
      rest -= length
    }
    try await channel.writeAndFlush(HTTPClientRequestPart.end(nil))
    return try await response.get().status
  }

  /// Receives the response, and returns the number of bytes in its body.
  func receive() async throws -> Int {
    try await channel.writeAndFlush(HTTPClientRequestPart.end(nil))
    return try await response.get().bytes
  }
}

/// Counts the bytes of a response.
private final class FileResponse: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  struct Answer: Sendable {
    var status: UInt = 0
    var bytes = 0
  }

  private let answer: EventLoopPromise<Answer>
  private var received = Answer()

  init(answer: EventLoopPromise<Answer>) {
    self.answer = answer
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): received.status = head.status.code
    case .body(let bytes): received.bytes += bytes.readableBytes
    case .end: answer.succeed(received)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    answer.fail(LoopbackError.connectionLost)
  }
}
