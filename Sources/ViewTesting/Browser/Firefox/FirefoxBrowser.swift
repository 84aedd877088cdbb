import Foundation

/// A Firefox without a window, driven by WebDriver BiDi.
struct FirefoxBrowser: BrowserDriver {
  private let process: BrowserProcess
  private let connection: CommandConnection

  init(executable: String) async throws(BrowserError) {
    let folder = BrowserProcess.makeFolder()
    let command = [executable] + Self.arguments(profile: folder.path)
    do {
      try Self.preferences.write(
        to: folder.appendingPathComponent("user.js"),
        atomically: false,
        encoding: .utf8
      )
      process = try BrowserProcess(untilPipesClose: command, in: folder, writes: 2)
    } catch let error as BrowserError {
      throw error
    } catch {
      throw .didNotStart(path: executable, errno: ENOENT)
    }
    connection = try await Self.connect(to: process, executable)
    _ = try await connection.call(
      "session.new",
      [
        "capabilities": [
          // Nobody is there who could use a picker of the system.
          "alwaysMatch": ["unhandledPromptBehavior": ["default": "ignore", "file": "dismiss"]]
        ]
      ]
    )
    _ = try await connection.call("session.subscribe", ["events": ["log.entryAdded"]])
  }

  func makePage(preparedBy script: String?) async throws(BrowserError) -> any PageDriver {
    try await FirefoxPage.make(in: connection, preparedBy: script)
  }

  var hasEnded: Bool { connection.isClosed }

  func close() {
    connection.close()
    process.end()
  }

  private static func connect(
    to process: BrowserProcess,
    _ executable: String
  ) async throws(BrowserError) -> CommandConnection {
    let line = await process.line(after: "WebDriver BiDi listening on ws://127.0.0.1:")
    guard let port = line.flatMap({ Int($0.prefix(while: \.isNumber)) }) else {
      process.end()
      throw .didNotStart(path: executable, errno: 0)
    }
    do {
      return CommandConnection(try await WebSocketTransport.connect(port: port, path: "/session"))
    } catch {
      process.end()
      throw .noAnswer(method: "session")
    }
  }

  private static func arguments(profile: String) -> [String] {
    [
      "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0",
      // WebDriver BiDi has no input methods, color schemes and reduced motion. The browser's own scripts have.
      "--remote-allow-system-access", "about:blank",
    ]
  }

  /// Settings that keep the browser from the network and from asking, and that make its pages alike everywhere.
  private static let preferences = """
    user_pref("app.update.enabled", false);
    user_pref("app.normandy.enabled", false);
    user_pref("browser.safebrowsing.malware.enabled", false);
    user_pref("browser.safebrowsing.phishing.enabled", false);
    user_pref("browser.search.update", false);
    user_pref("browser.shell.checkDefaultBrowser", false);
    user_pref("browser.startup.homepage_override.mstone", "ignore");
    user_pref("browser.startup.page", 0);
    user_pref("datareporting.healthreport.uploadEnabled", false);
    user_pref("datareporting.policy.dataSubmissionEnabled", false);
    user_pref("extensions.update.enabled", false);
    user_pref("network.captive-portal-service.enabled", false);
    user_pref("network.connectivity-service.enabled", false);
    user_pref("services.settings.server", "data:,");
    user_pref("signon.rememberSignons", false);
    user_pref("toolkit.telemetry.enabled", false);
    // A page in a window that is not in front has the focus nevertheless.
    user_pref("focusmanager.testmode", true);
    user_pref("gfx.color_management.mode", 0);
    user_pref("intl.accept_languages", "en-US");
    // Scroll bars take no space, as on a phone.
    user_pref("ui.useOverlayScrollbars", 1);

    """
}
