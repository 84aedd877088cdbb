import Foundation
import Testing

/// An example that runs as a program of its own, as a person starts it.
@MainActor
final class Program {
  private let home: TemporaryHome
  private let process = Process()
  private let output = Pipe()
  private let ending: AsyncStream<Void>

  /// The program that was built with these tests.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - home: Where it keeps its files.
  init(_ name: String, in home: TemporaryHome) {
    let (ending, continuation) = AsyncStream<Void>.makeStream()
    self.ending = ending
    self.home = home
    process.terminationHandler = { _ in continuation.finish() }
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = ["--port", "0"]
    process.standardOutput = output
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["HOME": home.url.path, "XDG_DATA_HOME": home.url.path]
    ) { $1 }
  }

  isolated deinit {
    if process.isRunning { process.terminate() }
  }

  /// Starts it.
  ///
  /// - Returns: The address that it prints.
  func start() throws -> String {
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    return try #require(line.split(whereSeparator: \.isWhitespace).last.map(String.init))
  }

  /// Asks it to end, and waits until it has.
  ///
  /// - Returns: Its exit status.
  func end() async -> Int32 {
    process.terminate()
    for await _ in ending {}
    return process.terminationStatus
  }
}

/// A folder for the files of programs, so that those of a person who tries the tests are left alone.
final class TemporaryHome {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
