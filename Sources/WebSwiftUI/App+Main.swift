import ArgumentParser
import BrowserHost
import Dispatch
import Foundation
public import ViewCore

extension App {
  /// Starts the app: serves its windows to browsers until the process is told to end.
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
  /// The terminal shows the address to open. `--port`, `--host` and `--open` change where the app is
  /// served and whether a browser is opened. Every browser window that opens the address is a window
  /// of the app, with state of its own; the value of the app's type is made once.
  ///
  /// Differs from SwiftUI in that the windows are pages of a browser.
  public static func main() {
    let options = LaunchOptions.parseOrExit()
    let name = ProcessInfo.processInfo.processName
    let log = HostLog.standardError()
    let app = RunningApp<Self>()
    let registry = SessionRegistry(log: log) { app.makeWindow(in: $0.environment) }

    var configuration = Server.Configuration()
    configuration.host = options.host
    configuration.port = options.port
    configuration.title = name
    do throws(ServerError) {
      let server = try Server.start(configuration, registry: registry, log: log)
      Terminal.print("\(name) is running at \(server.url)")
      if options.open { Terminal.openBrowser(at: server.url) }
      let signals = [SIGINT, SIGTERM].map { signal in
        onSignal(signal) {
          server.stop()
          exit(EXIT_SUCCESS)
        }
      }
      // An async 'main' or 'dispatchMain' would move the main actor to another thread, where
      // 'Thread.isMainThread' is false and timers of the main run loop never fire.
      withExtendedLifetime(signals) { RunLoop.main.run() }
    } catch {
      Terminal.printError(HostIssues.text(for: error, appName: name))
      exit(EXIT_FAILURE)
    }
  }

  private static func onSignal(
    _ number: Int32,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(work) }
    source.resume()
    return source
  }
}
