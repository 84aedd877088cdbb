import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// An app that runs in a process of its own for as long as this value is kept.
final class AppProcess: Sendable {
  let address: URL
  private let process = Process()
  /// The folder of the kept windows, which ends with the app.
  private let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID())")

  /// Starts the app that was built beside the running program, on a free port.
  ///
  /// - Parameters:
  ///   - screen: The screen of its windows.
  ///   - core: The core that it may use, or `nil` for all of them.
  /// - Throws: An error if the app does not start.
  init(showing screen: ServedScreen, core: Int? = nil) throws {
    let output = Pipe()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sessions =
      screen.isKept ? ["--sessions", folder.appending(path: "sessions.sqlite").path] : []
    let arguments = ["--port", "0"] + sessions
    let app = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("BenchmarkApp")
    if let core {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["taskset", "-c", String(core), app.path] + arguments
    } else {
      process.executableURL = app
      process.arguments = arguments
    }
    process.environment = ProcessInfo.processInfo.environment.merging(screen.environment) { $1 }
    process.standardOutput = output
    // A flooded app has much to say.
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let match = line.firstMatch(of: /http:\S+/), let address = URL(string: String(match.0))
    else { throw LoopbackError.appDidNotStart }
    self.address = address
  }

  var processID: Int32 { process.processIdentifier }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The token with which a page connects to the app that served it.
  func token() throws -> String {
    let page = try get("")
    guard let match = page.firstMatch(of: /name="live-token" content="([^"]*)"/) else {
      throw LoopbackError.unexpected(page)
    }
    return String(match.1)
  }

  func get(_ path: String) throws -> String {
    try String(contentsOf: address.appendingPathComponent(path), encoding: .utf8)
  }
}
