#if DEBUG
import BrowserHost
import Foundation
import Testing

@testable import WebSwiftUI

@MainActor
@Suite(.serialized)
struct InspectorLaunchTests {
  private let log = HostLog { _ in }

  @Test func inspectorHasAPortOfThisMachineAlone() throws {
    #expect(InspectorLaunch.linkedApp != nil)
    let inspector = try InspectorLaunch(SampleInspector.self)
    #expect(SampleInspector.hasBegun)
    let app = try server(onPort: 0)
    defer { app.stop() }
    let server = try inspector.start(beside: app, log: log)
    defer { server.stop() }
    #expect(server.url == "http://127.0.0.1:\(server.port)/")
  }

  @Test func inspectorTakesAnotherPortIfTheNextIsTaken() throws {
    let app = try server(onPort: 0)
    defer { app.stop() }
    let next = try? server(onPort: app.port + 1)
    defer { next?.stop() }
    let server = try InspectorLaunch(SampleInspector.self).start(beside: app, log: log)
    defer { server.stop() }
    #expect(server.port != app.port + 1)
  }

  @Test func appWithoutInspectorDoesNotStart() {
    #expect(throws: LaunchError.noInspector) { try InspectorLaunch(nil) }
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
  @MainActor static var hasBegun = false

  static func begin() { hasBegun = true }

  static nonisolated func keepRecordings(crashedOnMainThread: Bool) -> [String] { [] }

  var body: some Scene {
    WindowGroup("Inspector") { Text("Inspected") }
  }
}
#endif
