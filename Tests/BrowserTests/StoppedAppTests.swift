import Foundation
import Testing
import ViewTesting

/// An app in a process of its own that is told to end, as a system does before it shuts down.
@MainActor
@Suite(.needsBrowser)
struct StoppedAppTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func tellsItsPagesAndEndsWithoutAnError(signal: Int32) async throws {
    try await Browser.withShared { browser in
      let app = try RunningExample("Counter", arguments: ["--port", "0", "--host", "127.0.0.3"])
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.click(.button("Increment"))
        try await page.waitFor(.text("1"))
        #expect(await app.end(by: signal) == 0)
        try await page.waitFor(.text("The app was stopped. Waiting for it to come back…"))
        let again = try RunningExample(
          "Counter",
          arguments: ["--port", app.port, "--host", "127.0.0.3"]
        )
        // The page goes on by itself, with a new session.
        try await page.waitFor(.text("0"))
        try await page.click(.button("Increment"))
        try await page.waitFor(.text("1"))
        #expect(await again.end(by: SIGTERM) == 0)
      }
    }
  }

  @Test func saysWhatIsWrongWithItsOptions() async throws {
    let app = try ExampleProcess("Counter", arguments: ["--retention", "-1"])
    #expect(await app.ending() == 64)
  }
}

/// An example of the package, run as a person runs it.
private final class ExampleProcess: Sendable {
  let output = Pipe()
  private let process = Process()
  private let ended: AsyncStream<Int32>

  init(_ name: String, arguments: [String]) throws {
    let (ended, end) = AsyncStream.makeStream(of: Int32.self)
    self.ended = ended
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    process.executableURL = URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent(name)
    process.arguments = arguments
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
private struct RunningExample {
  let address: String
  private let process: ExampleProcess

  init(_ name: String, arguments: [String]) throws {
    process = try ExampleProcess(name, arguments: arguments)
    let line = String(decoding: process.output.fileHandleForReading.availableData, as: UTF8.self)
    address = try #require(line.firstMatch(of: /http:\S+/).map { String($0.0) })
  }

  var port: String { URL(string: address).flatMap(\.port).map(String.init) ?? "" }

  func end(by signal: Int32) async -> Int32 {
    process.send(signal)
    return await process.ending()
  }
}
