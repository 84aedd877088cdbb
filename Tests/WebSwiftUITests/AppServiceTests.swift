import BrowserHost
import ConcurrencyExtras
import Foundation
import Logging
import ServiceLifecycle
import Testing

@testable import WebSwiftUI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
struct AppServiceTests {
  private let log = Locked<[String]>([])

  private func group(
    _ arguments: [String],
    started: @escaping @MainActor @Sendable (AppLaunch) -> Void = { _ in }
  ) throws -> ServiceGroup {
    let options = try LaunchOptions.parse(arguments, environment: [:])
    let app = AppService(SampleApp.self, options: options, started: started)
    return ServiceGroup(
      services: [Database(log: log), app],
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
  }

  @Test func gracefulShutdownStopsTheAppAndThenTheServicesThatItUses() async throws {
    let (launches, continuation) = AsyncStream<AppLaunch>.makeStream()
    let group = try group(["--port", "0"]) { [log] launch in
      log.withLock { $0.append("app started") }
      continuation.yield(launch)
    }
    let running = Task { try await group.run() }
    var launched = launches.makeAsyncIterator()
    let launch = try #require(await launched.next(isolation: #isolation))
    let url = try #require(URL(string: launch.server.url + "live/ready"))
    let (answer, _) = try await URLSession.shared.data(from: url)
    #expect(String(decoding: answer, as: UTF8.self) == "ready\n")
    await group.triggerGracefulShutdown()
    try await running.value
    #expect(log.withLock(\.self) == ["app started", "database stopped"])
    #expect(launch.operations.readiness.isDraining)
  }

  @Test func groupEndsWithTheTextForTheTerminalIfTheAppCannotStart() async throws {
    let group = try group(["--host", "192.0.2.1", "--port", "0"])
    let error = await #expect(throws: AppServiceError.self) { try await group.run() }
    #expect(error?.description.hasPrefix("'192.0.2.1' is not an address of this machine") == true)
  }
}

/// A client of a database, as an app has it.
private struct Database: Service {
  let log: Locked<[String]>

  func run() async throws {
    try? await gracefulShutdown()
    log.withLock { $0.append("database stopped") }
  }
}

/// The sample of the documentation.
private struct SampleApp: App {
  static func main() { main(beside: [Database(log: Locked([]))]) }

  var body: some Scene {
    WindowGroup { Text("Hello") }
  }
}
