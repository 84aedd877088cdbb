#if DEBUG
import ArgumentParser
import BrowserHost
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import WebSwiftUI

@MainActor
@Suite(.serialized)
struct InspectorLaunchTests {
  private let log = HostLog { _ in }

  @Test func inspectorHasAPortOfThisMachineAlone() throws {
    #expect(InspectorLaunch.linkedApp != nil)
    let inspector = try launch("--inspector")
    #expect(SampleInspector.pages.last == true)
    let app = try server(onPort: 0)
    defer { app.stop() }
    let server = try #require(try inspector.start(beside: app, log: log))
    defer { server.stop() }
    #expect(server.url == "http://127.0.0.1:\(server.port)/")
  }

  @Test func inspectorTakesAnotherPortIfTheNextIsTaken() throws {
    let app = try server(onPort: 0)
    defer { app.stop() }
    let next = try? server(onPort: app.port + 1)
    defer { next?.stop() }
    let server = try #require(try launch("--inspector").start(beside: app, log: log))
    defer { server.stop() }
    #expect(server.port != app.port + 1)
  }

  @Test func appWithoutInspectorStartsUnlessItsPageIsAskedFor() throws {
    #expect(try InspectorLaunch(ContentOptions.parse([]), nil, isTest: false) == nil)
    #expect(throws: LaunchError.noInspector) {
      try InspectorLaunch(ContentOptions.parse(["--inspector"]), nil)
    }
  }

  @Test func storesAreRecordedWithoutAPage() throws {
    let app = try server(onPort: 0)
    defer { app.stop() }
    let inspector = try launch()
    #expect(SampleInspector.pages.last == false)
    #expect(try inspector.start(beside: app, log: log) == nil)
  }

  @Test func nothingIsRecordedInATestOrIfTheOptionSaysSo() throws {
    let count = SampleInspector.pages.count
    let options = try ContentOptions.parse(["--no-record"])
    #expect(try InspectorLaunch(options, SampleInspector.self, isTest: false) == nil)
    #expect(try InspectorLaunch(ContentOptions.parse([]), SampleInspector.self) == nil)
    #expect(SampleInspector.pages.count == count)
    #expect(throws: (any Error).self) {
      try ContentOptions.parse(["--no-record", "--inspector"])
    }
  }

  @Test(arguments: ["--build-messages", "--inspector", "--no-record"])
  func releaseBuildRefusesOptionsOfDebugBuilds(option: String) throws {
    let options = try ContentOptions.parse([option, "--open", "--previews"])
    #expect(throws: LaunchError.inReleaseBuild(option)) { try options.checkForReleaseBuild() }
    try ContentOptions.parse(["--open", "--previews"]).checkForReleaseBuild()
  }

  /// Another server of the machine may pass on what others send, and another site may have a name for this machine.
  @Test func pageIsForBrowsersOfThisMachineWithoutAProxy() async throws {
    let app = try server(onPort: 0)
    defer { app.stop() }
    let server = try #require(try launch("--inspector").start(beside: app, log: log))
    defer { server.stop() }
    #expect(try await status(of: server.url) == 200)
    for header in ["X-Forwarded-For", "X-Forwarded-Host", "Forwarded", "Via", "X-Real-IP"] {
      #expect(try await status(of: server.url, header, "203.0.113.7") == 403)
      #expect(try await status(of: app.url, header, "203.0.113.7") == 200)
    }
    for host in ["evil.example", "evil.example:\(server.port)", "127.0.0.1.evil.example"] {
      #expect(try await status(of: server.url, "Host", host) == 421)
    }
    #expect(try await status(of: server.url, "Host", "192.168.0.17") == 403)
    #expect(try await status(of: "\(server.url)live") == 426)
  }

  private func status(of url: String, _ header: String? = nil, _ value: String = "") async throws
    -> Int?
  {
    var request = URLRequest(url: try #require(URL(string: url)))
    if let header { request.setValue(value, forHTTPHeaderField: header) }
    let (_, response) = try await URLSession.shared.data(for: request)
    return (response as? HTTPURLResponse)?.statusCode
  }

  private func launch(_ options: String...) throws -> InspectorLaunch {
    let options = try ContentOptions.parse(options)
    return try #require(try InspectorLaunch(options, SampleInspector.self, isTest: false))
  }

  @Test func errorsSayWhatToDo() {
    #expect(
      LaunchError.noInspector.text(appName: "Trips") == """
        '--inspector' has found no inspector, so Trips does not start.

            It comes with the product 'ComposableArchitecture', and shows what stores do.

        To fix this, leave '--inspector' out, or have the app's target depend on that product.
        """
    )
    #expect(
      LaunchError.inReleaseBuild("--inspector").text(appName: "Trips") == """
        '--inspector' works in debug builds alone, so Trips does not start.

        To fix this, leave it out, or start a debug build: 'swift run Trips --inspector'.
        """
    )
  }

  private func server(onPort port: Int) throws -> Server {
    var configuration = Server.Configuration()
    configuration.port = port
    let app = RunningApp(SampleInspector())
    let registry = SessionRegistry(log: log) { app.makeWindow(in: $0.environment, at: $0.address) }
    return try Server.start(configuration, registry: registry, log: log)
  }
}

struct SampleInspector: InspectorApp {
  /// Whether there was a page, for each begin.
  @MainActor static var pages: [Bool] = []

  static func begin(hasPage: Bool) { pages.append(hasPage) }

  static nonisolated func keepRecordings(crashedOnMainThread: Bool) -> [String] { [] }

  var body: some Scene {
    WindowGroup("Inspector") { Text("Inspected") }
  }
}
#endif
