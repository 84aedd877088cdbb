import BrowserHost
import Foundation

/// A WebSocket whose every byte the test chooses.
struct RawWebSocket {
  let socket: RawSocket

  /// The bit of a frame's first byte that marks a compressed message.
  static let compressedBit: UInt8 = 0x40

  /// The kinds of frame, as the protocol numbers them.
  enum Kind: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  struct Frame: Equatable {
    var kind: UInt8
    var payload: [UInt8]
    var isCompressed = false

    var text: String { String(decoding: payload, as: UTF8.self) }
    /// The number in a frame that closes.
    var closeCode: Int { payload.prefix(2).reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Opens a WebSocket as a page of the server does.
  static func open(
    _ server: Server,
    cookie: String? = "live-browser=\(SessionID.make("c"))",
    from source: String? = nil
  ) async throws -> RawWebSocket {
    let token = try await token(of: server)
    let socket = try RawSocket(port: server.port, from: source)
    await socket.send(upgrade(port: server.port, token: token, cookie: cookie))
    let head = try await socket.receiveHead()
    guard head.hasPrefix("HTTP/1.1 101") else { throw RawSocket.Failure.closed(received: head) }
    return RawWebSocket(socket: socket)
  }

  static func upgrade(
    port: Int,
    token: String,
    host: String? = nil,
    origin: String? = nil,
    cookie: String? = nil
  ) -> String {
    """
    GET /live?token=\(token) HTTP/1.1\r
    Host: \(host ?? "127.0.0.1:\(port)")\r
    Origin: \(origin ?? "http://127.0.0.1:\(port)")\r
    Cookie: \(cookie ?? "")\r
    Connection: Upgrade\r
    Upgrade: websocket\r
    Sec-WebSocket-Version: 13\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    \r

    """
  }

  /// The token in a page that the server serves.
  static func token(of server: Server) async throws -> String {
    let socket = try RawSocket(port: server.port)
    await socket.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let page = await socket.receiveToEnd()
    let parts = page.components(separatedBy: "name=\"live-token\" content=\"")
    return parts.count == 2 ? String(parts[1].prefix(64)) : ""
  }

  func send(_ text: String) async {
    await send(.text, Array(text.utf8))
  }

  func send(_ kind: Kind, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true) async {
    await socket.send(Self.frame(kind, payload, isFinal: isFinal, isMasked: isMasked))
  }

  static func frame(
    _ kind: Kind,
    _ payload: [UInt8],
    isFinal: Bool = true,
    isMasked: Bool = true
  ) -> [UInt8] {
    var bytes = [kind.rawValue | (isFinal ? 0x80 : 0)]
    switch payload.count {
    case ..<126: bytes.append(0x80 | UInt8(payload.count))
    case ..<65536: bytes += [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      bytes.append(0xFF)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    }
    // The mask of zeros leaves the payload as it is.
    if isMasked { bytes += [0, 0, 0, 0] } else { bytes[1] &= 0x7F }
    return bytes + payload
  }

  /// The next frame of the server.
  func receive() async throws -> Frame {
    let start = try await socket.receive(count: 2)
    var count = Int(start[1])
    if count >= 126 {
      let length = try await socket.receive(count: count == 126 ? 2 : 8)
      count = length.reduce(0) { $0 << 8 | Int($1) }
    }
    return Frame(
      kind: start[0] & 0x0F,
      payload: try await socket.receive(count: count),
      isCompressed: start[0] & Self.compressedBit != 0
    )
  }

  /// Asks for a session, and returns the welcome and the first patches.
  func begin() async throws -> [String] {
    await send("[\(Opcode.hello.rawValue)]")
    return [try await receive().text, try await receive().text]
  }
}
