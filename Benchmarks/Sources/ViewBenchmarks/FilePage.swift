import Foundation

/// A page without a browser that has the address of one file.
@MainActor
final class FilePage {
  private let socket: WebSocketClient
  private let app: AppProcess
  private let secret: String

  /// Opens a window of an app that asks for a file or offers one.
  init(of app: AppProcess) async throws {
    self.app = app
    socket = try await WebSocketClient(connectingTo: app.address, token: app.token())
    try await socket.send("[\(Wire.hello)]")
    var frames = ""
    while frames.firstMatch(of: Self.address) == nil { frames += try await socket.receive() }
    guard let match = frames.firstMatch(of: Self.address) else {
      throw LoopbackError.unexpected(frames)
    }
    secret = String(match.1)
  }

  private static var address: Regex<(Substring, Substring)> { /"data-(?:up|down)load":"([^"]+)"/ }

  /// Sends a file of a length.
  func send(bytes count: Int) async throws {
    let client = try await connect()
    let headers = [
      ("Content-Length", "\(count)"), ("File-Name", "a.bin"), ("File-Index", "0"),
      ("File-Count", "1"),
    ]
    try await client.begin(.PUT, secret: secret, browser: socket.browser, headers)
    let status = try await client.send(bytes: count)
    guard status == 204 else { throw LoopbackError.unexpected("\(status)") }
  }

  /// Receives the file, and returns its length.
  func receive() async throws -> Int {
    let client = try await connect()
    try await client.begin(.GET, secret: secret, browser: socket.browser, [])
    return try await client.receive()
  }

  private func connect() async throws -> FileClient {
    try await FileClient(connectingTo: app.address)
  }
}
