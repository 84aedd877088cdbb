import BrowserHost
import ArgumentParser
import Testing
import WebSwiftUI

@testable import WebSwiftUI

/// The settings that an app has for its server.
@MainActor
struct WebAppTests {
  private struct Plain: App {
    var body: some Scene { WindowGroup { Text("plain") } }
  }

  private struct Private: WebApp {
    var body: some Scene { WindowGroup { Text("private") } }

    static func configure(_ settings: inout WebSettings) {
      settings.authentication = .authelia
      settings.requestHeaders = ["X-Plan"]
    }
  }

  private struct Broken: WebApp {
    struct Failure: Error {}
    var body: some Scene { WindowGroup { Text("broken") } }

    static func configure(_ settings: inout WebSettings) throws {
      throw Failure()
    }
  }

  private struct Misspelled: WebApp {
    var body: some Scene { WindowGroup { Text("misspelled") } }

    static func configure(_ settings: inout WebSettings) {
      settings.authentication = WebAuthentication { _ in .redirect(to: "https://login.example/") }
        .allowingRedirects(to: ["https://login.example", "login.example", "b.example"])
    }
  }

  @Test func appWithoutSettingsIsOpen() throws {
    #expect(try WebSettings(of: Plain.self).authentication == nil)
  }

  @Test func appConfiguresItsServer() throws {
    let settings = try WebSettings(of: Private.self)
    #expect(settings.authentication != nil)
    #expect(settings.requestHeaders == ["X-Plan"])
    #expect(settings.requestCookies.isEmpty)
  }

  @Test func errorOfTheSettingsIsNotIgnored() {
    #expect(throws: Broken.Failure.self) { try WebSettings(of: Broken.self) }
  }

  @Test func appWhoseRedirectsLeadToNoOriginDoesNotStart() throws {
    let options = try LaunchOptions.parse(["--port", "0"], environment: [:])
    let error = #expect(throws: LaunchError.self) { try AppLaunch(Misspelled.self, options) }
    #expect(
      error?.text(appName: "Trips")
        == "Trips cannot start: 'b.example' in 'allowingRedirects(to:)' is not an origin such as "
        + "'https://login.example.com'."
    )
  }

  /// It would keep windows as they are.
  @Test func appWithoutTheKeysOfItsSessionsDoesNotStart() throws {
    let arguments = [
      "--port", "0", "--sessions", "/missing/file", "--session-keys", "/missing/keys",
    ]
    let options = try LaunchOptions.parse(arguments, environment: [:])
    let error = #expect(throws: LaunchError.self) { try AppLaunch(Plain.self, options) }
    #expect(error == .sessionKeys(.unreadable("/missing/keys")))
    #expect(
      error?.text(appName: "Trips") == SessionKeysError.unreadable("/missing/keys").description
    )
  }

  @Test func keysWithoutSessionsAreAnError() {
    #expect(throws: (any Error).self) { try WindowOptions.parse(["--session-keys", "keys"]) }
  }

  @Test func appWhoseSettingsFailDoesNotStart() throws {
    let options = try LaunchOptions.parse(["--port", "0"], environment: [:])
    let error = #expect(throws: LaunchError.self) { try AppLaunch(Broken.self, options) }
    #expect(error == .settings("Failure()"))
  }

  @Test(arguments: ["--login-idle-time=0", "--login-lifetime=-1", "--login-lifetime=9999999"])
  func lifetimesOfLoginsAreChecked(argument: String) {
    #expect(throws: (any Error).self) { try LoginOptions.parse([argument]) }
  }
}
