package import Foundation
import ViewTesting

/// An executable of this package, run as a user runs it.
package final class AppProcess: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let ended: AsyncStream<Int32>

  /// Starts an executable by name.
  ///
  /// It is built beside the tests.
  package init(_ name: String, arguments: [String], home: URL? = nil) throws {
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
    process.standardError = output
    process.terminationHandler = { process in
      end.yield(process.terminationStatus)
      end.finish()
    }
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  package func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// The status that it ends with.
  package func ending() async -> Int32 {
    await ended.first { _ in true } ?? -1
  }

  /// The output of the process until a line has an address, or until it ends.
  ///
  /// Later output is read and forgotten: a full pipe would stop the process.
  fileprivate func readUntilAddress() -> String {
    let file = output.fileHandleForReading
    var text = ""
    while !text.contains(/http:\S+\s/), case let data = file.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
    }
    file.readabilityHandler = { file in
      if file.availableData.isEmpty { file.readabilityHandler = nil }
    }
    return text
  }
}

/// An app in a process of its own that serves its windows.
package struct ServingProcess: Sendable {
  package let address: String
  private let process: AppProcess

  package init(_ name: String, arguments: [String], home: URL? = nil) throws(BrowserError) {
    do {
      process = try AppProcess(name, arguments: arguments, home: home)
    } catch {
      throw .appDidNotStart(name: name, output: "\(error)")
    }
    let output = process.readUntilAddress()
    guard let address = output.firstMatch(of: /http:\S+/) else {
      throw .appDidNotStart(name: name, output: output)
    }
    self.address = String(address.0)
  }

  package var port: String { URL(string: address).flatMap(\.port).map(String.init) ?? "" }

  /// Ends the process by a signal, and returns its exit status.
  package func end(by signal: Int32) async -> Int32 {
    process.send(signal)
    return await process.ending()
  }
}
