import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// A client of classic WebDriver, which sends each command over a connection of its own.
struct WebDriverClient: Sendable {
  let port: Int

  /// Sends a command and waits for the value of its answer.
  func call(
    _ method: HTTPMethod,
    _ path: String,
    _ parameters: JSON? = nil,
    timeout: Duration = .seconds(60)
  ) async throws(BrowserError) -> JSON {
    let body: ByteBuffer?
    let answer: JSON
    do {
      body = try parameters.map { ByteBuffer(bytes: try JSONEncoder().encode($0)) }
      let data = try await send(method, path, body, timeout)
      answer = try JSONDecoder().decode(JSON.self, from: data)["value"]
    } catch let error as BrowserError {
      throw error
    } catch {
      throw .ended
    }
    guard let error = answer["error"].string else { return answer }
    let reason = answer["message"].string ?? ""
    switch error {
    case "invalid session id": throw .ended
    // A script that the page has left ends with an error of its own.
    case "javascript error" where !reason.contains("unload"): throw .scriptFailed(reason)
    case "script timeout": throw .noAnswer(method: path)
    default: throw .refused(method: path, reason: reason.isEmpty ? error : reason)
    }
  }

  private func send(
    _ method: HTTPMethod,
    _ path: String,
    _ body: ByteBuffer?,
    _ timeout: Duration
  ) async throws -> Data {
    let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .connect(host: "127.0.0.1", port: port, channelInitializer: Self.configure)
    let expiry = connection.channel.eventLoop.scheduleTask(in: TimeAmount(timeout)) {
      connection.channel.close(promise: nil)
    }
    defer { expiry.cancel() }
    var head = HTTPRequestHead(version: .http1_1, method: method, uri: path)
    head.headers.add(name: "Host", value: "127.0.0.1:\(port)")
    head.headers.add(name: "Content-Length", value: "\(body?.readableBytes ?? 0)")
    return try await connection.executeThenClose { [head] answers, requests in
      try await requests.write(.head(head))
      if let body { try await requests.write(.body(.byteBuffer(body))) }
      try await requests.write(.end(nil))
      for try await answer in answers {
        return Data((answer.body ?? ByteBuffer()).readableBytesView)
      }
      throw BrowserError.noAnswer(method: path)
    }
  }

  private typealias Connection = NIOAsyncChannel<NIOHTTPClientResponseFull, HTTPClientRequestPart>

  @Sendable
  private static func configure(_ channel: any Channel) -> EventLoopFuture<Connection> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHTTPClientHandlers()
      try channel.pipeline.syncOperations.addHandler(
        NIOHTTPClientResponseAggregator(maxContentLength: 1 << 28)
      )
      return try Connection(wrappingChannelSynchronously: channel)
    }
  }
}
