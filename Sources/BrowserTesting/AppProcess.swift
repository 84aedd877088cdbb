import ConcurrencyExtras
package import Foundation
import ViewTesting

/// An executable of this package, run as a user runs it.
package final class AppProcess: Sendable {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let ended: AsyncStream<Int32>
  /// Everything that the process has printed.
  private let printed = Locked(Data())
  private let closedOutput: AsyncStream<Never>
  private let closeOutput: AsyncStream<Never>.Continuation

  /// Starts an executable by its path, or by its name if it is built beside the tests.
  package init(
    _ name: String,
    arguments: [String],
    home: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    let (ended, end) = AsyncStream.makeStream(of: Int32.self)
    self.ended = ended
    (closedOutput, closeOutput) = AsyncStream.makeStream()
    process.executableURL = Self.url(of: name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(home.map(Self.directories) ?? [:]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    process.terminationHandler = { process in
      end.yield(process.terminationStatus)
      end.finish()
    }
    try process.run()
  }

  /// The file of an executable by its path, or by its name if it is built beside the tests.
  ///
  /// The variable `APP_FOLDER` names another folder, such as that of a release build.
  package static func url(of name: String) -> URL {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    let folder = ProcessInfo.processInfo.environment["APP_FOLDER"]
      .map { URL(fileURLWithPath: $0, isDirectory: true) }
    return URL(
      fileURLWithPath: name,
      relativeTo: folder ?? URL(fileURLWithPath: bundle).deletingLastPathComponent()
    ).absoluteURL
  }

  package var id: Int32 { process.processIdentifier }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// The variables of all directories in which an app keeps files.
  package static func directories(in home: URL) -> [String: String] {
    [
      "HOME": home.path,
      "XDG_DATA_HOME": home.appendingPathComponent("data").path,
      "XDG_CONFIG_HOME": home.appendingPathComponent("config").path,
      "XDG_CACHE_HOME": home.appendingPathComponent("cache").path,
    ]
  }

  package func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Writes to the standard input of the process.
  package func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Ends the standard input of the process.
  package func closeInput() throws {
    try input.fileHandleForWriting.close()
  }

  /// The status that it ends with.
  package func ending() async -> Int32 {
    await ended.first { _ in true } ?? -1
  }

  /// The output of the process until it has as many addresses, until the output ends, or until the time is over.
  ///
  /// If the time is over, the text begins with that. Later output is read as well: a full pipe would stop the process.
  fileprivate func output(with addresses: Int, within limit: Duration) async -> String {
    let (parts, continuation) = AsyncStream.makeStream(of: Data?.self)
    // NB: A 'readabilityHandler' may go on after its file was closed, and then meets another file with the same number.
    // The thread has the file until all of it is read.
    let file = output.fileHandleForReading
    Thread.detachNewThread { [printed, closeOutput] in
      while case let part = file.availableData, !part.isEmpty {
        printed.withLock { $0 += part }
        continuation.yield(part)
      }
      continuation.finish()
      closeOutput.finish()
    }
    let timer = Task {
      try? await Task.sleep(for: limit)
      continuation.yield(nil)
    }
    defer { timer.cancel() }
    var data = Data()
    var text: String { String(decoding: data, as: UTF8.self) }
    for await part in parts {
      guard let part else { return "no address within \(limit)\n" + text }
      data += part
      if text.matches(of: /http:\S+\s/).count >= addresses { break }
    }
    return text
  }
}

extension AppProcess {
  /// Everything that the process has printed until it ended.
  fileprivate func wholeOutput() async -> String {
    for await _ in closedOutput {}
    return printed.withLock { String(decoding: $0, as: UTF8.self) }
  }
}

/// An app in a process of its own that serves its windows.
package struct ServingProcess: Sendable {
  package let address: String
  /// All addresses that the app has printed, its own and those of its metrics and its inspector.
  package let addresses: [String]
  private let process: AppProcess

  /// Starts an app, and waits until it prints its address.
  ///
  /// - Parameters:
  ///   - name: The executable.
  ///   - arguments: Options of the app.
  ///   - home: The folder for the app's files.
  ///   - environment: Variables beside those of this process.
  ///   - count: The number of addresses that the app prints.
  ///   - limit: How long the app may take to print them.
  /// - Throws: The reason why the app does not serve.
  package init(
    _ name: String,
    arguments: [String],
    home: URL? = nil,
    environment: [String: String] = [:],
    addresses count: Int = 1,
    within limit: Duration = .seconds(60)
  ) async throws(BrowserError) {
    do {
      process = try AppProcess(
        name,
        arguments: arguments,
        home: home,
        environment: environment
      )
    } catch {
      throw .appDidNotStart(name: name, output: "\(error)")
    }
    let output = await process.output(with: count, within: limit)
    addresses = output.matches(of: /http:\S+/).map { String($0.output) }
    guard let address = addresses.first, addresses.count >= count else {
      throw .appDidNotStart(name: name, output: output)
    }
    self.address = address
  }

  package var port: String { URL(string: address).flatMap(\.port).map(String.init) ?? "" }

  package var id: Int32 { process.id }

  /// Writes to the standard input of the process.
  package func write(_ text: String) throws { try process.write(text) }

  /// Ends the standard input of the process.
  package func closeInput() throws { try process.closeInput() }

  /// The status that the process ends with.
  package func ending() async -> Int32 { await process.ending() }

  /// Everything that the process has printed, after its end.
  package func output() async -> String { await process.wholeOutput() }

  package func send(_ signal: Int32) { process.send(signal) }

  /// Ends the process by a signal, and returns its exit status.
  package func end(by signal: Int32) async -> Int32 {
    process.send(signal)
    return await ending()
  }
}
