import Foundation
import Testing

/// An example of the package, run as a person runs it.
final class ExampleProcess: Sendable {
  let output = Pipe()
  private let process = Process()
  private let ended: AsyncStream<Int32>

  init(_ name: String, arguments: [String], home: URL? = nil) throws {
    let (ended, end) = AsyncStream.makeStream(of: Int32.self)
    self.ended = ended
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    process.executableURL = URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent(name)
    process.arguments = arguments
    if let home {
      let data = home.appendingPathComponent("data").path
      process.environment = ProcessInfo.processInfo.environment
        .merging(["HOME": home.path, "XDG_DATA_HOME": data]) { $1 }
    }
    process.standardOutput = output
    process.standardError = Pipe()
    process.terminationHandler = { process in
      end.yield(process.terminationStatus)
      end.finish()
    }
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// The status that it ends with.
  func ending() async -> Int32 {
    await ended.first { _ in true } ?? -1
  }
}

/// An example that serves its windows.
struct RunningExample {
  let address: String
  private let process: ExampleProcess

  init(_ name: String, arguments: [String], home: URL? = nil) throws {
    process = try ExampleProcess(name, arguments: arguments, home: home)
    let line = String(decoding: process.output.fileHandleForReading.availableData, as: UTF8.self)
    address = try #require(line.firstMatch(of: /http:\S+/).map { String($0.0) })
  }

  var port: String { URL(string: address).flatMap(\.port).map(String.init) ?? "" }

  func end(by signal: Int32) async -> Int32 {
    process.send(signal)
    return await process.ending()
  }
}

/// A folder for the files of examples, so that those of a person who tries the tests are left alone.
final class TemporaryHome {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
