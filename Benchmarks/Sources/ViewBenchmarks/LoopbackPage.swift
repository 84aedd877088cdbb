import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A page without a browser, connected to a real server in another process over loopback.
///
/// It does nothing with the frames, so that only the server and the wire are measured.
@MainActor
final class LoopbackPage {
  /// The size of the last frame in bytes.
  private(set) var lastFrameSize = 0

  private let socket: WebSocketClient
  private let buttons: [Int]
  private var lastEvent = 0
  private var lastFrame = 1

  /// Opens a window of an app, from an address of this machine.
  init(of app: AppProcess, from source: String = "127.0.0.1") async throws {
    socket = try await WebSocketClient(
      connectingTo: app.address,
      token: app.token(),
      from: source
    )
    try await socket.send("[\(Wire.hello)]")
    // The first frame with a number describes the whole page.
    let mount = try await socket.receiveNumbered()
    buttons = mount.matches(of: /\[(\d+),"button"/).compactMap { Int($0.1) }
    guard !buttons.isEmpty else { throw LoopbackError.unexpected(mount) }
    try await takeBatches(after: mount)
  }

  /// Acknowledges frames until a long list is complete.
  private func takeBatches(after frame: String) async throws {
    var frame = frame
    while frame.hasSuffix("[\(Wire.unfinished)]]") {
      try await acknowledge()
      frame = try await socket.receiveNumbered()
      lastFrame += 1
    }
    try await acknowledge()
  }

  deinit {
    socket.close()
  }

  private func acknowledge() async throws {
    try await socket.send("[\(Wire.acknowledge),\(lastFrame)]")
  }

  /// Sends texts as fast as the server takes them, and reads no answer.
  ///
  /// - Parameter text: The text.
  /// - Returns: How many were sent when the task was cancelled, or when the server had closed the connection.
  func flood(with text: String) async -> Int {
    let first = lastEvent
    while !Task.isCancelled {
      let event = "\(Wire.event),\(lastEvent + 1),\(lastFrame),\(buttons[0]),\(Wire.input)"
      guard (try? await socket.send("[\(event),\"\(text)\"]")) != nil else { break }
      lastEvent += 1
    }
    return lastEvent - first
  }

  /// Taps a button, of which the first has the number 0, and waits for the frame that answers.
  func tap(on button: Int = 0) async throws {
    lastEvent += 1
    try await socket.send(
      "[\(Wire.event),\(lastEvent),\(lastFrame),\(buttons[button]),\(Wire.click)]"
    )
    let frame = try await socket.receiveNumbered()
    lastFrame += 1
    lastFrameSize = frame.utf8.count
    guard frame.hasPrefix("[\(lastFrame),\(lastEvent),") else {
      throw LoopbackError.unexpected(frame)
    }
  }
}

enum LoopbackError: Error {
  case appDidNotStart
  case connectionLost
  case noAttack
  case unexpected(String)
}

/// The numbers of the wire that a page of this kind needs (`Sources/BrowserHost/Wire/Opcode.swift`).
enum Wire {
  static let hello = 10
  static let event = 12
  static let acknowledge = 13
  static let unfinished = 19
  /// The kinds of events.
  static let click = 1
  static let input = 2
}
