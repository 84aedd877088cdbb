import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// An app that runs in a process of its own for as long as this value is kept.
final class AppProcess {
  let address: URL
  private let process = Process()

  /// Starts an app that was built beside the running program, on a free port.
  init(_ name: String, rows: Int?) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = ["--port", "0"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      rows.map { ["ROWS": String($0)] } ?? [:]
    ) { $1 }
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let match = line.firstMatch(of: /http:\S+/), let address = URL(string: String(match.0))
    else { throw LoopbackError.appDidNotStart }
    self.address = address
  }

  var processID: Int32 { process.processIdentifier }

  deinit {
    process.terminate()
  }

  /// The proof that a page was served by the app, which its socket must show.
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
