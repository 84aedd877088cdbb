import NIOCore
import NIOWebSocket

/// A session's connection to its page over a WebSocket.
final class WebSocketConnection: Connection {
  let browser: BrowserID?
  private let channel: any Channel

  init(channel: any Channel, browser: BrowserID?) {
    self.channel = channel
    self.browser = browser
  }

  func send(_ frame: [UInt8]) {
    let data = channel.allocator.buffer(bytes: frame)
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: data), promise: nil)
  }

  func close(_ reason: CloseReason) {
    var data = channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(reason.rawValue)))
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    channel.writeAndFlush(frame).whenComplete { [channel] _ in channel.close(promise: nil) }
  }
}
