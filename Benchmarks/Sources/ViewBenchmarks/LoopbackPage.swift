import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A page without a browser: it talks to a real server in another process over loopback, and does
/// nothing with the frames, so that what is measured is the server and the wire.
@MainActor
final class LoopbackPage {
  /// How many bytes the last frame had.
  private(set) var lastFrameSize = 0

  private let socket: WebSocketClient
  private let wire: WireTable
  private let button: Int
  private var lastEvent = 0
  private var lastFrame = 1

  /// Opens a window of an app.
  init(of app: AppProcess) async throws {
    wire = try WireTable(script: app.get("client.js"))
    socket = try await WebSocketClient(connectingTo: app.address, token: app.token())
    try await socket.send("[\(wire["hello"])]")
    // The first frame with a number describes the whole page.
    var mount = try await socket.receive()
    while !mount.hasPrefix("[1,") { mount = try await socket.receive() }
    guard let match = mount.firstMatch(of: /\[(\d+),"button"/), let id = Int(match.1) else {
      throw LoopbackError.unexpected(mount)
    }
    button = id
    try await takePortions(after: mount)
  }

  /// Acknowledges what came, until the whole of a long list has.
  private func takePortions(after frame: String) async throws {
    var frame = frame
    while frame.hasSuffix("[\(wire["unfinished"])]]") {
      try await acknowledge()
      frame = try await socket.receive()
      lastFrame += 1
    }
    try await acknowledge()
  }

  private func acknowledge() async throws {
    try await socket.send("[\(wire["acknowledge"]),\(lastFrame)]")
  }

  /// Taps the button and waits for the frame that answers.
  func tap() async throws {
    lastEvent += 1
    try await socket.send(
      "[\(wire["event"]),\(lastEvent),\(lastFrame),\(button),\(wire["click"])]"
    )
    let frame = try await socket.receive()
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
  case unexpected(String)
}

/// The numbers of the wire, read from the script that the server hands to browsers.
private struct WireTable {
  private var numbers: [String: Int] = [:]

  init(script: String) throws {
    for match in script.prefix(while: { $0 != "\n" }).matches(of: /(\w+):(\d+)/) {
      numbers[String(match.1)] = Int(match.2)
    }
    guard
      ["hello", "event", "click", "acknowledge", "unfinished"].allSatisfy({ numbers[$0] != nil })
    else {
      throw LoopbackError.unexpected(String(script.prefix(200)))
    }
  }

  subscript(name: String) -> Int { numbers[name] ?? 0 }
}
