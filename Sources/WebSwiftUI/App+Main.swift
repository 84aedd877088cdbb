import ArgumentParser
import BrowserHost
import Directories
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
  /// served and whether a browser is opened; `--previews` shows all its previews on a page instead. Every browser
  /// window that opens the address is a window of the app, with state of its own; the value of the
  /// app's type is made once. A window whose page has lost its connection waits for it as long as
  /// `--retention` says, one of `--waiting-sessions` at most. A text that is longer than `--message-limit`
  /// allows stays out: the page takes it back and says so. `--data` names a folder for the documents and the
  /// settings of the app, such as one for a trial, see `URL.documentsDirectory`.
  ///
  /// A process that is told to end, by `SIGTERM` or `SIGINT`, does what the pages have said, closes the
  /// windows, and lets the effects of stores end that go on, such as one that saves: for three seconds at
  /// most, and not where it is told so again. A `Task` that the app starts by itself it knows nothing of.
  ///
  /// A process that crashes takes all its windows with it. Their pages say so, in debug builds with what failed and
  /// where, and begin anew when the app is back.
  ///
  /// Differs from SwiftUI in that the windows are pages of a browser.
  public static func main() {
    let options = LaunchOptions.parseOrExit()
    AppDirectories.chosen = options.data.map { URL(fileURLWithPath: $0, isDirectory: true) }
    let name = ProcessInfo.processInfo.processName
    let previews = options.previews ? previewsOrExit(of: name) : []
    let app = options.previews ? nil : RunningApp<Self>()
    // The app may have bootstrapped a backend for logs.
    let log = HostLog.standard()
    var configuration = Server.Configuration()
    configuration.limits.retention = .seconds(options.retention)
    configuration.limits.waitingSessions = options.waitingSessions
    configuration.limits.messageBytes = options.messageLimit * 1024
    let registry = SessionRegistry(limits: configuration.limits, log: log) {
      app?.makeWindow(in: $0.environment)
        ?? PreviewsView.makeWindow(
          of: previews,
          name: name,
          at: $0.path,
          environment: $0.environment
        )
    }
    configuration.host = options.host
    configuration.port = options.port
    configuration.title = options.previews ? "Previews of \(name)" : app?.title ?? name
    configuration.framedPages = Dictionary(
      uniqueKeysWithValues: previews.map { ($0.path, $0.title) }
    )
    do throws(ServerError) {
      let server = try Server.start(configuration, registry: registry, log: log)
      Terminal.print("\(name) is running at \(server.url)")
      if options.open { Terminal.openBrowser(at: server.url) }
      CrashWatch.begin { server.notifyPages(of: $0) }
      let signals = [SIGINT, SIGTERM].map { signal in
        onSignal(signal) {
          guard !Ending.hasBegun else { exit(EXIT_SUCCESS) }
          Ending.hasBegun = true
          server.drain(within: .seconds(3)) { exit(EXIT_SUCCESS) }
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

  private static func previewsOrExit(of name: String) -> [ListedPreview] {
    // What Xcode sets as well: dependencies are their preview values.
    setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
    let previews = ListedPreview.all()
    guard !previews.isEmpty else {
      Terminal.printError(
        """
        \(name) has no previews. Add one to a file of it, and run a debug build:

          #Preview {
            ContentView()
          }
        """
      )
      exit(EXIT_FAILURE)
    }
    return previews
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

/// Whether the process was told to end.
@MainActor
private enum Ending {
  static var hasBegun = false
}
