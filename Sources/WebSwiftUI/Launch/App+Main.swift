import ArgumentParser
import ConcurrencyExtras
import Dispatch
import Foundation
public import ViewCore

extension App {
  /// Starts the app, and serves its windows to browsers until the process ends.
  ///
  /// Swift calls this for the type that is marked `@main`:
  ///
  /// ```swift
  /// @main
  /// struct CounterApp: App {
  ///   var body: some Scene {
  ///     WindowGroup { CounterView() }
  ///   }
  /// }
  /// ```
  ///
  /// The terminal shows the address to open. Each browser window that opens it is a window of the app with its
  /// own state. The value of the app's type is created once. The windows are pages of a browser, unlike in SwiftUI.
  ///
  /// Options of the command line change this:
  /// - `--port`, `--host`: The address of the server.
  /// - `--certificate`, `--key`: The files of a certificate, with which the server uses HTTPS.
  /// - `--allowed-host`, `--trusted-proxy`, `--base-path`: The names, the proxies and the path by which browsers reach
  ///   it.
  /// - `--open`: Opens a browser.
  /// - `--previews`: Shows all previews on one page instead of the app.
  /// - `--inspector`: Shows what the stores of the app do on a second page, in debug builds.
  /// - `--no-record`: Does not record stores for the file of a crash, as debug builds do.
  /// - `--build-messages`: Shows messages of `swift package live` on all pages, in debug builds.
  /// - `--retention`: The time that a window waits for its page after the connection is lost.
  /// - `--sessions`: A file or a PostgreSQL database that keeps the values of windows which the app marks as kept, when
  ///   the process ends.
  /// - `--session-keys`: A file with keys that encrypt them.
  /// - `--memory-limit`: The megabytes of the process above which windows that wait end. Half of the memory by itself.
  /// - `--message-limit`: The size of the longest message. The page undoes and reports longer input.
  /// - `--file-limit`: The megabytes of the largest file that a user sends or receives.
  /// - `--metrics-port`, `--metrics-host`: An address for metrics and health checks.
  /// - `--drain-delay`: The time between a signal to end and the end.
  /// - `--login-idle-time`, `--login-lifetime`: The minutes after which a login ends, in an app with authentication.
  /// - `--data`: A folder for the documents and settings of the app, see `URL.documentsDirectory`.
  ///
  /// Each option is an environment variable, too: `WEBSWIFTUI_PORT` stands for `--port`. The option comes first.
  ///
  /// On `SIGTERM` or `SIGINT` the process first reports to health checks that it is about to stop, and waits for
  /// `--drain-delay`. Then it handles the messages that pages have sent, closes the windows, and waits
  /// for running effects of stores. It waits for at most three seconds; a second signal ends it at once. It does
  /// not wait for a `Task` that the app starts itself. Where code of the app keeps the main actor, the process ends
  /// without that, ten seconds after `--drain-delay`.
  ///
  /// When the process crashes, all windows are lost that `--sessions` does not keep. Their pages show that, in debug
  /// builds with the failure and its place, and start again when the app is back.
  public static func main() {
    StandardStreams.openClosed()
    let options = LaunchOptions.launchOrExit(environment: ProcessInfo.processInfo.environment)
    do throws(LaunchError) {
      let launch = try AppLaunch(Self.self, options)
      let ending = Ending(of: launch)
      let signals = [SIGINT, SIGTERM].map { DispatchSource.onSignal($0, ending.receivedSignal) }
      // An async 'main' or 'dispatchMain' would move the main actor to another thread. There
      // 'Thread.isMainThread' is false, and timers of the main run loop never fire.
      withExtendedLifetime((signals, launch)) { RunLoop.main.run() }
    } catch {
      Terminal.printError(error.text(appName: AppLaunch.appName))
      exit(EXIT_FAILURE)
    }
  }
}

/// The end of the process by signals.
///
/// It begins on another thread, because the main actor may hang.
private final class Ending: Sendable {
  private let launch: AppLaunch

  init(of launch: AppLaunch) {
    self.launch = launch
  }

  func receivedSignal() {
    guard launch.beginEnding() else { return endNow() }
    DispatchQueue.main.async { [launch] in
      MainActor.assumeIsolated { launch.shutDown { exit(EXIT_SUCCESS) } }
    }
    // The main actor may hang, and hold what an orderly end waits for.
    launch.whenEndingIsLate { _exit(EXIT_FAILURE) }
  }

  private func endNow() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) { _exit(EXIT_FAILURE) }
    exit(EXIT_SUCCESS)
  }
}
