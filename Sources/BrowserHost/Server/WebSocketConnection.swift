import NIOCore
import NIOWebSocket
import ViewValues

/// A session's connection to its page over a WebSocket.
final class WebSocketConnection: Connection {
  let beginning: ContinuousClock.Instant
  let browser: BrowserID?
  let origin: String?
  let basePath: BasePath
  let address: String?
  let request: PageRequest
  let user: WindowUser?
  private let channel: any Channel
  private let onSession: @Sendable () -> Void

  /// - Parameters:
  ///   - channel: The channel of the WebSocket.
  ///   - beginning: The time at which the request for it came.
  ///   - request: The request for it, which the server has accepted.
  ///   - basePath: The path below which the app is served.
  ///   - pageRequest: The request as the app may see it.
  ///   - user: The user, if the app has authentication.
  ///   - onSession: Called when the page has a session.
  init(
    channel: any Channel,
    beginning: ContinuousClock.Instant,
    request: IncomingRequest,
    basePath: BasePath,
    pageRequest: PageRequest,
    user: WindowUser?,
    onSession: @escaping @Sendable () -> Void
  ) {
    self.channel = channel
    self.onSession = onSession
    self.beginning = beginning
    self.request = pageRequest
    self.user = user
    browser = request.browser
    origin = request.values(of: "Origin").first
    address = request.clientAddress
    self.basePath = basePath
  }

  func keep() {
    onSession()
  }

  func send(_ frame: [UInt8]) {
    let data = channel.allocator.buffer(bytes: frame)
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: data), promise: nil)
  }

  func close(_ reason: CloseReason) {
    close(code: reason.rawValue)
  }

  /// Closes the connection with a code of the protocol, or without one.
  ///
  /// The server reads on until the page has closed its side. Where a connection closes with bytes that nobody has read,
  /// the system resets it, and the page may never see the code.
  func close(code: UInt16?) {
    var data = channel.allocator.buffer(capacity: 2)
    if let code { data.writeInteger(code) }
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    channel.writeAndFlush(frame).flatMap { [channel] in channel.close(mode: .output) }
      .whenFailure { [channel] _ in channel.close(promise: nil) }
    // A page that reads nothing never takes the frame, and a page may never close its side.
    channel.eventLoop.scheduleTask(in: .seconds(5)) { [channel] in channel.close(promise: nil) }
  }

  func dropIfUnread() {
    // All that was sent before has been written by then, or waits.
    channel.eventLoop.execute { [channel] in
      if !channel.isWritable { channel.close(promise: nil) }
    }
  }
}
